import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact, type Json, parseJson } from "#engine/json";
import type { Schema, SchemaObject, SchemaTable, SchemaType } from "../schema-table/index.ts";
import { schemaValidators } from "./index.ts";

const jsonOf = (text: string): Json => {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new TypeError(parsed.error.message);
  return parsed.value;
};

/** Lists the broken keywords of a value as `path keyword`. */
const broken = (schema: SchemaObject, value: Json, table: SchemaTable = {}, maxApplied?: number): readonly string[] =>
  schemaValidators({ schemas: { ...table, "#": schema } }, undefined, { maxApplied })("#")(value).map(
    ({ path, keyword, key }) => [`/${path.join("/")}`, keyword, ...(key === undefined ? [] : [key])].join(" "),
  );

describe("the issues of alternatives", () => {
  const cat: SchemaObject = {
    type: ["object"],
    properties: { kind: { const: "cat" }, lives: { maximum: 9 }, home: { properties: { kind: { enum: ["flat"] } } } },
    required: ["kind", "lives"],
  };
  const dog: SchemaObject = { ...cat, properties: { ...cat.properties, kind: { const: "dog" } } };
  it.each<[string, SchemaObject, Json, readonly string[]]>([
    ["those of the one with the constant", { oneOf: [cat, dog] }, { kind: "dog" }, ["/ required lives"]],
    [
      "those of the one with the type",
      { anyOf: [{ type: ["null"] }, cat] },
      { kind: "cat", lives: 10 },
      ["/lives maximum"],
    ],
    [
      "those in a constant further inside",
      { oneOf: [cat] },
      { kind: "cat", lives: 1, home: { kind: "a" } },
      ["/home/kind enum"],
    ],
    ["one of the keyword if several may be meant", { oneOf: [{ minimum: 3 }, { multipleOf: 2 }] }, 1, ["/ oneOf"]],
    ["one of the keyword if none can be meant", { anyOf: [cat, dog] }, { kind: "bird", lives: 1 }, ["/ anyOf"]],
    [
      "of alternatives within alternatives",
      { oneOf: [{ oneOf: [{ type: ["null"] }, cat] }, { type: ["string"] }] },
      { kind: "cat" },
      ["/ required lives"],
    ],
  ])("are %s", (_, schema, value, issues) => expect(broken(schema, value)).toEqual(issues));

  it("name the first two that allow the value", () => {
    const schema: SchemaObject = { oneOf: [{ maximum: 0 }, { minimum: 1 }, { multipleOf: 2 }] };
    const [issue] = schemaValidators({ schemas: { "#": schema } })("#")(2);
    expect(issue?.matches).toEqual([1, 2]);
  });
});

