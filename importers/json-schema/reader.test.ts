import { describe, expect, it } from "vitest";
import { exact, type Json, type JsonObject, parseJson } from "#engine/json";
import type { Shape, TypeTable, UndiscriminatedUnionShape } from "#engine/shape";
import type { ImportDiagnostic } from "../diagnostic.ts";
import { member } from "../node.ts";
import { openDocuments } from "./documents/documents.ts";
import type { Dialect } from "./facts/keywords.ts";
import { schemaReader } from "./reader.ts";

interface Read {
  readonly shape: Shape;
  readonly types: TypeTable;
  readonly diagnostics: readonly string[];
}

/** Reads one schema of a document that names others. */
async function read(schema: Json, named: Json = {}, dialect: Dialect = "json-schema"): Promise<Read> {
  const diagnostics: ImportDiagnostic[] = [];
  const documents = await openDocuments({ schema, components: { schemas: named } }, {}, diagnostics);
  const schemas = schemaReader({
    documents,
    dialect,
    named: [member(member(documents.main, "components"), "schemas")],
  });
  const shape = schemas.shapeOf(member(documents.main, "schema"));
  const types = schemas.finish();
  return { shape, types, diagnostics: diagnostics.map(({ at, code }) => `${at} ${code}`) };
}

const json = (text: string): Json => {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};
const text: Shape = { kind: "string" };
/** The shape of a schema with no more than `"type": "integer"`. */
const integer: Shape = { kind: "long", unsized: true };
const unknown: Shape = { kind: "unknown" };
const ref = (id: string): Shape => ({ kind: "ref", id });
const to = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const object = (...properties: readonly (readonly [string, Shape, boolean?])[]): Shape => ({
  kind: "object",
  properties: properties.map(([key, shape, optional = true]) => ({ key, shape, optional })),
});
const union = (...shapes: readonly Shape[]): UndiscriminatedUnionShape => ({
  kind: "undiscriminatedUnion",
  variants: shapes.map((shape) => ({ shape })),
});
const byPattern = (...variants: readonly (readonly [code: string | undefined, shape: Shape])[]): Shape => ({
  kind: "undiscriminatedUnion",
  variants: variants.map(([code, shape]) => ({
    shape,
    ...(code !== undefined && { description: `Value of a property with a name that matches ${code}.` }),
  })),
});
const oneOf = (...shapes: readonly Shape[]): Shape => ({ ...union(...shapes), exclusive: true });

describe("the examples of a schema", () => {
  const examplesOf = async (schema: Json, named: Json = {}) => {
    const { shape, types } = await read(schema, named);
    return { shape: JSON.parse(JSON.stringify(shape)), types };
  };

  it("come from `example`, then from `examples`, each once", async () => {
    expect((await read({ type: "string", example: "b", examples: ["a", "b"] })).shape).toEqual({
      kind: "string",
      examples: ["b", "a"],
    });
  });

  it("can be of any kind of shape, and of the items of a list", async () => {
    const schema: Json = {
      type: ["array", "null"],
      items: { type: "string", enum: ["a", "b"], example: "a" },
      example: ["b"],
    };
    expect((await examplesOf(schema)).shape).toEqual({
      kind: "nullable",
      item: { kind: "list", item: { kind: "enum", values: [{ value: "a" }, { value: "b" }], examples: ["a"] } },
      examples: [["b"]],
    });
  });

  it("of a property beside a reference come from the property, not from the type", async () => {
    const schema: Json = { type: "object", properties: { name: { ...(to("Name") as object), examples: ["Ann"] } } };
    const { shape, types } = await read(schema, { Name: { type: "string", example: "Bob" } });
    expect(shape).toEqual({
      kind: "object",
      properties: [{ key: "name", shape: ref("Name"), optional: true, examples: ["Ann"] }],
    });
    expect(types.Name?.shape).toEqual({ kind: "string", examples: ["Bob"] });
  });

  it("of included objects are joined if the schema itself has no examples", async () => {
    const named = { Animal: { type: "object", properties: { name: text }, example: { name: "Rex", legs: 4 } } };
    const own = { properties: { tail: { type: "boolean" } }, example: { tail: true, legs: 3 } };
    const joined = await read({ allOf: [to("Animal"), own] }, named as never);
    expect(joined.shape).toMatchObject({ examples: [{ name: "Rex", tail: true, legs: 4 }] });
    const stated = await read({ allOf: [to("Animal"), own], example: { name: "Tom" } }, named as never);
    expect(stated.shape).toMatchObject({ examples: [{ name: "Tom" }] });
  });

  it("of a union do not include properties of its variants", async () => {
    const variant = (key: string): Json => ({ type: "object", properties: { [key]: { type: "string" } } });
    const { shape } = await read({
      type: "object",
      properties: { shared: { type: "string" } },
      oneOf: [variant("a"), { ...(variant("b") as object), example: { b: "two" } }],
      example: { a: "one" },
    });
    expect(shape).toMatchObject({ kind: "undiscriminatedUnion", examples: [{ a: "one" }] });
    const examples = shape.kind === "undiscriminatedUnion" ? shape.variants.map((one) => one.shape) : [];
    expect(examples.map((one) => "examples" in one && one.examples)).toEqual([false, [{ b: "two" }]]);
  });

  it.each<[Json, readonly Json[]]>([
    [{ type: "string", example: 12 }, ["12"]],
    [{ type: "string", example: true }, ["true"]],
    [{ type: "integer", example: "12" }, [12]],
    [{ type: "boolean", example: "true" }, [true]],
    [{ type: "array", items: {}, example: "[1]" }, [[1]]],
    [{ type: "integer", example: "a dozen" }, ["a dozen"]],
    [{ type: ["string", "integer"], example: 12 }, [12]],
    [{ example: "12" }, ["12"]],
  ])("of %j are %j", async (schema, examples) => {
    expect((await read(schema)).shape).toMatchObject({ examples });
  });
});

