import type { V1ApiDefinition, V1ErrorDeclaration, V1StreamCondition } from "#generated/types";

/**
 * The parts of a package-form definition that the flat form can't represent. They are stored in the flat form under
 * `v1`, a property that its readers ignore and keep, so that the package form can be restored.
 */
export type Kept<T, K> = T & { readonly v1?: K };

/** Of an endpoint. */
export interface KeptEndpoint {
  readonly id: string;
  readonly slug?: string;
  readonly originalEndpointId?: string;
  readonly auth?: boolean;
  readonly errors?: readonly V1ErrorDeclaration[];
  /** Unknown members of the object that contains the path. */
  readonly path?: object;
}

/** Of a channel or a webhook, whose id in the flat form names its package too. */
export interface KeptId {
  readonly id: string;
  readonly auth?: boolean;
  readonly path?: object;
}

/** Of an answer that is a stream when the request asks for it. */
export interface KeptStream {
  readonly streamCondition: V1StreamCondition;
  /** Unknown members of the objects that contain the two forms of the answer. */
  readonly around: { readonly both: object; readonly response: object; readonly streamResponse: object };
}

/** Of an example that gives its bodies in the old way and the new way at once. */
export interface KeptExample {
  readonly requestBody?: unknown;
  readonly responseBody?: unknown;
}

/** Of a package: which types it shows and in which order its sections stand. */
export interface KeptPackage {
  readonly types: readonly string[];
  readonly subpackages: readonly string[];
  readonly pointsTo?: string;
}

/** Of the whole definition. `auth` is the id under which the flat form has the scheme. */
export interface KeptDefinition {
  readonly rootPackage: KeptPackage;
  readonly auth?: string;
  readonly navigation?: V1ApiDefinition["navigation"];
}

/** An object that holds something; nothing for one that holds nothing. */
export const unlessEmpty = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

/** Takes away the properties that are `undefined`, so that what is absent stays absent on the wire. */
export function present<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  // Leaving out what is undefined is just what the result type says.
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
