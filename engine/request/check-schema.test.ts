import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import type { SchemaTable } from "#engine/schema-table";
import { sentChecks } from "#engine/sent-checks";
import { type Shape, typesIn } from "#engine/shape";
import { endpointOf } from "../form/endpoint.testing.ts";
import { checkRequest } from "./check.ts";

const shape: Shape = {
  kind: "object",
  properties: [
    { key: "id", shape: { kind: "long" }, optional: true, access: "READ_ONLY" },
    { key: "count", shape: { kind: "integer" }, optional: true },
    { key: "pair", shape: { kind: "list", item: { kind: "unknown" } }, optional: true },
  ],
  rules: [{ kind: "not", rule: { kind: "required", keys: ["count"] } }],
};
const schemas: SchemaTable = {
  "/Body": {
    required: ["id"],
    properties: {
      id: { readOnly: true },
      count: { type: ["integer"] },
      pair: { prefixItems: [{ const: { a: 1 } }, { type: ["null"] }], items: false },
    },
    maxProperties: 1,
  },
};
const request = {
  body: { kind: "json", shape, schema: "/Body", optional: false, contentType: "application/json" },
} as const;

/** Lists the issues of a form with a body, of which the schema may be there or not. */
const issuesOf = (body: Json, written?: SchemaTable): readonly string[] =>
  checkRequest({
    ...{ endpoint: endpointOf({ request }), globalHeaders: [], credentials: [], rules: () => sentChecks() },
    types: typesIn({ types: {}, ...(written && { schemas: written }) }),
    form: { value: { body }, selection: {} },
  }).map(({ path, code, message }) => `/${path.join("/")} ${code}: ${message}`);

describe("a form with a written schema of its body", () => {
  it.each<[Json, readonly string[]]>([
    // A rule of the shape that is not in the schema, and a number that is larger than the shape's.
    [{ count: 3_000_000_000 }, []],
    [{ pair: [{ a: 1 }, null] }, []],
    [{ count: "1" }, ['/body/count type: expected a whole number, found "1"']],
    [
      { pair: [{ a: 2 }, null, 1] },
      ['/body/pair/0 literal: expected {"a":1}, found an object', "/body/pair/2 rule: expected nothing, found 1"],
    ],
    [{ count: 1, pair: [] }, ["/body max-properties: expected at most 1 property, found 2 properties"]],
  ])("%j has the issues %j", (body, issues) => {
    expect(issuesOf(body, schemas)).toEqual(issues);
  });

  it("is checked by its shape and rules without the schema", () => {
    expect(issuesOf({ count: 3_000_000_000 })).toHaveLength(2);
    expect(issuesOf({ count: 3_000_000_000 }, { "/Other": {} })).toHaveLength(2);
  });
});
