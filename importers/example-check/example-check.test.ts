import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { exampleCheck, importDocument } from "../index.ts";

async function diagnosticsOf(document: { readonly [key: string]: Json }): Promise<readonly string[]> {
  const imported = await importDocument(
    { info: { title: "A", version: "1" }, ...document },
    { id: "a", name: "a.json", checkExamples: exampleCheck },
  );
  return imported.diagnostics.map(({ at, message }) => `${at}: ${message}`);
}

const schema: Json = {
  type: "object",
  required: ["id", "name"],
  properties: { id: { type: "integer", readOnly: true }, name: { type: "string", maxLength: 4 } },
};
const content = (examples: Json): Json => ({
  "application/json": { schema: { $ref: "#/components/schemas/Plant" }, examples },
});
const operation = (request: Json, answer: Json, error: Json): Json => ({
  requestBody: { content: content(request) },
  responses: {
    200: { description: "", content: content(answer) },
    400: { description: "", content: content(error) },
  },
});

describe("an example that its schema does not allow", () => {
  it("has a diagnostic, of a request, a response and an error; a request lacks what is read-only", async () => {
    const found = await diagnosticsOf({
      openapi: "3.1.0",
      components: { schemas: { Plant: schema } },
      paths: {
        "/a": {
          post: operation(
            { first: { summary: "Rose", value: { name: "Rosemary" } }, second: { value: { name: "Rose" } } },
            { first: { value: { id: 1, name: "Rose" } }, second: { value: { name: "Rose" } } },
            { first: { value: { other: 1 } } },
          ),
        },
      },
    });
    const at = (part: string) => `/paths/~1a/post/${part}/content/application~1json`;
    expect(found).toEqual([
      `${at("requestBody")}: the example "Rose" differs from its schema at /name: expected at most 4 characters, found 8 characters`,
      `${at("responses/200")}: the example "second" differs from its schema at /id: expected a value, found nothing`,
      `${at("responses/400")}: the example differs from its schema at /id: expected a value, found nothing`,
      `${at("responses/400")}: the example differs from its schema at /name: expected a value, found nothing`,
    ]);
  });

  it("has one in a document of XML, also if that can't be read", async () => {
    const media = (example: string): Json => ({
      "application/xml": { schema: { $ref: "#/components/schemas/Plant" }, example },
    });
    const post = (request: string, answer: string): Json => ({
      post: {
        requestBody: { content: media(request) },
        responses: { 200: { description: "", content: media(answer) } },
      },
    });
    const found = await diagnosticsOf({
      openapi: "3.1.0",
      components: { schemas: { Plant: schema } },
      paths: {
        "/a": post("<Plant><name>Rose</name></Plant>", "<Plant><id>1</id><name>Rose</name></Plant>"),
        "/b": post("<Plant><name>Rosemary</name></Plant>", "<Plant><id>1</id>\n<name>Rose</Plant>"),
      },
    });
    const at = (part: string) => `/paths/~1b/post/${part}/content/application~1xml`;
    expect(found).toEqual([
      `${at("requestBody")}: the example differs from its schema at /name: expected at most 4 characters, found 8 characters`,
      `${at("responses/200")}: the example is not valid XML in line 2, column 1: the element name has no closing tag`,
    ]);
  });

  it("has one in a message too", async () => {
    const found = await diagnosticsOf({
      asyncapi: "2.6.0",
      servers: { main: { url: "wss://a.example", protocol: "wss" } },
      channels: {
        "/a": { publish: { message: { payload: { type: "string" }, examples: [{ payload: 1 }, { payload: "a" }] } } },
      },
    });
    expect(found).toEqual([
      "/channels/~1a/publish/message: the example differs from its schema: expected text, found 1",
    ]);
  });

  it("has one in a default, unless that is null or a placeholder", async () => {
    const whole = (stated: Json): Json => ({ type: "integer", minimum: 5, default: stated });
    const found = await diagnosticsOf({
      openapi: "3.1.0",
      paths: { "/a": { get: { parameters: [{ name: "n", in: "query", schema: whole(2) }], responses: {} } } },
      components: { schemas: { Ten: whole("ten"), Text: whole("10"), None: whole(null), Five: whole(5) } },
    });
    expect(found.filter((one) => one.includes("differs"))).toEqual([
      "/paths/~1a/get/parameters/0: the default differs from its schema: expected at least 5, found 2",
      '/components/schemas/Ten: the default differs from its schema: expected a whole number, found "ten"',
    ]);
  });

  it("has one that names two alternatives that allow it, and what only one of them has", async () => {
    const name: Json = { type: "string" };
    const found = await diagnosticsOf({
      openapi: "3.1.0",
      paths: {},
      components: {
        schemas: {
          Cat: { type: "object", properties: { name, lives: { type: "integer" } } },
          Dog: { type: "object", properties: { name } },
          Pet: {
            oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
            example: { name: "Rex" },
          },
          Size: { oneOf: [{ type: "integer" }, { type: "number" }, { type: "string" }], example: 1 },
        },
      },
    });
    const start = "the example differs from its schema: expected one alternative of oneOf only, but";
    expect(found.filter((one) => one.includes("differs"))).toEqual([
      `/components/schemas/Pet: ${start} "Cat" and "Dog" both allow it (only "Cat" has "lives", which it may leave out)`,
      `/components/schemas/Size: ${start} "oneOf/0" and "oneOf/1" both allow it`,
    ]);
  });

  it("has one in a named schema, used or not, and in a schema inside it", async () => {
    const found = await diagnosticsOf({
      openapi: "3.1.0",
      paths: {},
      components: {
        schemas: {
          Plant: { ...schema, examples: [{ id: 1, name: "Rosemary" }] },
          Bed: {
            type: "object",
            properties: {
              plants: { type: "array", items: { $ref: "#/components/schemas/Plant" }, example: [{ id: "a" }] },
              size: { type: "integer", minimum: 1, example: 0 },
              schema: { type: "boolean", example: 2 },
            },
          },
        },
      },
    });
    const at = "/components/schemas";
    expect(found).toEqual([
      `${at}/Plant: the example differs from its schema at /name: expected at most 4 characters, found 8 characters`,
      `${at}/Bed/properties/plants: the example differs from its schema at /0/name: expected a value, found nothing`,
      `${at}/Bed/properties/plants: the example differs from its schema at /0/id: expected a whole number, found "a"`,
      `${at}/Bed/properties/size: the example differs from its schema: expected at least 1, found 0`,
      `${at}/Bed/properties/schema: the example differs from its schema: expected true or false, found 2`,
    ]);
  });

  it("has none in a schema if a sender may leave something out, or if tools read it in another way", async () => {
    const password: Json = { type: "string", writeOnly: true };
    const found = await diagnosticsOf({
      openapi: "3.0.3",
      paths: {},
      components: {
        schemas: {
          Sent: { ...schema, example: { name: "Rose" } },
          Received: { type: "object", required: ["password"], properties: { password }, example: {} },
          Tree: {
            type: "object",
            properties: { trees: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
          },
          Fields: {
            type: "object",
            properties: {
              example: { type: "integer", example: "1" },
              code: { type: "string", example: 12345 },
              none: { type: "string", example: null },
              elsewhere: { type: "integer", example: { $ref: "#/components/examples/Size" } },
              named: { type: "integer", examples: { small: { value: 1 } } },
              beside: { $ref: "#/components/schemas/Tree", example: 1 },
            },
          },
        },
      },
    });
    expect(found).toEqual([]);
  });
});

it("names a property that the schema of an example does not have", async () => {
  const schema = { type: "object", properties: { name: {} }, additionalProperties: false };
  const found = await diagnosticsOf({
    openapi: "3.1.0",
    paths: { "/a": { put: { requestBody: { content: { "application/json": { schema, example: { nmae: 1 } } } } } } },
  });
  expect(found.filter((one) => one.includes("nmae"))).toEqual([
    '/paths/~1a/put/requestBody/content/application~1json: the example differs from its schema at /nmae: unknown property "nmae"',
  ]);
});

it("reports schemas that allow no value, and operations without a success", async () => {
  const name: Json = { type: "object", properties: { name: { type: "string" } } };
  const found = await diagnosticsOf({
    openapi: "3.1.0",
    paths: { "/a": { get: { responses: { 404: { description: "" } } } } },
    components: {
      schemas: {
        Group: { type: "object", enum: ["car", "van"] },
        Model: {
          properties: { voice: { oneOf: [name, { type: "object", properties: { accent: { type: "string" } } }] } },
        },
        // A pet without a name is valid for one alternative only.
        Pet: { oneOf: [name, { ...name, required: ["name"] }] },
        Bed: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Garden" } },
        Garden: { type: "object", required: ["bed"], properties: { bed: { $ref: "#/components/schemas/Bed" } } },
        Leaf: {
          type: ["object", "null"],
          required: ["leaf"],
          properties: { leaf: { $ref: "#/components/schemas/Leaf" } },
        },
        Park: { type: "object", required: ["garden"], properties: { garden: { $ref: "#/components/schemas/Garden" } } },
        Size: { type: "string", enum: ["s", 1] },
        Tag: { allOf: [{ $ref: "#/components/schemas/Size" }, { type: "integer" }] },
      },
    },
  });
  expect(found).toEqual([
    "/paths/~1a/get/responses: expected a response of a success, found errors only",
    '/components/schemas/Group/enum: the schema allows none of its values: "car", "van"',
    "/components/schemas/Model/properties/voice/oneOf: no value was found that only one of the alternatives allows; use anyOf if several may apply",
    "/components/schemas/Bed: the schema allows no value: items requires the same schema again, without an end",
    '/components/schemas/Garden: the schema allows no value: the property "bed" requires the same schema again, without an end',
    "/components/schemas/Tag/allOf: the schema allows no value: the types integer and string exclude each other",
  ]);
});
