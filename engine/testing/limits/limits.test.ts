import { expect, it } from "vitest";
import { equalJson, type Json } from "#engine/json";
import type { Schema, SchemaObject } from "#engine/schema-table";
import { typesFrom } from "#engine/shape";
import { instanceOf, limitValues, schemaBook, shapeSchemas } from "./index.ts";

const text: SchemaObject = { type: ["string"] };
const object = (properties: { readonly [key: string]: Schema }, rest: SchemaObject = {}): SchemaObject => ({
  type: ["object"],
  properties,
  ...rest,
});

/** A schema, a valid value of it, a copy at the limit, and one beyond it. */
const rows: readonly (readonly [name: string, schema: SchemaObject, value: Json, within: Json, beyond: Json])[] = [
  ["minLength", { ...text, minLength: 2 }, "abc", "ab", "a"],
  ["maxLength", { ...text, maxLength: 3 }, "a", "aaa", "aaaa"],
  ["maxLength in characters", { ...text, maxLength: 3 }, "a", "🌱🌱🌱", "aaaa"],
  ["minimum", { type: ["integer"], minimum: 3 }, 5, 3, 2],
  ["maximum", { type: ["integer"], maximum: 9 }, 5, 9, 10],
  ["maximum of doubles", { type: ["number"], maximum: 1.5 }, 1, 1.5, 1.51],
  ["exclusiveMinimum", { type: ["number"], exclusiveMinimum: 0 }, 1, 0.01, 0],
  ["multipleOf", { type: ["integer"], multipleOf: 6 }, 12, 6, 9],
  ["enum", { enum: ["a", "b"] }, "a", "b", "no such value"],
  ["const", { const: "a" }, "a", "a", "no such value"],
  ["format", { ...text, format: "date" }, "2026-01-15", "2024-02-29", "2026-02-30"],
  ["leap second", { ...text, format: "date-time" }, "2026-01-15T09:30:00Z", "2016-12-31T23:59:60Z", "soon"],
  ["number for text", text, "a", "O'Brien", 7],
  ["text for number", { type: ["integer"] }, 1, 0, "1"],
  ["minItems", { type: ["array"], items: text, minItems: 2 }, ["a", "b", "c"], ["a", "b"], ["a"]],
  ["maxItems", { type: ["array"], items: text, maxItems: 2 }, ["a"], ["a", "b"], ["a", "b", "c"]],
  ["uniqueItems", { type: ["array"], items: text, uniqueItems: true }, ["a"], ["a"], ["a", "a"]],
  ["items", { type: ["array"], items: { type: ["integer"] } }, [1], [0], ["text"]],
  ["prefixItems", { type: ["array"], prefixItems: [text, { type: ["integer"] }] }, ["a", 1], ["a", 0], ["a", "text"]],
  ["items after a tuple", { type: ["array"], prefixItems: [text], items: false }, ["a"], ["a"], ["a", 1]],
  ["contains", { type: ["array"], contains: { type: ["integer"], minimum: 5 } }, [5], [5], []],
  ["maxContains", { type: ["array"], contains: { const: 5 }, maxContains: 2 }, [5], [5, 5], [5, 5, 5]],
  ["required", object({ a: text }, { required: ["a"] }), { a: "x" }, { a: " " }, {}],
  ["optional property", object({ a: { ...text, maxLength: 1 } }), {}, { a: "a" }, { a: "aa" }],
  ["additionalProperties", object({}, { additionalProperties: false }), {}, {}, { callboardUnknown: "text" }],
  ["values of a map", object({}, { additionalProperties: { type: ["integer"] } }), {}, { extra: 1 }, { extra: "text" }],
  ["propertyNames", object({}, { propertyNames: { pattern: "^[a-z]+$" } }), {}, { aa: "a" }, { "0": "a" }],
  ["maxProperties", object({}, { maxProperties: 1 }), {}, { a: "a" }, { a: "a", ax: "a" }],
  ["minProperties", object({ a: text, b: text }, { minProperties: 1 }), { a: "a", b: "b" }, { a: "a" }, {}],
  [
    "dependentRequired",
    object({ a: text, b: text }, { dependentRequired: { a: ["b"] } }),
    {},
    { a: "a", b: "a" },
    { a: "a" },
  ],
  ["not", { ...text, not: { const: "none" } }, "a", "null", "none"],
  [
    "oneOf with two matches",
    { oneOf: [object({ a: text }, { required: ["a"] }), object({ b: text }, { required: ["b"] })] },
    { a: "a" },
    { b: "a" },
    { a: "a", b: "a" },
  ],
  [
    "if and then",
    object(
      { kind: { enum: ["x", "y"] }, vat: { ...text, minLength: 2 } },
      {
        required: ["kind"],
        if: { properties: { kind: { const: "y" } }, required: ["kind"] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema has this name.
        then: { required: ["vat"] },
      },
    ),
    { kind: "x" },
    { kind: "y", vat: "aa" },
    { kind: "y" },
  ],
];

it.each(rows)("tries values at the limit of %s and beyond it", (_name, schema, value, within, beyond) => {
  const book = schemaBook({ schemas: {} }, "request");
  const isValid = (one: Json): boolean => book.validatorOf(schema)(one).length === 0;
  const tried = [value, ...[...limitValues(book, schema, value)].map((one) => one.value)];
  expect([isValid(within), isValid(beyond)]).toEqual([true, false]);
  const has = (wanted: Json): boolean => tried.some((one) => equalJson(one, wanted));
  expect([has(within), has(beyond)]).toEqual([true, true]);
});

it.each(rows)("makes a valid value of the schema with %s", (_name, schema) => {
  const book = schemaBook({ schemas: {} }, "request");
  const made = instanceOf(book, schema);
  expect(made).toBeDefined();
  expect(book.validatorOf(schema)(made ?? null)).toEqual([]);
});

it("makes a value that only one alternative of oneOf allows", () => {
  const book = schemaBook({ schemas: {} }, "answer");
  const open = object({ number: { type: ["integer"] } }, { required: ["number"] });
  const closed = { allOf: [open, object({ hash: text }, { required: ["hash"] })] };
  expect(instanceOf(book, { oneOf: [closed, open] })).toEqual({ number: 1 });
});

it("tries the key __proto__ where any key is allowed", () => {
  const book = schemaBook({ schemas: {} }, "request");
  const tried = [...limitValues(book, { type: ["object"] }, {})].map(({ value }) => JSON.stringify(value));
  expect(tried).toContain('{"__proto__":"a"}');
});

it("ends for a schema that contains itself, and makes no read-only property", () => {
  const tree: SchemaObject = object(
    { child: { $ref: "/tree" }, id: { ...text, readOnly: true } },
    { required: ["id"], additionalProperties: false },
  );
  const book = schemaBook({ schemas: { "/tree": tree } }, "request");
  expect(instanceOf(book, { $ref: "/tree" })).toEqual({});
  const tried = [...limitValues(book, { $ref: "/tree" }, {})];
  expect(tried.length).toBeLessThan(1000);
  expect(tried.filter(({ value }) => JSON.stringify(value).includes('"id"'))).toEqual([]);
});

it("writes shapes as schemas, with named types", () => {
  const types = typesFrom({ Leaf: { name: "Leaf", shape: { kind: "integer", minimum: 1, maximum: 9 } } });
  const book = schemaBook({ schemas: {} }, "request");
  const schema = shapeSchemas(types, book)({ kind: "set", item: { kind: "ref", id: "Leaf" }, maxItems: 2 });
  const issuesOf = (value: Json) =>
    book
      .validatorOf(schema)(value)
      .map(({ keyword }) => keyword);
  expect([[1, 9], [0], [1, 1], [1, 2, 3]].map(issuesOf)).toEqual([[], ["minimum"], ["uniqueItems"], ["maxItems"]]);
});
