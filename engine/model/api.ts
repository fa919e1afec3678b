import type { Documented, Property, TypeTable } from "#engine/shape";
import type { AuthScheme } from "./auth.ts";
import type { Endpoint } from "./endpoint.ts";

/** A heading under which endpoints stand. */
export interface Group extends Documented {
  readonly id: string;
  readonly name: string;
  readonly displayName?: string;
}

/** All that the product knows of a provider's API, in the normal form: every `$ref` by id, every alias resolved. */
export interface ApiModel {
  readonly id: string;
  readonly name?: string;
  readonly endpoints: readonly Endpoint[];
  readonly types: TypeTable;
  readonly groups: readonly Group[];
  readonly auths: { readonly [id: string]: AuthScheme };
  readonly globalHeaders: readonly Property[];
}

/**
 * What a form needs of an API: one endpoint and the types it reaches, never the whole definition (product.md §7
 * "Form loader"). `nodes` are the groups the endpoint stands in, outermost first.
 */
export interface EndpointForm {
  readonly endpoint: Endpoint;
  readonly nodes: readonly Group[];
  readonly globalHeaders: readonly Property[];
  readonly authSchemes: { readonly [id: string]: AuthScheme };
  readonly types: TypeTable;
}
