import { type Schema, validate } from "@cfworker/json-schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "#engine/json";
import { ruleCheck } from "#engine/rules";
import { rootNode } from "../../node.ts";
import { schemaWithRules } from "../../openapi-from-model/rule-schemas.ts";
import { readRules } from "./stated-rules.ts";

const keys = ["a", "b", "c"] as const;
const scalars = fc.constantFrom<Json>(null, true, false, 0, 1, 2.5, -3, "", "x", "xyz", "y1");
const values = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    scalars,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const types = fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object");
const counts = fc.nat(3);
const names = fc.subarray([...keys], { minLength: 1 });

/** Schemas of all keywords that rules can hold. */
const schemas = fc.letrec<{ schema: Json; keywords: JsonObject }>((tie) => {
  const schema = tie("schema");
  const byKey = fc.dictionary(fc.constantFrom(...keys), schema, { maxKeys: 2, noNullPrototype: true });
  return {
    schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.boolean(), tie("keywords")),
    keywords: fc.record<JsonObject>(
      {
        type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 3 })),
        const: scalars,
        enum: fc.array(scalars, { minLength: 1, maxLength: 3 }),
        pattern: fc.constantFrom("^x", "\\d", "y"),
        minLength: counts,
        maxLength: counts,
        minItems: counts,
        maxItems: counts,
        minProperties: counts,
        maxProperties: counts,
        minimum: counts,
        maximum: counts,
        exclusiveMinimum: counts,
        exclusiveMaximum: counts,
        multipleOf: fc.constantFrom(1, 0.5, 2),
        required: names,
        properties: byKey,
        items: schema,
        allOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
        anyOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
        oneOf: fc.array(schema, { minLength: 1, maxLength: 2 }),
        not: schema,
        if: schema,
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: schema,
        else: schema,
        contains: schema,
        minContains: counts,
        maxContains: counts,
        dependentRequired: fc.dictionary(fc.constantFrom(...keys), names, { maxKeys: 2, noNullPrototype: true }),
        dependentSchemas: byKey,
      },
      { requiredKeys: [] },
    ),
  };
}).schema;

const isValid = (schema: Json, value: Json): boolean =>
  // The library types only the keywords that it reads.
  validate(value, schema as Schema, "2020-12").valid;

describe("rules of schemas", () => {
  it("are kept by exactly the values that another implementation of JSON Schema allows", () => {
    fc.assert(
      fc.property(schemas, fc.array(values, { minLength: 5, maxLength: 5 }), (schema, drawn) => {
        const { rules, unread } = readRules(rootNode({ not: schema }, []));
        expect(unread).toEqual([]);
        const check = ruleCheck({ kind: "all", rules });
        for (const value of drawn) expect(check(value).length === 0).toBe(!isValid(schema, value));
      }),
      { numRuns: 400 },
    );
  });

  it("are written as schemas that allow the same values", () => {
    fc.assert(
      fc.property(schemas, fc.array(values, { minLength: 5, maxLength: 5 }), (schema, drawn) => {
        const { rules } = readRules(rootNode({ not: schema }, []));
        const written = schemaWithRules({}, rules);
        for (const value of drawn) expect(isValid(written, value)).toBe(!isValid(schema, value));
      }),
      { numRuns: 200 },
    );
  });

  it.each<JsonObject>([
    { not: { required: ["a", "b"] } },
    { not: { const: 1 } },
    { contains: { type: "string" }, minContains: 2, maxContains: 3 },
    JSON.parse('{"if":{"properties":{"kind":{"const":"card"}},"required":["kind"]},"then":{"required":["number"]}}'),
    { dependentRequired: { a: ["b"], b: ["a"] } },
    { dependentSchemas: { a: { required: ["b"] }, b: { properties: { c: { minLength: 2 } } } } },
  ])("are written unchanged: %j", (schema) => {
    expect(schemaWithRules({}, readRules(rootNode(schema, [])).rules)).toEqual(schema);
  });

  it.each<[JsonObject, JsonObject]>([
    [{ dependencies: { a: ["b"] } }, { dependentRequired: { a: ["b"] } }],
    [{ dependencies: { a: { required: ["b"] } } }, { dependentSchemas: { a: { required: ["b"] } } }],
    [{ not: { minimum: 3, exclusiveMinimum: true } }, { not: { exclusiveMinimum: 3 } }],
  ])("of earlier drafts are converted to draft 2020-12: %j", (schema, today) => {
    expect(schemaWithRules({}, readRules(rootNode(schema, [])).rules)).toEqual(today);
  });

  it.each<[JsonObject, string]>([
    [{ not: { format: "uuid" } }, '"format"'],
    [{ not: { properties: { a: { propertyNames: {} } } } }, '"propertyNames"'],
    [{ not: { pattern: "(a)\\1" } }, '"pattern"'],
    [{ if: { additionalProperties: false }, else: {} }, '"additionalProperties"'],
    [{ dependentRequired: { a: [1] } }, "a list of names"],
  ])("that use an unsupported keyword are not read: %j", (schema, reason) => {
    const { rules, unread } = readRules(rootNode(schema, []));
    expect(rules).toEqual([]);
    expect(unread.map((one) => one.reason)).toEqual([reason]);
  });
});
