import type { CallOptions, Client, RequestParts, Service, Transport } from "../call.ts";

/** Creates the typed client of an area of descriptors: one function per call, all of them made by `transport`. */
export function createClient<S extends Service>(service: S, transport: Transport): Client<S> {
  const calls = Object.entries(service).map(([name, endpoint]) => [
    name,
    (request: RequestParts = {}, options: CallOptions = {}) => transport(endpoint, request, options),
  ]);
  // The descriptor determines the types of each entry.
  return Object.fromEntries(calls) as Client<S>;
}
