import { bareEndpoint, type Endpoint, type Example } from "#engine/model";

/** Creates an empty endpoint with the given members. */
export const endpointOf = (parts: Partial<Endpoint>): Endpoint =>
  bareEndpoint({
    id: "endpoint",
    ...parts,
  });

/** Creates an empty example with the given members. */
export const exampleOf = (parts: Partial<Example>): Example => ({
  path: "/",
  pathParameters: {},
  queryParameters: {},
  headers: {},
  statusCode: 200,
  ...parts,
});
