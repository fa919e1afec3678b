import type { Endpoint } from "./endpoint.ts";

/** Creates an endpoint without request and response, posted to an empty path, with the given members. */
export const bareEndpoint = (parts: Pick<Endpoint, "id"> & Partial<Endpoint>): Endpoint => ({
  namespace: [],
  method: "POST",
  path: [],
  auth: [],
  environments: [],
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [],
  responseHeaders: [],
  responses: [],
  errors: [],
  examples: [],
  protocol: { kind: "rest" },
  ...parts,
});
