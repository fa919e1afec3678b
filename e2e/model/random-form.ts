import fc from "fast-check";
import { bareEndpoint, type Endpoint, type EndpointForm, type RequestBody } from "#engine/model";
import type { ObjectShape, Property, Shape } from "#engine/shape";
import { arbitraryShape, arbitraryTypes, hostileNames } from "#engine/testing";

const names = ["a", "b", "two words", ...hostileNames];

const leaf = fc.constantFrom<Shape>(
  { kind: "string" },
  { kind: "boolean" },
  { kind: "long" },
  { kind: "enum", values: [{ value: "light" }, { value: "dark" }] },
  { kind: "list", item: { kind: "string", minLength: 1 } },
  { kind: "nullable", item: { kind: "string" } },
);

const parameters = (keys: readonly string[]): fc.Arbitrary<readonly Property[]> =>
  fc.uniqueArray(fc.record({ key: fc.constantFrom(...keys), shape: leaf, optional: fc.boolean() }), {
    maxLength: 2,
    selector: ({ key }) => key,
  });

const json = (shape: Shape, optional: boolean): RequestBody => ({
  kind: "json",
  shape,
  optional,
  contentType: "application/json",
});

/** Creates an endpoint with a body, or with a query parameter that is sent as JSON. */
export const formOf = (
  body: Shape | RequestBody,
  parameters: Pick<Endpoint, "queryParameters" | "requestHeaders"> = { queryParameters: [], requestHeaders: [] },
): EndpointForm => ({
  endpoint: bareEndpoint({
    id: "drawn",
    path: [{ kind: "literal", value: "/drawn" }],
    environments: [{ id: "only", baseUrl: "https://api.example.com/v1" }],
    ...parameters,
    request: { body: "optional" in body || body.kind === "form-data" ? body : json(body, false) },
  }),
  nodes: [],
  globalHeaders: [],
  authSchemes: {},
  types: {},
});

/** Properties with values in all four states: absent, null, empty, and filled. */
const states: fc.Arbitrary<Property> = fc
  .constantFrom<Shape>(
    { kind: "string" },
    { kind: "bigInteger" },
    { kind: "enum", values: [{ value: "light" }, { value: "dark" }] },
    { kind: "list", item: { kind: "boolean" } },
    { kind: "object", properties: [{ key: "", shape: { kind: "string" }, optional: true }] },
    { kind: "file", multiple: true },
  )
  .map((item) => ({ key: "states", shape: { kind: "nullable", item }, optional: true }));

const parts: fc.Arbitrary<RequestBody> = fc
  .record({
    states,
    random: arbitraryShape({ names }),
    file: fc.constantFrom<Shape>({ kind: "file", multiple: false }, { kind: "file", multiple: true }),
    optional: fc.boolean(),
  })
  .map(({ states: property, random, file, optional }): RequestBody => {
    const shape: ObjectShape = {
      kind: "object",
      properties: [property, { key: "file", shape: file, optional }, { key: "drawn", shape: random, optional: true }],
    };
    return { kind: "form-data", shape, parts: {} };
  });

const anyBody = fc.tuple(arbitraryShape({ names }), fc.boolean()).map(([shape, optional]) => json(shape, optional));

const bodyOfStates = fc
  .tuple(states, arbitraryShape({ names }))
  .map(([property, shape]) =>
    json({ kind: "object", properties: [property, { key: "", shape, optional: true }] }, false),
  );

const rawBody = fc
  .boolean()
  .map((optional): RequestBody => ({ kind: "octet-stream", optional, contentType: "text/plain" }));

const bodies: fc.Arbitrary<RequestBody> = fc.oneof(
  { weight: 6, arbitrary: anyBody },
  { weight: 4, arbitrary: bodyOfStates },
  { weight: 3, arbitrary: parts },
  { weight: 1, arbitrary: rawBody },
);

/** Generates endpoints with a body of any shape and kind, and a few parameters. */
export const arbitraryForm: fc.Arbitrary<EndpointForm> = fc
  .record({
    body: bodies,
    types: arbitraryTypes({ names }),
    queryParameters: parameters(["q", "page size"]),
    requestHeaders: parameters(["X-Word", "X-Other"]),
  })
  .map(({ body, types, ...others }) => ({ ...formOf(body, others), types }));
