import type { V1ApiDefinition, V1ErrorDeclaration, V1StreamCondition } from "#generated/types";

/**
 * The parts of a package-form definition that the flat form can't represent. They are stored in the flat form under
 * `v1`, a property that its readers ignore and keep, so that the package form can be restored.
 */
export type WithV1<T, K> = T & { readonly v1?: K };

/** Of an endpoint. */
export interface EndpointExtras {
  readonly id: string;
  readonly slug?: string;
  readonly originalEndpointId?: string;
  readonly auth?: boolean;
  readonly errors?: readonly V1ErrorDeclaration[];
  /** Unknown members of the object that contains the path. */
  readonly path?: object;
}

/** Of a channel or a webhook: their id in the flat form names the package too. */
export interface IdExtras {
  readonly id: string;
  readonly auth?: boolean;
  readonly path?: object;
}

/** Data of a response that is streamed on request. */
export interface StreamExtras {
  readonly streamCondition: V1StreamCondition;
  /** Unknown members of the objects that contain the two forms of the answer. */
  readonly around: { readonly both: object; readonly response: object; readonly streamResponse: object };
}

/** Of an example with bodies in both the old and the new format. */
export interface ExampleExtras {
  readonly requestBody?: unknown;
  readonly responseBody?: unknown;
}

/** Of a package: its visible types and the order of its sections. */
export interface PackageExtras {
  readonly types: readonly string[];
  readonly subpackages: readonly string[];
  readonly pointsTo?: string;
}

/** Of the whole definition. `auth` is the id under which the flat form has the scheme. */
export interface DefinitionExtras {
  readonly rootPackage: PackageExtras;
  readonly auth?: string;
  readonly navigation?: V1ApiDefinition["navigation"];
}

/** Returns an object, or `undefined` if it is empty. */
export const unlessEmpty = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length === 0 ? undefined : value;
