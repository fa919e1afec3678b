import type { Call, CallOptions, Endpoint, NamedError, RequestParts, Service, Transport } from "../call.ts";
import { createClient } from "./client.ts";

type BoundPath<P, Key extends PropertyKey> = Omit<P, Key> & Partial<Pick<P, Key & keyof P>>;

type BoundRequest<Req, Key extends PropertyKey> = Req extends { readonly pathParameters: infer P }
  ? Omit<Req, "pathParameters"> &
      ([Exclude<keyof P, Key>] extends [never]
        ? { readonly pathParameters?: BoundPath<P, Key> }
        : { readonly pathParameters: BoundPath<P, Key> })
  : Req;

type BoundCall<E, Key extends PropertyKey> =
  E extends Endpoint<infer Req, infer Res, infer Err extends NamedError>
    ? Call<Endpoint<BoundRequest<Req, Key>, Res, Err>>
    : never;

/** A client with calls that no longer need some path parameters. */
export type BoundClient<S, Key extends PropertyKey> = { readonly [K in keyof S]: BoundCall<S[K], Key> };

/** Creates the client of an area in which some path parameters are the same in all calls; a call may override them. */
export function createBoundClient<S extends Service, const Bound extends { readonly [key: string]: string }>(
  service: S,
  transport: Transport,
  pathParameters: Bound,
): BoundClient<S, keyof Bound> {
  const bound: Transport = (endpoint, request: RequestParts, options: CallOptions) => {
    const known = endpoint.path.flatMap((chunk) => (chunk.kind === "parameter" ? [chunk.key] : []));
    const values = Object.fromEntries(Object.entries(pathParameters).filter(([key]) => known.includes(key)));
    return transport(endpoint, { ...request, pathParameters: { ...values, ...request.pathParameters } }, options);
  };
  // The same calls, with fewer parameters.
  const client: object = createClient(service, bound);
  return client as BoundClient<S, keyof Bound>;
}
