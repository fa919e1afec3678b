import fc from "fast-check";
import { expect, it } from "vitest";
import type { Schema, SchemaObject, SchemaTable } from "#engine/schema-table";
import { noValueIn, schemaBook } from "./index.ts";

const text: SchemaObject = { type: ["string"] };
const table: SchemaTable = { text, loop: { required: ["a"], properties: { a: { $ref: "loop" } } } };
const reasonOf = (schema: SchemaObject) => noValueIn(schemaBook({ schemas: table }, "answer"), schema);

it.each<[string, SchemaObject, string]>([
  ["types", { allOf: [text, { type: ["integer"] }] }, "types string and integer"],
  ["types of a reference", { $ref: "text", type: ["object"] }, "exclude each other"],
  ["constants", { allOf: [{ const: 1 }, { const: 2 }] }, "1 and 2 have no value in common"],
  ["a constant of another type", { type: ["string"], const: 5 }, "5 differs"],
  ["limits", { minimum: 5, maximum: 2, type: ["number"] }, "minimum 5 and maximum 2"],
  ["an open limit", { allOf: [{ type: ["integer"], minimum: 5 }, { exclusiveMaximum: 5 }] }, "exclusiveMaximum 5"],
  ["lengths", { type: ["string"], minLength: 3, maxLength: 2 }, "minLength 3 is more"],
  ["counts", { allOf: [{ type: ["array"], minItems: 3 }, { maxItems: 1 }] }, "minItems 3 is more"],
  ["a forbidden property", { type: ["object"], required: ["a"], additionalProperties: false }, '"a" is not allowed'],
  [
    "a property of two types",
    {
      type: ["object"],
      allOf: [{ required: ["a"], properties: { a: text } }, { properties: { a: { type: ["null"] } } }],
    },
    'property "a" allows no value: the types',
  ],
  ["false", { allOf: [text, false] }, "one of the schemas is false"],
])("schemas that rule each other out by %s allow no value", (_, schema, reason) => {
  expect(reasonOf(schema)?.reason).toContain(reason);
});

it.each<[string, SchemaObject]>([
  ["a type among several", { allOf: [{ type: ["string", "integer"] }, { type: ["integer"] }] }],
  ["limits of another type", { type: ["string"], minimum: 5, maximum: 2 }],
  ["integers among numbers", { allOf: [{ type: ["number"] }, { type: ["integer"] }] }],
  ["an optional property", { type: ["object"], allOf: [{ properties: { a: text } }, { properties: { a: false } }] }],
  [
    "a property that a pattern may allow",
    { required: ["a"], patternProperties: { "^a": text }, additionalProperties: false },
  ],
  ["a schema inside itself", { allOf: [{ $ref: "loop" }] }],
  ["what is forbidden on purpose", { not: {} }],
  ["digits that a double can't hold", { type: ["integer"], minimum: 2 ** 53, exclusiveMaximum: 2 ** 53 }],
])("%s is not reported", (_, schema) => {
  expect(reasonOf(schema)).toBeUndefined();
});

it("searches types that refer to each other by all of their properties once", () => {
  const names = Array.from({ length: 30 }, (_, i) => `p${i}`);
  let reads = 0;
  const recursive = (id: string): SchemaObject => ({
    required: names,
    get properties() {
      reads += 1;
      return Object.fromEntries(names.map((name) => [name, { $ref: id }]));
    },
  });
  const schemas: SchemaTable = { one: recursive("one"), other: recursive("other") };
  expect(noValueIn(schemaBook({ schemas }, "answer"), { allOf: [{ $ref: "one" }, { $ref: "other" }] })).toBeUndefined();
  expect(reads).toBeLessThan(10_000);
});

it("reports the innermost of several schemas", () => {
  const inner = { allOf: [text, { type: ["integer"] }] } as const;
  expect(reasonOf(inner)?.keyword).toBe("allOf");
  expect(reasonOf({ allOf: [inner, {}] })).toBeUndefined();
});

it("never reports schemas that some value is valid for", () => {
  const small = fc.integer({ min: 0, max: 3 });
  const leaf = fc.oneof(
    fc.record({ type: fc.subarray(["string", "integer", "array", "object", "null"] as const, { minLength: 1 }) }),
    fc.record({ minimum: small, maximum: small }, { requiredKeys: [] }),
    fc.record({ exclusiveMinimum: small, exclusiveMaximum: small }, { requiredKeys: [] }),
    fc.record({ minLength: small, maxLength: small }, { requiredKeys: [] }),
    fc.record({ minItems: small, maxItems: small }, { requiredKeys: [] }),
    fc.record({ const: fc.oneof(small, fc.constantFrom("", "aa", null)) }),
    fc.record({ enum: fc.uniqueArray(fc.oneof(small, fc.constantFrom("a", null)), { minLength: 1, maxLength: 2 }) }),
  );
  const member = fc.record(
    {
      required: fc.subarray(["a", "b"]),
      properties: fc.dictionary(fc.constantFrom("a", "b"), fc.oneof(leaf, fc.constant(false))),
      additionalProperties: fc.constantFrom(true, false),
      minProperties: small,
    },
    { requiredKeys: [] },
  );
  const values = fc.oneof(
    small,
    fc.double({ min: 0, max: 3, noNaN: true }),
    fc.constantFrom("", "aa", null),
    fc.array(small, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), fc.oneof(small, fc.constantFrom("a", null))),
  );
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof(leaf, member), { minLength: 1, maxLength: 3 }),
      fc.array(values, { maxLength: 20 }),
      (parts, samples) => {
        // The generated parts are schemas; their types are only wider.
        const schema: SchemaObject = { allOf: parts as readonly Schema[] };
        const book = schemaBook({ schemas: {} }, "answer");
        if (noValueIn(book, schema) === undefined) return;
        found += 1;
        for (const value of samples) expect(book.validatorOf(schema)(value)).not.toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(0);
});
