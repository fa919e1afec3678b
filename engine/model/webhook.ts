import type { Json } from "#engine/json";
import type { Documented, Property, Shape } from "#engine/shape";
import type { Endpoint, EndpointResponse, HttpMethod } from "./endpoint.ts";

/** A body that an API may send to a webhook. */
export interface WebhookPayload {
  readonly description?: string;
  readonly contentType?: string;
  readonly shape: Shape;
}

/** The origin of a call that an endpoint asks for (OpenAPI "Callback Object"). */
export interface Callback {
  readonly endpointId: string;
  /** The name of the callback at that endpoint. */
  readonly name: string;
  /** The address that it is sent to, with expressions (OpenAPI "Runtime Expressions") in braces. */
  readonly url: string;
}

/** A call that an API makes to an address of its user. */
export interface Webhook extends Documented, Pick<Endpoint, "parameterStyles"> {
  readonly id: string;
  readonly displayName?: string;
  /** The groups it is in, outermost first; ids of `ApiModel.groups`. */
  readonly namespace: readonly string[];
  readonly method: HttpMethod;
  /** For display only, in segments; often empty, since the address is the user's. */
  readonly path: readonly string[];
  /** Absent for a call that no endpoint asks for. */
  readonly callback?: Callback;
  /** Parameters that the API adds to the query of the address. */
  readonly queryParameters?: readonly Property[];
  /** Headers that the API sends. */
  readonly headers: readonly Property[];
  readonly payloads: readonly WebhookPayload[];
  /** The answers that the API expects; an absent list says nothing about them. */
  readonly responses?: readonly EndpointResponse[];
  /** Examples of bodies; one without `payload` has no body. */
  readonly examples: readonly { readonly name?: string; readonly payload?: Json }[];
}