describe("a schema is read as", () => {
  it.each<[string, string, Shape]>([
    [
      "text",
      '{"type":"string","minLength":1,"maxLength":5,"pattern":"^a","default":"ab"}',
      { kind: "string", regex: "^a", minLength: 1, maxLength: 5, default: "ab" },
    ],
    ["a number with its digits", '{"type":"number","default":2.0}', { kind: "double", default: exact("2.0") }],
    ["a number too large to be one", '{"type":"number","default":1e999}', { kind: "double" }],
    ["a moment", '{"type":"string","format":"date-time"}', { kind: "datetime" }],
    ["a day", '{"type":"string","format":"date"}', { kind: "date" }],
    ["a UUID", '{"type":"string","format":"uuid"}', { kind: "uuid" }],
    ["base64", '{"type":"string","format":"byte"}', { kind: "base64" }],
    [
      "base64 of a media type",
      '{"type":"string","contentEncoding":"base64","contentMediaType":"image/png"}',
      { kind: "base64", mimeType: "image/png" },
    ],
    ["a hint", '{"type":"string","format":"password"}', { kind: "string", format: "password" }],
    ["a whole number of any size", '{"type":"integer"}', integer],
    ["one of 64 bits", '{"type":"integer","format":"int64","maximum":9223372036854775807}', { kind: "long" }],
    ["one of 32 bits", '{"type":"integer","format":"int32","minimum":0}', { kind: "integer", minimum: 0 }],
    [
      "one within limits",
      '{"type":"integer","exclusiveMinimum":0,"maximum":100,"default":30}',
      { kind: "integer", unsized: true, minimum: 1, maximum: 100, default: 30 },
    ],
    [
      "one with limits of many digits",
      '{"type":"integer","minimum":9007199254740993}',
      { kind: "long", unsized: true, minimum: "9007199254740993" },
    ],
    [
      "one without a sign and with limits that say no more",
      '{"type":"integer","format":"uint64","minimum":0,"maximum":18446744073709551615}',
      { kind: "uint64" },
    ],
    [
      "one without a sign and with limits",
      '{"type":"integer","format":"uint64","minimum":1}',
      { kind: "long", unsized: true, minimum: "1", maximum: "18446744073709551615" },
    ],
    [
      "one without a sign",
      '{"type":"integer","format":"uint64","default":18446744073709551615}',
      { kind: "uint64", default: "18446744073709551615" },
    ],
    [
      "a number",
      '{"type":"number","minimum":0.5,"exclusiveMaximum":9}',
      { kind: "double", minimum: 0.5, exclusiveMaximum: 9 },
    ],
    [
      "a number with exclusive limits as before draft 6",
      '{"type":"number","minimum":0,"exclusiveMinimum":true,"maximum":1,"exclusiveMaximum":false}',
      { kind: "double", exclusiveMinimum: 0, maximum: 1 },
    ],
    [
      "the tighter of two limits of one side",
      '{"type":"number","minimum":5,"exclusiveMinimum":3,"allOf":[{"exclusiveMinimum":5}]}',
      { kind: "double", exclusiveMinimum: 5 },
    ],
    ["multiples", '{"multipleOf":0.01}', { kind: "double", multipleOf: 0.01 }],
    [
      "multiples of several numbers",
      '{"type":"number","multipleOf":0.4,"allOf":[{"multipleOf":0.6}]}',
      { kind: "double", multipleOf: 1.2 },
    ],
    [
      "integers that are multiples",
      '{"type":"integer","format":"int32","multipleOf":5}',
      { kind: "integer", multipleOf: 5 },
    ],
    [
      "integers that are multiples of a fraction",
      '{"type":"integer","multipleOf":2.5}',
      { kind: "long", unsized: true, multipleOf: "5" },
    ],
    ["integers of which one is every multiple", '{"type":"integer","multipleOf":0.5}', integer],
    [
      "unsigned integers that are multiples",
      '{"type":"integer","format":"uint32","multipleOf":2}',
      { kind: "long", unsized: true, minimum: "0", maximum: "4294967295", multipleOf: "2" },
    ],
    [
      "a list with a number of items",
      '{"minItems":1,"maxItems":3,"items":{"type":"boolean"}}',
      { kind: "list", item: { kind: "boolean" }, minItems: 1, maxItems: 3 },
    ],
    [
      "a set with the tightest number of items",
      '{"type":"array","uniqueItems":true,"minItems":1,"maxItems":9,"allOf":[{"minItems":2,"maxItems":12}]}',
      { kind: "set", item: { kind: "unknown" }, minItems: 2, maxItems: 9 },
    ],
    [
      "a map with a number of members",
      '{"minProperties":1,"additionalProperties":{"type":"boolean"}}',
      { kind: "map", key: { kind: "string" }, value: { kind: "boolean" }, minProperties: 1 },
    ],
    [
      "an object with a number of members",
      '{"type":"object","maxProperties":1,"minProperties":0,"properties":{"a":{"type":"boolean"}}}',
      {
        kind: "object",
        properties: [{ key: "a", shape: { kind: "boolean" }, optional: true }],
        maxProperties: 1,
      },
    ],
    ["yes or no", '{"type":"boolean","default":true}', { kind: "boolean", default: true }],
    [
      "a closed list",
      '{"enum":["a","b"],"default":"b","x-enumDescriptions":{"a":"First."}}',
      { kind: "enum", values: [{ value: "a", description: "First." }, { value: "b" }], default: "b" },
    ],
    ["a constant", '{"const":"a"}', { kind: "literal", value: "a" }],
    ["a constant of Fern", '{"x-fern-type":"literal<\\"a\\">"}', { kind: "literal", value: "a" }],
    ["true alone, of Fern", '{"x-fern-type":"literal<true>"}', { kind: "literal", value: true }],
    ["a list of Fern", '{"x-fern-type":"list<string>"}', { kind: "list", item: text }],
    [
      "a map of Fern",
      '{"x-fern-type":"map<string, optional<boolean>>"}',
      { kind: "map", key: text, value: { kind: "nullable", item: { kind: "boolean" } } },
    ],
    [
      "a nullable type of Fern",
      '{"x-fern-type":"optional<datetime>"}',
      { kind: "nullable", item: { kind: "datetime" } },
    ],
    ["a type of Fern that the schema describes itself", '{"type":"string","x-fern-type":"datetime"}', text],
    ["a type of Fern that is not known", '{"x-fern-type":"list<Plant>"}', unknown],
    ["the only one of a list", '{"type":"string","enum":["a"]}', { kind: "literal", value: "a" }],
    [
      "a closed list of numbers",
      '{"type":"integer","enum":[1,2.50]}',
      { kind: "enum", values: [{ value: "1" }, { value: "2.50" }], numeric: true },
    ],
    [
      "numbers written as texts",
      '{"type":"string","enum":[1,2]}',
      { kind: "enum", values: [{ value: "1" }, { value: "2" }] },
    ],
    ["one truth value", '{"type":"boolean","enum":[true]}', { kind: "literal", value: true }],
    [
      "a mixed list",
      '{"enum":["a","b",1,null]}',
      {
        kind: "nullable",
        item: oneOf(
          { kind: "enum", values: [{ value: "a" }, { value: "b" }] },
          { kind: "enum", values: [{ value: "1" }], numeric: true },
        ),
      },
    ],
    ["null or a value", '{"type":["string","null"]}', { kind: "nullable", item: text }],
    ["several types", '{"type":["string","integer"]}', oneOf(text, integer)],
    ["a list", '{"type":"array","items":{"type":"string"}}', { kind: "list", item: text }],
    ["a set", '{"type":"array","uniqueItems":true,"items":{"type":"string"}}', { kind: "set", item: text }],
    [
      "a list of places",
      '{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false}',
      {
        kind: "list",
        item: {
          kind: "undiscriminatedUnion",
          variants: [{ shape: text }, { shape: integer }],
        },
        positions: 2,
        maxItems: 2,
      },
    ],
    [
      "an object",
      '{"properties":{"a":{"type":"string"},"b":{"type":"integer"}},"required":["b","c"]}',
      object(["a", text], ["b", integer, false], ["c", unknown, false]),
    ],
    [
      "a map",
      '{"type":"object","additionalProperties":{"type":"integer"}}',
      { kind: "map", key: text, value: integer },
    ],
    ["a map of anything", '{"type":"object"}', { kind: "map", key: text, value: unknown }],
    [
      "an object without members",
      '{"type":"object","additionalProperties":false}',
      { ...object(), closed: true } as Shape,
    ],
    [
      "an object that refuses others",
      '{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}',
      { ...object(["a", text]), closed: true } as Shape,
    ],
    [
      "an object with others",
      '{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":{"type":"integer"}}',
      { ...object(["a", text]), extra: integer } as Shape,
    ],
    [
      "a map by pattern",
      '{"type":"object","patternProperties":{"^x-":{"type":"string"}},"additionalProperties":false}',
      { kind: "map", key: { kind: "string", regex: "^x-" }, value: text },
    ],
    [
      "a map by pattern with rules for its keys",
      '{"type":"object","patternProperties":{"^x-":{"type":"string"}},"additionalProperties":false,"propertyNames":{"maxLength":8}}',
      { kind: "map", key: { kind: "string", maxLength: 8, regex: "^x-" }, value: text },
    ],
    [
      "a map by two patterns",
      '{"type":"object","patternProperties":{"^x-":{"type":"string"},"^y":{"type":"string"}},"additionalProperties":false}',
      {
        kind: "map",
        key: { kind: "string", regex: "(?:^x-)|(?:^y)" },
        value: byPattern(["`^x-`", text], ["`^y`", text]),
      },
    ],
    [
      "a map by a pattern beside other keys",
      '{"type":"object","patternProperties":{"^`x":{"type":"integer"}},"additionalProperties":{"type":"string"}}',
      { kind: "map", key: text, value: byPattern(["`` ^`x ``", integer], [undefined, text]) },
    ],
    [
      "a map with named keys",
      '{"type":"object","propertyNames":{"enum":["a","b"]},"additionalProperties":{"type":"integer"}}',
      { kind: "map", key: { kind: "enum", values: [{ value: "a" }, { value: "b" }] }, value: integer },
    ],
    ["anything", "{}", unknown],
    ["one of two", '{"oneOf":[{"type":"string"},{"type":"integer"}]}', oneOf(text, integer)],
    ["any of two", '{"anyOf":[{"type":"string"},{"type":"integer"}]}', union(text, integer)],
    ["a float", '{"type":"number","format":"float"}', { kind: "double", format: "float" }],
    ["one of 16 bits", '{"type":"integer","format":"int16"}', { kind: "integer", format: "int16" }],
    ["one or null", '{"anyOf":[{"type":"string"},{"type":"null"}]}', { kind: "nullable", item: text }],
    [
      "a choice of required properties",
      '{"properties":{"a":{"type":"string"}},"anyOf":[{"required":["a"]},{"required":["b"]}]}',
      {
        kind: "object",
        properties: [{ key: "a", shape: text, optional: true }],
        rules: [
          {
            kind: "any",
            rules: [
              { kind: "required", keys: ["a"] },
              { kind: "required", keys: ["b"] },
            ],
          },
        ],
      },
    ],
    [
      "one of several beside members",
      '{"properties":{"a":{"type":"string"}},"oneOf":[{"properties":{"b":{"type":"string"}}},{"properties":{"c":{"type":"string"}}}]}',
      oneOf(object(["a", text], ["b", text]), object(["a", text], ["c", text])),
    ],
    [
      "all of several",
      '{"allOf":[{"properties":{"a":{"type":"string"}}},{"properties":{"b":{"type":"string"}},"required":["a"]}]}',
      object(["a", text, false], ["b", text]),
    ],
  ])("%s: %s", async (_, schema, shape) => {
    const found = await read(json(schema));
    expect(found.shape).toEqual(shape);
    expect(found.diagnostics).toEqual([]);
  });

  it("null in OpenAPI 3.0 notation", async () => {
    const { shape } = await read({ ...(to("A") as object), nullable: true }, { A: { type: "string" } }, "openapi-3.0");
    expect(shape).toEqual({ kind: "nullable", item: ref("A") });
  });

  it("a property with all its metadata", async () => {
    const property: Json = {
      type: "array",
      items: { type: "integer" },
      default: [1],
      description: "Some.",
      deprecated: true,
      readOnly: true,
    };
    expect((await read({ properties: { a: property } })).shape).toEqual({
      kind: "object",
      properties: [
        {
          description: "Some.",
          availability: "Deprecated",
          key: "a",
          shape: { kind: "list", item: integer },
          optional: true,
          access: "READ_ONLY",
          default: ["1"],
        },
      ],
    });
  });

  it("an object without a property that it forbids, unless it also requires it", async () => {
    const properties = { a: { type: "string" }, b: false, c: { not: {} }, d: false };
    expect((await read({ type: "object", properties, required: ["d"] })).shape).toEqual(
      object(["a", text], ["d", unknown, false]),
    );
  });

  it("a property without its default if the default is invalid", async () => {
    const { shape } = await read({ properties: { a: { type: "array", items: { type: "integer" }, default: ["x"] } } });
    expect(shape).toEqual(object(["a", { kind: "list", item: integer }]));
  });
});

