import type { Endpoint } from "./endpoint.ts";

/** Creates an endpoint that takes nothing, answers nothing and is posted to an empty path, but for what is given. */
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
