import { bareEndpoint, type Endpoint, type Example } from "#engine/model";

/** Creates an endpoint that takes nothing, but for what is given. */
export const endpointOf = (parts: Partial<Endpoint>): Endpoint =>
  bareEndpoint({
    id: "endpoint",
    ...parts,
  });

/** Creates an example that says nothing, but for what is given. */
export const exampleOf = (parts: Partial<Example>): Example => ({
  path: "/",
  pathParameters: {},
  queryParameters: {},
  headers: {},
  statusCode: 200,
  ...parts,
});