describe("references", () => {
  const tree: Json = { type: "object", properties: { left: to("Tree"), all: { type: "array", items: to("Tree") } } };

  it("become named types, never copies", async () => {
    const { shape, types } = await read({ type: "array", items: to("Tree") }, { Tree: tree });
    expect(shape).toEqual({ kind: "list", item: ref("Tree") });
    expect(types).toEqual({
      Tree: { name: "Tree", shape: object(["left", ref("Tree")], ["all", { kind: "list", item: ref("Tree") }]) },
    });
  });

  it("keep their sibling keywords", async () => {
    const { shape } = await read(
      { properties: { a: { ...(to("A") as object), description: "Here." } } },
      { A: { type: "string", description: "There." } },
    );
    expect(shape).toMatchObject({ properties: [{ description: "Here.", shape: ref("A") }] });
  });

  it("may point to any path, which gets a readable name", async () => {
    const { types } = await read(
      { $ref: "#/components/schemas/A/properties/b" },
      { A: { properties: { b: { type: "string" } } } },
    );
    expect(Object.keys(types).sort()).toEqual(["A", "A.b"]);
  });

  it("to a name with slashes may have them unescaped, which is reported", async () => {
    const { shape, diagnostics } = await read(to("a/b.c/d"), { "a/b.c/d": { type: "string" } });
    expect(shape).toEqual(ref("a/b.c/d"));
    expect(diagnostics).toEqual(["/schema/$ref mismatch"]);
    const escaped = await read(to("a~1b.c~1d"), { "a/b.c/d": { type: "string" } });
    expect([escaped.shape, escaped.diagnostics]).toEqual([ref("a/b.c/d"), []]);
    expect((await read(to("a/x"), { "a/b": {} })).diagnostics).toEqual(["/schema/$ref unknown-reference"]);
  });

  it("to unknown targets are reported, and any value is accepted", async () => {
    const { shape, diagnostics } = await read(to("None"));
    expect(shape).toEqual(unknown);
    expect(diagnostics).toEqual(["/schema/$ref unknown-reference"]);
  });

  it("that only refer to each other are reported, and any value is accepted", async () => {
    const { types, diagnostics } = await read(to("A"), { A: to("B"), B: to("A") });
    expect(types.A?.shape).toEqual(unknown);
    expect(diagnostics).toContain("/components/schemas/A cycle");
  });

  it("that include each other are resolved in finite steps", async () => {
    const part: Json = {
      allOf: [to("A"), { properties: { x: { allOf: [to("A"), { properties: { y: to("A") } }] } } }],
    };
    const { types, diagnostics } = await read(to("A"), { A: part });
    expect(diagnostics).toEqual([]);
    expect(types.A?.shape).toMatchObject({ kind: "object" });
  });
});

