import fc from "fast-check";
import { expect, it } from "vitest";
import type { ApiModel, Endpoint, RequestBody } from "#engine/model";
import type { ObjectShape, Property, Shape } from "#engine/shape";
import { arbitraryShape, arbitraryTypes } from "#engine/testing";
import { isNightly } from "../../tooling/tier.ts";
import { checkApi } from "./check-api.ts";

const leafShapes = fc.constantFrom<Shape>(
  { kind: "string" },
  { kind: "string", minLength: 1, maxLength: 4 },
  { kind: "long" },
  { kind: "boolean" },
  { kind: "nullable", item: { kind: "double" } },
  { kind: "list", item: { kind: "string" } },
  { kind: "map", key: { kind: "string" }, value: { kind: "list", item: { kind: "integer" } } },
  { kind: "unknown" },
);
const names = ["a", "b/c", "é", "a[b]", "toString", "__proto__", "%2F", "x-y"];

const properties = (shapes: fc.Arbitrary<Shape>, keys: readonly string[]): fc.Arbitrary<readonly Property[]> =>
  fc.uniqueArray(
    fc
      .record({ key: fc.constantFrom(...keys), shape: shapes, optional: fc.boolean(), readOnly: fc.boolean() })
      .map(({ readOnly, ...rest }): Property => (readOnly && rest.optional ? { ...rest, access: "READ_ONLY" } : rest)),
    { maxLength: 3, selector: ({ key }) => key },
  );

const bodies: fc.Arbitrary<RequestBody | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({
    kind: fc.constant("json" as const),
    shape: arbitraryShape(),
    optional: fc.boolean(),
    contentType: fc.constantFrom("application/json", "application/vnd.api+json"),
  }),
  properties(leafShapes, names).map(
    (all): RequestBody => ({
      kind: "json",
      shape: { kind: "object", properties: all },
      optional: false,
      contentType: "application/x-www-form-urlencoded",
    }),
  ),
  properties(
    fc.oneof(leafShapes, fc.constantFrom<Shape>({ kind: "file", multiple: false }, { kind: "file", multiple: true })),
    names,
  ).map((all): RequestBody => {
    const shape: ObjectShape = { kind: "object", properties: all };
    return { kind: "form-data", shape, parts: { a: { exploded: true }, "b/c": { contentType: ["application/json"] } } };
  }),
  fc.record({
    kind: fc.constant("octet-stream" as const),
    optional: fc.boolean(),
    contentType: fc.constant("application/octet-stream"),
  }),
);

const endpoints: fc.Arbitrary<Endpoint> = fc
  .record({
    method: fc.constantFrom("GET" as const, "POST" as const, "HEAD" as const),
    path: properties(fc.constantFrom<Shape>({ kind: "string" }, { kind: "long" }, { kind: "uuid" }), names),
    queryParameters: properties(leafShapes, names),
    requestHeaders: properties(leafShapes, ["X-Trace", "Content-Type", "x-trace-2", "Host"]),
    body: bodies,
    protocol: fc.constantFrom<Endpoint["protocol"]>({ kind: "rest" }, { kind: "openrpc", methodName: "plants.list" }),
  })
  .map(
    ({ path, body, protocol, ...rest }): Endpoint => ({
      ...rest,
      // OpenRPC is JSON throughout.
      protocol: body?.kind === "json" && body.contentType === "application/json" ? protocol : { kind: "rest" },
      id: "e",
      namespace: [],
      auth: [],
      environments: [],
      path: [
        { kind: "literal", value: "/v2/it is" },
        ...path.flatMap(({ key }) => [
          { kind: "literal", value: "/p-" } as const,
          { kind: "parameter", key } as const,
          { kind: "literal", value: "/" } as const,
        ]),
      ],
      pathParameters: path.map(({ key, shape }) => ({ key, shape, optional: false })),
      responseHeaders: [],
      ...(body && { request: { body } }),
      responses: [],
      errors: [],
      examples: [],
    }),
  );

const apis = fc.record({ endpoint: endpoints, types: arbitraryTypes() }).map(
  ({ endpoint, types }): ApiModel => ({
    id: "random",
    endpoints: [endpoint],
    types,
    groups: [],
    auths: {},
    globalHeaders: [{ key: "X-Everywhere", shape: { kind: "string" }, optional: true }],
  }),
);

it("finds no failure of the product on any API", async () => {
  await fc.assert(
    fc.asyncProperty(apis, async (model) => {
      const [report] = await checkApi({ model, budget: { runs: isNightly ? 6 : 2, seed: 1 }, clock: () => 0 });
      const failures = report?.laws.flatMap(({ law, outcome }) =>
        outcome.kind === "failed" ? [`${law}: ${outcome.message}`] : [],
      );
      expect(failures?.join("\n")).toBe("");
    }),
    { numRuns: 60, includeErrorInReport: true },
  );
});
