import fc from "fast-check";
import type { Endpoint, EndpointForm } from "#engine/model";
import type { Property, Shape } from "#engine/shape";
import { arbitraryShape, arbitraryTypes, hostileNames } from "#engine/testing";

/** Names that can be heard: an empty one has no name to find it by. */
const names = ["a", "b", "two words", ...hostileNames.filter((name) => name !== "")];

const leaf = fc.constantFrom<Shape>(
  { kind: "string" },
  { kind: "boolean" },
  { kind: "long" },
  { kind: "enum", values: [{ value: "light" }, { value: "dark" }] },
  { kind: "list", item: { kind: "string", minLength: 1 } },
);

const parameters = (keys: readonly string[]): fc.Arbitrary<readonly Property[]> =>
  fc.uniqueArray(fc.record({ key: fc.constantFrom(...keys), shape: leaf, optional: fc.boolean() }), {
    maxLength: 2,
    selector: ({ key }) => key,
  });

/** Makes an endpoint with a body of a shape. */
export const formOf = (
  shape: Shape,
  optional = false,
  parameters: Pick<Endpoint, "queryParameters" | "requestHeaders"> = { queryParameters: [], requestHeaders: [] },
): EndpointForm => ({
  endpoint: {
    id: "drawn",
    namespace: [],
    method: "POST",
    path: [{ kind: "literal", value: "/drawn" }],
    auth: [],
    environments: [{ id: "only", baseUrl: "https://api.example.com/v1" }],
    pathParameters: [],
    ...parameters,
    responseHeaders: [],
    request: { body: { kind: "json", shape, optional, contentType: "application/json" } },
    responses: [],
    errors: [],
    examples: [],
    protocol: { kind: "rest" },
  },
  nodes: [],
  globalHeaders: [],
  authSchemes: {},
  types: {},
});

/** Draws endpoints with a body of any shape, and a few parameters. */
export const arbitraryForm: fc.Arbitrary<EndpointForm> = fc
  .record({
    shape: arbitraryShape({ names }),
    types: arbitraryTypes({ names }),
    optional: fc.boolean(),
    queryParameters: parameters(["q", "page size"]),
    requestHeaders: parameters(["X-Word", "X-Other"]),
  })
  .map(({ shape, types, optional, ...parameters }) => ({ ...formOf(shape, optional, parameters), types }));
