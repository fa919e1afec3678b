import type { Endpoint, Example } from "#engine/model";

/** Makes an endpoint that takes nothing, but for what is given. */
export const endpointOf = (parts: Partial<Endpoint>): Endpoint => ({
  id: "endpoint",
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

/** Makes an example that says nothing, but for what is given. */
export const exampleOf = (parts: Partial<Example>): Example => ({
  path: "/",
  pathParameters: {},
  queryParameters: {},
  headers: {},
  statusCode: 200,
  ...parts,
});
