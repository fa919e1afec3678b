import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importOpenApi } from "./import.ts";

const text = { type: "string" };

/** Imports a description of OpenAPI 3.2 with one operation. */
const imported = (operation: Record<string, Json>, item: Record<string, Json> = {}, more: Record<string, Json> = {}) =>
  importOpenApi(
    {
      ...{ openapi: "3.2.0", info: { title: "Plants", version: "1" } },
      paths: { "/plants": { post: { responses: { 204: { description: "" } }, ...operation }, ...item } },
      ...more,
    },
    { id: "plants" },
  );

const answering = (response: Record<string, Json>) => ({ responses: { 200: { description: "Done", ...response } } });
const sending = (media: Record<string, Json>, type = "application/json") => ({
  requestBody: { required: true, content: { [type]: media } },
});

it.each<[string, Record<string, Json>, string]>([
  ["the server of a link", answering({ links: { a: { operationId: "b", server: { url: "/" } } } }), "server of a link"],
  ["the style of a header", answering({ headers: { A: { style: "form", schema: text } } }), 'have the style "simple"'],
  ["an example elsewhere", sending({ schema: text, examples: { a: { externalValue: "/a" } } }), "at an address"],
  ["the content of a text", sending({ schema: { ...text, contentSchema: text } }), "what a text contains"],
  [
    "the encoding of parts in a part",
    sending(
      { schema: { type: "object", properties: { a: text } }, encoding: { a: { itemEncoding: {} } } },
      "multipart/form-data",
    ),
    "parts in a part",
  ],
])("%s is reported", async (_, operation, message) => {
  const { diagnostics } = await imported(operation);
  expect(diagnostics.map((one) => one.message)).toEqual([expect.stringContaining(message)]);
});

it("an operation without a description has the texts of its path item", async () => {
  const item = { summary: "Plants", description: "All of them." };
  const [own, shared] = await Promise.all([imported({ description: "One." }, item), imported({}, item)]);
  expect([own, shared].map(({ model }) => model.endpoints[0]?.description)).toEqual(["One.", "Plants\n\nAll of them."]);
});

it("only tags for navigation are groups", async () => {
  const tags = [{ name: "new", kind: "badge" }, { name: "plants", kind: "nav" }, { name: "trees" }];
  const { model } = await imported({ tags: ["new", "plants"] }, {}, { tags });
  expect(model.groups.map(({ name }) => name)).toEqual(["plants", "trees"]);
  expect(model.endpoints[0]?.namespace).toEqual(["plants"]);
});

const texts = { schema: { type: "array", description: "All.", items: { ...text, description: "One." } } };

it.each<[string, Record<string, Json>]>([
  ["a request", sending(texts)],
  ["a response", answering({ description: "", content: { "application/json": texts } })],
  ["an error", { responses: { 404: { description: "", content: { "application/json": texts } } } }],
])("%s has the descriptions of its schema and of the items", async (_, operation) => {
  const { model } = await imported(operation);
  const [endpoint] = model.endpoints;
  const [error] = endpoint?.errors ?? [];
  const [response] = operation.requestBody === undefined ? (endpoint?.responses ?? []) : [endpoint?.request];
  expect((error ?? response)?.description).toBe("All.\n\nOne.");
});

it.each<[string, Json, string]>([
  ["the only alternative to null", { anyOf: [{ ...text, description: "A." }, { type: "null" }] }, "A."],
  ["values of a map", { type: "object", additionalProperties: { ...text, description: "A." } }, "A."],
  ["nested items", { type: "array", items: { type: "array", items: { ...text, description: "A." } } }, "A."],
  [
    "merged schemas",
    {
      allOf: [
        { ...text, description: "A." },
        { minLength: 1, description: "B." },
      ],
    },
    "A.\n\nB.",
  ],
  ["equal texts once", { type: "array", description: "A.", items: { ...text, description: "A." } }, "A."],
  [
    "further documents",
    { ...text, description: "A.", externalDocs: { url: "https://a.test" } },
    "A.\n\n[More](https://a.test)",
  ],
])("a property has the text of %s", async (_, property, description) => {
  const schema = { type: "object", properties: { name: property } };
  const { model } = await imported(sending({ schema }));
  const body = model.endpoints[0]?.request?.body;
  expect(body?.kind === "json" && body.shape.kind === "object" && body.shape.properties[0]).toMatchObject({
    description,
  });
});