describe("a schema validator", () => {
  it.each<[SchemaObject, string, string]>([
    [{ type: ["integer"] }, "1.0", "1.5"],
    [{ type: ["integer"] }, "9007199254740993", '"1"'],
    [{ const: 1 }, "1.0", "true"],
    [{ const: { a: [0, null] } }, '{"a":[-0,null]}', '{"a":[false,null]}'],
    [{ enum: [exact("9007199254740993")] }, "9007199254740993", "9007199254740992"],
    [{ maximum: exact("9223372036854775807") }, "9223372036854775807", "9223372036854775808"],
    [{ exclusiveMinimum: exact("0.1000000000000000000001") }, "0.1000000000000000000002", "0.1"],
    [{ minimum: 1 }, "1e400", "-1e400"],
    [{ multipleOf: 0.01 }, "19.99", "19.999"],
    [{ multipleOf: 3 }, "3e1000000", "1e1000000"],
    [{ maxLength: 2 }, '"😀😀"', '"😀😀😀"'],
    [{ uniqueItems: true }, "[1,true]", "[1,1.0]"],
    [{ contains: { const: 1 }, minContains: 2, maxContains: 3 }, "[1,1,0]", "[1,0]"],
    [{ prefixItems: [{ type: ["string"] }], items: false }, '["a"]', '["a",1]'],
    [{ oneOf: [{ type: ["integer"] }, { minimum: 2 }] }, "1", "3"],
    [{ not: { required: ["a", "b"] } }, '{"a":1}', '{"a":1,"b":2}'],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    [{ if: { required: ["a"] }, then: { required: ["b"] } }, "{}", '{"a":1}'],
    [{ dependentRequired: { a: ["b"] } }, '{"b":1}', '{"a":1}'],
    [{ dependentSchemas: { a: { maxProperties: 1 } } }, '{"a":1}', '{"a":1,"c":2}'],
    [{ propertyNames: { maxLength: 1 } }, '{"a":1}', '{"ab":1}'],
    [{ patternProperties: { "^x-": true }, additionalProperties: false }, '{"x-a":1}', '{"a":1}'],
    [{ patternProperties: { "^a(": { type: ["null"] }, "^x": { type: ["null"] } } }, '{"a":1,"x":null}', '{"x":1}'],
    [
      { patternProperties: { "^a(": true, "^x": { type: ["null"] } }, additionalProperties: false },
      '{"b":1}',
      '{"x":1}',
    ],
    [{ properties: { a: true }, additionalProperties: { type: ["null"] } }, '{"a":1,"b":null}', '{"b":1}'],
    [{ properties: Object.fromEntries([["constructor", { type: ["null"] } as const]]) }, "{}", '{"constructor":1}'],
    [{ required: ["__proto__"] }, '{"__proto__":1}', "{}"],
    [{ format: "ipv4" }, '"127.0.0.1"', '"127.0.0.01"'],
  ])("%j allows %s and not %s", (schema, valid, invalid) => {
    expect(broken(schema, jsonOf(valid))).toEqual([]);
    expect(broken(schema, jsonOf(invalid))).not.toEqual([]);
  });

  it("reports each broken keyword with the path of its value, and missing properties by their name", () => {
    const schema: SchemaObject = {
      type: ["object"],
      required: ["id", "name"],
      properties: { id: { type: ["integer"] }, tags: { items: { minLength: 2, pattern: "^[a-z]+$" } } },
      additionalProperties: false,
    };
    expect(broken(schema, { id: "1", tags: ["ok", "A"], other: 1 })).toEqual([
      "/ required name",
      "/id type",
      "/tags/1 minLength",
      "/tags/1 pattern",
      "/ additionalProperties other",
    ]);
  });

  it("names the location of a broken keyword", () => {
    const table: SchemaTable = { "#": { properties: { "a/b": { $ref: "/x" } } }, "/x": { items: { maximum: 1 } } };
    const [issue] = schemaValidators({ schemas: table })("#")({ "a/b": [2] });
    expect(issue).toMatchObject({ at: "/x/items/maximum", path: ["a/b", 0] });
  });

  it("knows which parts other keywords have evaluated, without parts of siblings", () => {
    const open: SchemaObject = {
      allOf: [{ properties: { a: true } }, { $ref: "/b" }],
      anyOf: [{ properties: { c: { const: 1 } }, required: ["c"] }, true],
      unevaluatedProperties: false,
    };
    const table: SchemaTable = { "/b": { properties: { b: true } } };
    expect(broken(open, { a: 1, b: 1, c: 1 }, table)).toEqual([]);
    expect(broken(open, { a: 1, c: 2 }, table)).toEqual(["/ unevaluatedProperties c"]);
    expect(broken({ allOf: [{ properties: { a: true } }, { unevaluatedProperties: false }] }, { a: 1 })).not.toEqual(
      [],
    );
    const list: SchemaObject = { prefixItems: [true], contains: { const: 2 }, unevaluatedItems: false };
    expect([broken(list, [1, 2, 2]), broken(list, [1, 2, 3])]).toEqual([[], ["/2 false"]]);
    expect(broken({ ...list, containsLeavesItems: true }, [1, 2])).toEqual(["/1 false"]);
  });

  it("follows a dynamic reference to the outermost resource with its anchor", () => {
    const schemas: SchemaTable = {
      strict: { $id: "strict", $ref: "tree", unevaluatedProperties: false },
      tree: { $id: "tree", properties: { data: true, children: { items: { $dynamicRef: ["tree", "node"] } } } },
    };
    const schemaAnchors = { tree: { node: "tree" }, strict: { node: "strict" } };
    const validate = schemaValidators({ schemas, schemaAnchors });
    const value: Json = { children: [{ date: 1 }] };
    expect([validate("tree")(value).length, validate("strict")(value).length]).toEqual([0, 1]);
  });

  it("does not require what the sender leaves out, behind references too", () => {
    const schemas: SchemaTable = {
      "#": { required: ["id", "secret"], allOf: [{ properties: { id: { $ref: "/id" } } }, { $ref: "/secret" }] },
      "/id": { readOnly: true, type: ["integer"] },
      "/secret": { properties: { secret: { writeOnly: true } } },
    };
    const missing = (direction?: "request" | "answer") =>
      schemaValidators({ schemas }, direction)("#")({}).map(({ key }) => key);
    expect([missing(), missing("request"), missing("answer")]).toEqual([["id", "secret"], ["secret"], ["id"]]);
  });

  it("allows everything by a schema that is missing or refers only to itself", () => {
    expect(broken({ $ref: "/lost" }, 1)).toEqual([]);
    expect(broken({ $ref: "#" }, 1)).toEqual([]);
    expect(broken({ allOf: [{ $ref: "#" }, { type: ["string"] }] }, 1)).not.toEqual([]);
  });

  it("ends soon for schemas that double the work at each level", () => {
    const twice = (inner: SchemaObject): SchemaObject => ({ properties: { next: inner } });
    const table: SchemaTable = {
      "/any": { anyOf: [twice({ $ref: "/any" }), twice({ $ref: "/any" })], type: ["object"] },
      "/all": { allOf: [twice({ $ref: "/all" }), twice({ $ref: "/all" })], type: ["object"] },
    };
    let value: Json = 1;
    for (let i = 0; i < 60; i += 1) value = { next: value };
    expect(broken({ $ref: "/any" }, value, table, 20_000).length).toBeGreaterThan(0);
    expect(broken({ $ref: "/all" }, value, table, 20_000).length).toBeGreaterThan(0);
  });

  it("checks values as deep as a reader allows", () => {
    const table: SchemaTable = { "/list": { items: { $ref: "/list" }, type: ["array"] } };
    let value: Json = 1;
    for (let i = 0; i < 990; i += 1) value = [value];
    expect(broken({ $ref: "/list" }, value, table)).toHaveLength(1);
  });

  it("allows a value that is nested too deeply, or needs too much work, also below `not`", () => {
    const table: SchemaTable = {
      "/next": { properties: { next: { $ref: "/next" } } },
      "/texts": { items: { not: { items: { anyOf: [{ type: ["string"] }, { type: ["null"] }] } } } },
    };
    let value: Json = 1;
    for (let i = 0; i < 50_000; i += 1) value = { next: value };
    expect(broken({ $ref: "/next" }, value, table)).toEqual([]);
    const rows = Array.from({ length: 100 }, () => [null, "", 1]);
    // The limits end within rows and between them.
    const unfinished = Array.from({ length: 20 }, (_, i) => broken({ $ref: "/texts" }, rows, table, 190 + i));
    expect(unfinished.flat()).toEqual([]);
  });

  it("rejects by `not` exactly what the schema allows", () => {
    const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        fc.boolean(),
        fc.record<SchemaObject>(
          {
            type: fc.subarray<SchemaType>(["string", "integer", "object", "array"], { minLength: 1 }),
            minimum: fc.integer({ min: -2, max: 2 }),
            maxLength: fc.nat(2),
            required: fc.subarray(["a", "b"]),
            properties: fc.dictionary(fc.constantFrom("a", "b"), tie("schema")),
            unevaluatedProperties: tie("schema"),
            items: tie("schema"),
            contains: tie("schema"),
            anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
            oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
            if: tie("schema"),
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: tie("schema"),
          },
          { requiredKeys: [] },
        ),
      ),
    }));
    const value = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.string({ maxLength: 3 }),
      fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom("a", "b"), fc.integer({ min: -3, max: 3 })),
    );
    fc.assert(
      fc.property(schema, value, (one, any) => {
        const isValid = broken({ allOf: [one] }, any).length === 0;
        expect(broken({ not: one }, any).length === 0).toBe(!isValid);
        expect(broken({ anyOf: [one, { not: one }] }, any)).toEqual([]);
        expect(broken({ oneOf: [one, one] }, any).length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
