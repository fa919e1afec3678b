import { describe, expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { exact, type Json, type JsonObject } from "#engine/json";
import { schemaValidators } from "#engine/schema";
import type { Schemas } from "#engine/schema-table";
import { importDocument } from "../../index.ts";

/** Imports a description of one response body with a schema, and returns the schemas and the location of that one. */
async function written(
  schema: Json,
  more: { readonly [key: string]: Json } = {},
  files: { readonly [name: string]: string } = {},
) {
  const old = "swagger" in more;
  const responses = {
    200: { description: "", ...(old ? { schema } : { content: { "application/json": { schema } } }) },
  };
  const document: Json = {
    ...(old ? {} : { openapi: "3.1.0" }),
    info: { title: "A", version: "1" },
    paths: { "/a": { get: { responses } } },
    ...more,
  };
  const imported = await importDocument(document, {
    ...{ id: "a", name: "a.json" },
    read: async (address) => defined(files[address]),
  });
  if (!imported.ok) throw new TypeError("not imported");
  const { model, diagnostics } = imported;
  const { body } = defined(model.endpoints[0]?.responses[0]);
  const { schemas = {}, schemaAnchors } = model;
  const table: Schemas = { schemas, ...(schemaAnchors && { schemaAnchors }) };
  const location = defined("schema" in body ? body.schema : undefined);
  return { schemas, location, diagnostics, validate: schemaValidators(table)(location) };
}

const at = "/paths/~1a/get/responses/200/content/application~1json/schema";

describe("the written schemas of a description", () => {
  it("have the keywords that decide, and the schemas that these refer to, each once", async () => {
    const { schemas, location } = await written(
      { title: "A", type: "object", properties: { b: { $ref: "#/components/schemas/B" }, title: { example: 1 } } },
      { components: { schemas: { B: { description: "B.", items: { $ref: "#/components/schemas/B" } }, C: {} } } },
    );
    expect(location).toBe(at);
    expect(schemas).toEqual({
      [at]: { type: ["object"], properties: { b: { $ref: "/components/schemas/B" }, title: {} } },
      "/components/schemas/B": { items: { $ref: "/components/schemas/B" } },
    });
  });

  it.each<[string, Json, Json]>([
    ["3.0.3", { type: "string", nullable: true, enum: ["a"] }, { type: ["string", "null"], enum: ["a", null] }],
    [
      "3.0.3",
      { allOf: [{ minimum: 1 }], nullable: true },
      { anyOf: [{ type: ["null"] }, { allOf: [{ minimum: 1 }] }] },
    ],
    ["3.0.3", { minimum: 1, exclusiveMinimum: true, maximum: 2 }, { exclusiveMinimum: 1, maximum: 2 }],
    ["3.1.0", { exclusiveMinimum: 1, minimum: 1 }, { exclusiveMinimum: 1, minimum: 1 }],
    [
      "3.1.0",
      { items: [{ const: { a: 1 } }, true], additionalItems: false },
      { prefixItems: [{ const: { a: 1 } }, true], items: false },
    ],
    [
      "3.1.0",
      { dependencies: { a: ["b"], c: { minProperties: 2 } } },
      { dependentRequired: { a: ["b"] }, dependentSchemas: { c: { minProperties: 2 } } },
    ],
    [
      "3.1.0",
      { maximum: exact("9223372036854775807"), minLength: exact("1.0") },
      { maximum: exact("9223372036854775807"), minLength: 1 },
    ],
    ["3.1.0", { $ref: "#/components/schemas/S", maxLength: 1 }, { $ref: "/components/schemas/S", maxLength: 1 }],
    ["3.0.0", { $ref: "#/components/schemas/S", maxLength: 1 }, { $ref: "/components/schemas/S" }],
    [
      "3.0.0",
      { $ref: "#/components/schemas/S", nullable: true },
      { anyOf: [{ type: ["null"] }, { $ref: "/components/schemas/S" }] },
    ],
    [
      "3.1.0",
      { properties: { $ref: { type: "string" }, "x-a": false } },
      { properties: { $ref: { type: ["string"] }, "x-a": false } },
    ],
    ["3.1.0", { pattern: "/^a/", readOnly: true }, { pattern: "^a", readOnly: true }],
  ])("of version %s belong to one draft: %j", async (openapi, schema, expected) => {
    const { schemas } = await written(schema, { openapi, components: { schemas: { S: { type: "string" } } } });
    expect(schemas[at]).toEqual(expected);
  });

  it("know the draft that a schema names, and addresses relative to its $id", async () => {
    const files = {
      "https://a.example/draft-4.json": JSON.stringify({
        $schema: "http://json-schema.org/draft-04/schema#",
        id: "https://b.example/x/y.json",
        properties: { a: { $ref: "z.json" } },
        definitions: { z: { id: "z.json", type: "integer", minimum: 1, exclusiveMinimum: true } },
      }),
    };
    const { validate } = await written({ $ref: "https://a.example/draft-4.json" }, {}, files);
    expect([validate({ a: 2 }), validate({ a: 1 })].map(({ length }) => length)).toEqual([0, 1]);
  });

  it("find anchors, and dynamic ones in the schema that was entered first", async () => {
    const schemas: Json = {
      Tree: {
        $id: "https://a.example/tree",
        $dynamicAnchor: "node",
        type: "object",
        properties: { value: true, left: { $dynamicRef: "#node" }, name: { $ref: "#name" } },
        $defs: { name: { $anchor: "name", type: "string" } },
      },
      Strict: {
        $id: "https://a.example/strict",
        $dynamicAnchor: "node",
        $ref: "tree",
        unevaluatedProperties: false,
      },
    };
    const issuesBy = async (name: string, value: Json) =>
      (await written({ $ref: `#/components/schemas/${name}` }, { components: { schemas } })).validate(value);
    expect(await issuesBy("Tree", { left: { vlaue: 1 } })).toEqual([]);
    expect(await issuesBy("Strict", { left: { value: 1 } })).toEqual([]);
    expect(await issuesBy("Strict", { left: { vlaue: 1 } })).toMatchObject([{ path: ["left"], key: "vlaue" }]);
    expect(await issuesBy("Tree", { name: 1 })).toMatchObject([{ path: ["name"], keyword: "type" }]);
  });

  it.each<[string, JsonObject, readonly boolean[]]>([
    ["by the names of schemas", {}, [true, false, true, false, false]],
    [
      "by a mapping too",
      { mapping: { cat: "Cat", dog: "#/components/schemas/Dog" } },
      [true, false, true, true, false],
    ],
    ["with a default for others", { defaultMapping: "Cat" }, [true, false, true, false, true]],
  ])("let a discriminator choose among values that fit several variants: %s", async (_, more, expected) => {
    const pet = (own: JsonObject): Json => ({
      ...{ type: "object", required: ["kind"] },
      properties: { kind: { type: "string" }, ...own },
    });
    const { validate } = await written(
      {
        oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
        discriminator: { propertyName: "kind", ...more },
      },
      { components: { schemas: { Cat: pet({ age: { type: "integer" } }), Dog: pet({ bark: { type: "string" } }) } } },
    );
    const values: readonly Json[] = [
      { kind: "Cat", age: 3, bark: "wow" },
      { kind: "Dog", bark: 3 },
      { kind: "Dog", age: "old" },
      { kind: "dog", bark: "wow", age: "old" },
      { kind: "zebra" },
    ];
    expect(values.map((value) => validate(value).length === 0)).toEqual(expected);
  });

  it("allow everything where a reference has no target, which is reported once", async () => {
    const { validate, diagnostics } = await written({ properties: { a: { $ref: "#/components/schemas/Lost" } } });
    expect([validate({ a: 1 }), diagnostics.map(({ code }) => code)]).toEqual([[], ["unknown-reference"]]);
  });
});
