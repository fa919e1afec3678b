import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { withoutSchemas } from "../without-schemas.testing.ts";
import { importOpenApi } from "./import.ts";

const info: Json = { title: "Plants", version: "1" };

describe("a file in a form of OpenAPI 2.0", () => {
  const uploading = async (consumes: readonly string[] | undefined) => {
    const parameters: Json = [
      { name: "photo", in: "formData", type: "file", required: true },
      { name: "name", in: "formData", type: "string" },
    ];
    const post: Json = { ...(consumes && { consumes }), parameters, responses: { 204: { description: "Done." } } };
    const { model, diagnostics } = await importOpenApi(
      { swagger: "2.0", info, host: "a.example", paths: { "/photos": { post } } },
      { id: "api" },
    );
    return { body: model.endpoints[0]?.request?.body, diagnostics };
  };
  const message =
    'expected "multipart/form-data" in "consumes", which files require (OpenAPI 2.0 "Parameter Object"); the body is sent as multipart/form-data';

  it.each([
    [undefined, [message]],
    [["application/x-www-form-urlencoded"], [message]],
    [["multipart/form-data"], []],
    [["application/x-www-form-urlencoded", "multipart/form-data"], []],
  ])("is sent as multipart if the operation consumes %j", async (consumes, messages) => {
    const { body, diagnostics } = await uploading(consumes);
    expect(body).toMatchObject({
      kind: "form-data",
      shape: { properties: [{ key: "photo", shape: { kind: "file" }, optional: false }, { key: "name" }] },
    });
    expect(diagnostics.map((one) => one.message)).toEqual(messages);
  });
});

it.each([
  ["^\\d+$", "^\\d+$", undefined],
  ["/^\\d+$/", "^\\d+$", /it is read without the slashes/],
  ["/v1/plants", "/v1/plants", undefined],
  ["\\A\\d+\\Z", "\\A\\d+\\Z", /any text is accepted/],
])("reads the pattern %j as %j", async (pattern, regex, message) => {
  const { model, diagnostics } = await importOpenApi(
    { openapi: "3.1.0", info, paths: {}, components: { schemas: { Code: { type: "string", pattern } } } },
    { id: "api" },
  );
  expect(model.types.Code?.shape).toMatchObject({ kind: "string", regex });
  expect(diagnostics.map((one) => one.message)).toEqual(message === undefined ? [] : [expect.stringMatching(message)]);
});

it.each<[string, Json, Json]>([
  ["a list", { type: "array", items: { type: "string" }, default: ["a"] }, ["a"]],
  ["a named type", { allOf: [{ $ref: "#/components/schemas/Kind" }], default: "fern" }, "fern"],
])("keeps the default of a parameter that is %s", async (_, schema, value) => {
  const parameters: Json = [{ name: "kinds", in: "query", description: "Which.", schema, example: ["b"] }];
  const headers: Json = { kinds: { schema } };
  const { model } = await importOpenApi(
    {
      openapi: "3.1.0",
      info,
      paths: { "/plants": { get: { parameters, responses: { 200: { description: "Done.", headers } } } } },
      components: { schemas: { Kind: { type: "string", enum: ["fern", "moss"] } } },
    },
    { id: "api" },
  );
  const [endpoint] = model.endpoints;
  expect(endpoint?.queryParameters).toMatchObject([{ key: "kinds", description: "Which.", default: value }]);
  expect(endpoint?.responseHeaders).toMatchObject([{ key: "kinds", default: value }]);
});

it("takes an empty example for none where a value has properties", async () => {
  const content = (example: Json, properties: Json): Json => ({
    "application/json": { example, schema: { type: "object", properties } },
  });
  const examplesOf = async (properties: Json) => {
    const responses = { 200: { description: "Done.", content: content({}, properties) } };
    const { model } = await importOpenApi(
      { openapi: "3.1.0", info, paths: { "/plants": { get: { responses } } } },
      { id: "api" },
    );
    return model.endpoints[0]?.examples.map(({ response }) => response);
  };
  expect(await examplesOf({ name: { type: "string" } })).toEqual([]);
  expect(await examplesOf({})).toEqual([{}]);
});

it("lists answers below 200 last", async () => {
  const ok = { description: "Done." };
  const { model } = await importOpenApi(
    {
      openapi: "3.1.0",
      info,
      paths: { "/plants": { get: { responses: { 101: ok, 200: ok, 304: ok, "1XX": ok } } } },
    },
    { id: "api" },
  );
  expect(model.endpoints[0]?.responses.map(({ statusCode }) => statusCode)).toEqual([200, 304, 101, 100]);
});

it.each([
  ["an example of the schema", { schema: { type: "string", example: "{{USER_ID}}" } }],
  ["its own example", { example: "{{USER_ID}}", schema: { type: "string" } }],
  ["one of its examples", { examples: { one: { value: "{{USER_ID}}" } }, schema: { type: "string" } }],
  ["a default", { schema: { type: "string", default: "{{USER_ID}}" } }],
])("does not send the placeholder of a parameter that is %s", async (_, parameter) => {
  const { model, diagnostics } = await importOpenApi(
    {
      openapi: "3.1.0",
      info,
      paths: {
        "/users/{id}": {
          get: { parameters: [{ name: "id", in: "path", required: true, ...parameter }], responses: {} },
        },
      },
    },
    { id: "api" },
  );
  const [endpoint] = model.endpoints;
  expect(withoutSchemas(endpoint?.pathParameters)).toEqual([{ key: "id", shape: { kind: "string" }, optional: false }]);
  expect(endpoint?.examples.flatMap(({ pathParameters }) => Object.values(pathParameters))).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'expected a value as example or default, found the placeholder "{{USER_ID}}"; it is not used as a value',
  ]);
});