it.each<[string, Json, readonly object[]]>([
  ["one scheme", [{ basic: [] }], [{ key: "Authorization", optional: false }]],
  [
    "either of two",
    [{ key: [] }, { session: [] }],
    [
      { key: "X-Key", optional: true },
      { key: "Cookie", optional: true },
    ],
  ],
  [
    "both of two",
    [{ key: [], basic: [] }],
    [
      { key: "X-Key", optional: false },
      { key: "Authorization", optional: false },
    ],
  ],
  ["two schemes with one header", [{ basic: [] }, { bearer: [] }], [{ key: "Authorization", optional: false }]],
  ["none", [], []],
])("the headers of a webhook include the credentials that the API sends: %s", async (_, security, headers) => {
  const { model, diagnostics } = await imported(
    { callbacks: { done: { "{$request.body#/url}": { post: { security } } } } },
    {},
    {
      webhooks: { done: { post: { security } } },
      components: {
        securitySchemes: {
          basic: { type: "http", scheme: "basic" },
          bearer: { type: "http", scheme: "bearer", description: "Issued at signup." },
          key: { type: "apiKey", in: "header", name: "X-Key" },
          session: { type: "apiKey", in: "cookie", name: "sid" },
        },
      },
    },
  );
  expect(model.webhooks?.map((one) => one.headers)).toMatchObject([headers, headers]);
  expect(diagnostics).toEqual([]);
});

it("credentials that a webhook has in no header are reported, and a stated header remains", async () => {
  const { model, diagnostics } = await imported(
    {},
    {},
    {
      webhooks: {
        done: {
          post: {
            security: [{ query: [] }, { key: [] }],
            parameters: [{ name: "x-key", in: "header", schema: text }],
          },
        },
      },
      components: {
        securitySchemes: {
          query: { type: "apiKey", in: "query", name: "k" },
          key: { type: "apiKey", in: "header", name: "X-Key" },
        },
      },
    },
  );
  expect(model.webhooks?.[0]?.headers.map(({ key }) => key)).toEqual(["x-key"]);
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('"query" is left out')]);
});

it.each<[string, string, Record<string, Json>, Record<string, Json>, string]>([
  [
    "restrictions beside a reference",
    "3.0.3",
    sending({ schema: { $ref: "#/components/schemas/Name", maxLength: 3 } }),
    {},
    'OpenAPI 3.0 ignores "maxLength" beside $ref',
  ],
  ["a schema that is false", "3.1.0", sending({ schema: false }), {}, "the schema is false, which allows no value"],
  [
    "a parameter that is listed twice",
    "3.1.0",
    {
      parameters: [
        { name: "q", in: "query", schema: text },
        { name: "q", in: "query", schema: text },
      ],
    },
    {},
    '"q" in query is listed twice',
  ],
  ...(
    [
      ["of no schema", "#/components/schemas/None", '"#/components/schemas/None" is not a schema'],
      ["of another schema", "#/components/schemas/Name", "is none of the variants"],
      ["of a union without names", "#/components/schemas/Both", "is a union; map a value to each of its variants"],
    ] as const
  ).map(([of, target, message]): [string, string, Record<string, Json>, Record<string, Json>, string] => [
    `a value of a discriminator ${of}`,
    "3.1.0",
    sending({ schema: { $ref: "#/components/schemas/Any" } }),
    {
      Any: {
        oneOf: [{ $ref: "#/components/schemas/One" }, { $ref: "#/components/schemas/Both" }],
        discriminator: { propertyName: "t", mapping: { one: "#/components/schemas/One", x: target } },
      },
      One: { type: "object", required: ["t"], properties: { t: text } },
      Both: {
        oneOf: [
          { type: "object", required: ["t"], properties: { t: text } },
          { type: "object", properties: { t: text, u: text } },
        ],
      },
    },
    message,
  ]),
])("%s is reported, with what to do", async (_, openapi, operation, schemas, message) => {
  const { diagnostics } = await imported(
    operation,
    {},
    { openapi, components: { schemas: { Name: text, ...schemas } } },
  );
  expect(diagnostics.map((one) => one.message)).toContainEqual(expect.stringContaining(message));
});

it("a reference that repeats its target, a forbidden property and a mapping of all variants are not reported", async () => {
  const { diagnostics } = await imported(
    sending({ schema: { $ref: "#/components/schemas/Any", type: "object" } }),
    {},
    {
      openapi: "3.0.3",
      components: {
        schemas: {
          Any: {
            type: "object",
            oneOf: [{ $ref: "#/components/schemas/One" }, { $ref: "#/components/schemas/Two" }],
            discriminator: { propertyName: "t", mapping: { a: "One", b: "#/components/schemas/Two", c: "Two" } },
          },
          One: { type: "object", required: ["t"], properties: { t: text } },
          Two: { type: "object", required: ["t"], properties: { t: text } },
        },
      },
    },
  );
  expect(diagnostics).toEqual([]);
  const forbidding = await imported(sending({ schema: { type: "object", properties: { a: false, b: text } } }));
  expect(forbidding.diagnostics).toEqual([]);
});