describe("a discriminator", () => {
  const kind = (value: string, more: Json = {}): Json => ({
    type: "object",
    required: ["kind"],
    properties: { name: { type: "string" }, kind: { const: value }, ...(more as object) },
  });
  const tagged = (value: string, ...rest: readonly (readonly [string, Shape])[]): Shape =>
    object(["kind", { kind: "literal", value }, false], ["name", text], ...rest);

  it("is inferred from different constants of a property, and keeps the types", async () => {
    const { shape, types } = await read({ oneOf: [to("Cat"), to("Dog")] }, { Cat: kind("cat"), Dog: kind("dog") });
    expect(shape).toEqual({
      kind: "discriminatedUnion",
      discriminant: "kind",
      variants: [
        { value: "cat", shape: ref("Cat") },
        { value: "dog", shape: ref("Dog") },
      ],
    });
    expect(types.Cat?.shape).toEqual(tagged("cat"));
  });

  const open = {
    type: "object",
    required: ["kind"],
    properties: { name: { type: "string" }, kind: { type: "string" } },
  };
  it("is defined by schema names", async () => {
    const { shape } = await read(
      { oneOf: [to("Cat"), to("Dog")], discriminator: { propertyName: "kind" } },
      { Cat: open, Dog: open },
    );
    expect(shape).toMatchObject({
      kind: "discriminatedUnion",
      variants: [{ value: "Cat", shape: tagged("Cat") }, { value: "Dog" }],
    });
  });

  it("is defined by a mapping", async () => {
    const discriminator: Json = { propertyName: "kind", mapping: { meow: "#/components/schemas/Cat", woof: "Dog" } };
    const { shape } = await read({ oneOf: [to("Cat"), to("Dog")], discriminator }, { Cat: open, Dog: open });
    expect(shape).toMatchObject({ variants: [{ value: "meow", shape: tagged("meow") }, { value: "woof" }] });
  });

  const { required: _, ...loose } = open;
  it("is required even if its schemas do not require the property", async () => {
    const { shape, diagnostics } = await read(
      { oneOf: [to("Cat"), to("Dog")], discriminator: { propertyName: "kind" } },
      { Cat: loose, Dog: loose },
    );
    expect(shape).toMatchObject({
      kind: "discriminatedUnion",
      isTagOptional: true,
      variants: [
        { value: "Cat", shape: tagged("Cat") },
        { value: "Dog", shape: tagged("Dog") },
      ],
    });
    expect(diagnostics).toEqual([]);
  });

  it("is required in named types if their constant has a default instead of being required", async () => {
    const model = (value: string): Json => ({
      type: "object",
      properties: { name: { type: "string" }, kind: { const: value, default: value, type: "string" } },
    });
    const { shape, types, diagnostics } = await read(
      {
        oneOf: [to("Cat"), to("Dog")],
        discriminator: { propertyName: "kind", mapping: { cat: "#/components/schemas/Cat", dog: "Dog" } },
      },
      { Cat: model("cat"), Dog: model("dog") },
    );
    expect(shape).toEqual({
      kind: "discriminatedUnion",
      discriminant: "kind",
      isTagOptional: true,
      variants: [
        { value: "cat", shape: ref("Cat") },
        { value: "dog", shape: ref("Dog") },
      ],
    });
    expect(types.Dog?.shape).toEqual({
      kind: "object",
      properties: [
        { key: "kind", shape: { kind: "literal", value: "dog" }, optional: false, default: "dog" },
        { key: "name", shape: text, optional: true },
      ],
    });
    expect(diagnostics).toEqual([]);
  });

  it("may be missing from values of its default variant, which need not declare it", async () => {
    const discriminator: Json = { propertyName: "kind", mapping: { cat: "Cat" }, defaultMapping: "Other" };
    for (const properties of [{ name: { type: "string" } }, { kind: { type: "string" } }]) {
      const { shape, diagnostics } = await read(
        { oneOf: [to("Cat"), to("Other")], discriminator },
        { Cat: open, Other: { type: "object", properties } },
      );
      expect(shape).toMatchObject({
        kind: "discriminatedUnion",
        isTagOptional: true,
        defaultVariant: "Other",
        variants: [{ value: "cat" }, { value: "Other" }],
      });
      expect(diagnostics).toEqual([]);
    }
  });

  it("is always present if its default variant requires it", async () => {
    const discriminator: Json = { propertyName: "kind", defaultMapping: "Dog" };
    const { shape } = await read({ oneOf: [to("Cat"), to("Dog")], discriminator }, { Cat: open, Dog: open });
    expect(shape).not.toHaveProperty("defaultVariant");
  });

  it.each<[string, readonly string[], JsonObject]>([
    ["by its own mapping", ["dog", "pug"], { mapping: { dog: "Dog", pug: "Pug" } }],
    ["by the names of its schemas", ["Dog", "Pug"], {}],
  ])("selects the variants of a union that its mapping names, %s", async (_, names, inner) => {
    const mapping = { cat: "Cat", ...Object.fromEntries(names.map((name) => [name, "Dogs"])) };
    const { shape, diagnostics } = await read(
      { oneOf: [to("Cat"), to("Dogs")], discriminator: { propertyName: "kind", mapping } },
      {
        Cat: open,
        Dog: open,
        Pug: open,
        Dogs: { oneOf: [to("Dog"), to("Pug")], discriminator: { propertyName: "kind", ...inner } },
      },
    );
    expect(shape).toMatchObject({
      kind: "discriminatedUnion",
      variants: ["cat", ...names].map((value) => ({ value, shape: tagged(value) })),
    });
    expect(diagnostics).toEqual([]);
  });

  it("does not select the variants of a union if one value names several of them", async () => {
    const mapping = { cat: "Cat", dog: "Dogs" };
    const { shape, diagnostics } = await read(
      { oneOf: [to("Cat"), to("Dogs")], discriminator: { propertyName: "kind", mapping } },
      { Cat: open, Dog: open, Pug: open, Dogs: { anyOf: [to("Dog"), to("Pug")] } },
    );
    expect(shape).toEqual(oneOf(ref("Cat"), ref("Dogs")));
    expect(diagnostics).toEqual(["/schema/discriminator/mapping/dog mismatch", "/schema/oneOf mismatch"]);
  });

  it.each<[string, Json]>([
    ["that a schema does not have", { type: "object", properties: { name: { type: "string" } } }],
    ["that is a number", { type: "object", properties: { name: { type: "string" }, kind: { type: "integer" } } }],
  ])("is ignored for a property %s", async (_, other) => {
    const { shape, diagnostics } = await read(
      { oneOf: [to("Cat"), to("Dog")], discriminator: { propertyName: "kind" } },
      { Cat: loose, Dog: other },
    );
    expect(shape).toEqual(oneOf(ref("Cat"), ref("Dog")));
    expect(diagnostics).toEqual(["/schema/oneOf mismatch"]);
  });

  it("makes a schema the union of the schemas that include it", async () => {
    const named: Json = {
      Pet: { ...open, discriminator: { propertyName: "kind" } },
      Cat: { allOf: [to("Pet"), { properties: { lives: { type: "integer" } } }] },
    };
    const { types } = await read(to("Pet"), named, "openapi-3.0");
    expect(types.Pet?.shape).toMatchObject({
      kind: "discriminatedUnion",
      variants: [
        { value: "Cat", shape: tagged("Cat", ["lives", integer]) },
        { value: "Pet", shape: tagged("Pet") },
      ],
    });
    expect(types.Cat?.shape).toEqual(object(["name", text], ["kind", text, false], ["lives", integer]));
  });
});

it("reads excessively nested schemas, and reports where it stopped", async () => {
  let schema: Json = { type: "string" };
  for (let i = 0; i < 300; i += 1) schema = { type: "array", items: schema };
  const { diagnostics } = await read(schema);
  expect(diagnostics.map((error) => error.split(" ")[1])).toEqual(["fallback"]);
});
