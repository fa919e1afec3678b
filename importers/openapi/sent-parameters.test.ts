import { expect, it } from "vitest";
import type { Json, JsonObject } from "#engine/json";
import { importOpenApi } from "./import.ts";
import { described, plannedRequest, withParameter } from "./planned.testing.ts";

const text: Json = { type: "string" };
const texts: Json = { type: "array", items: text };
const colors: Json = { type: "object", properties: { R: { type: "integer" }, G: { type: "integer" } } };
const content = (type: string, media: JsonObject): JsonObject => ({ content: { [type]: media } });
const form = "application/x-www-form-urlencoded";

it.each<[string, JsonObject, string]>([
  ["text is sent unchanged", content("text/plain", { schema: text, example: "5+5" }), "?q=5%2B5"],
  ["JSON is encoded", content("application/json", { schema: texts, example: ["x&y"] }), "?q=%5B%22x%26y%22%5D"],
  ["pairs are encoded twice", content(form, { schema: colors, example: { R: 1, G: 2 } }), "?q=R%3D1%26G%3D2"],
  ["XML is entered as text", content("application/xml", { schema: colors, example: "<c/>" }), "?q=%3Cc%2F%3E"],
  [
    "a reserved character stays, and so does an encoded one",
    { allowReserved: true, schema: text, example: "/a%2Fb?c=d&e#f%" },
    "?q=/a%2Fb?c=d%26e%23f%25",
  ],
  ["an empty list is sent", { schema: texts }, "?q="],
  ["an empty list of one value is sent", { schema: texts, explode: false }, "?q="],
  [
    "the text of an example counts without its data",
    { schema: text, examples: { one: { serializedValue: "a%20b" } } },
    "?q=a%20b",
  ],
  ["data of an example", { schema: text, examples: { one: { dataValue: "a b", serializedValue: "a+b" } } }, "?q=a%20b"],
])("a query parameter: %s", async (_, parameter, query) => {
  expect((await plannedRequest(withParameter({ name: "q", in: "query", ...parameter }))).target).toBe(`/x${query}`);
});

it.each<[string, JsonObject, string]>([
  [
    "a form is its fields, in their styles",
    content(form, {
      schema: {
        type: "object",
        required: ["term", "tags", "box"],
        properties: { term: text, tags: texts, box: colors },
      },
      encoding: { tags: { style: "pipeDelimited", explode: false }, box: { style: "deepObject", explode: true } },
      example: { term: "a b&c", tags: ["x", "y"], box: { R: 3 } },
    }),
    "?term=a%20b%26c&tags=x%7Cy&box%5BR%5D=3",
  ],
  ["JSON is all of it", content("application/json", { schema: colors, example: { R: 1 } }), "?%7B%22R%22%3A1%7D"],
  ["text is all of it", content("text/plain", { schema: text, example: "$.a[1:2]&x" }), "?%24.a%5B1%3A2%5D%26x"],
  [
    "a form has the fields of its example",
    content(form, {
      schema: { type: "object", properties: { a: text } },
      examples: { one: { dataValue: { a: "b" } } },
    }),
    "?a=b",
  ],
  [
    "a form without properties is pairs",
    content(form, { schema: { type: "object", additionalProperties: text }, example: { a: "b c" } }),
    "?a=b%20c",
  ],
])("a query string: %s", async (_, parameter, query) => {
  expect((await plannedRequest(withParameter({ name: "q", in: "querystring", ...parameter }))).target).toBe(
    `/x${query}`,
  );
});

// OpenAPI 3.2 "Style Values"; RFC 6265 §4.2.1 separates cookies.
it.each<[string, JsonObject, string]>([
  ["text is encoded", { schema: text, example: "a+b/c==" }, "c=a%2Bb%2Fc%3D%3D"],
  ["text of the style cookie is sent unchanged", { style: "cookie", schema: text, example: "a+b/c==" }, "c=a+b/c=="],
  ["an exploded list is several cookies", { schema: texts, example: ["p", "q"] }, "c=p; c=q"],
  ["a list is one cookie", { explode: false, schema: texts, example: ["p", "q r"] }, "c=p,q%20r"],
  ["a list of the style cookie", { style: "cookie", explode: false, schema: texts, example: ["p", "q"] }, "c=p,q"],
  ["an exploded object is its members", { schema: colors, example: { R: 1, G: 2 } }, "R=1; G=2"],
  ["an object is one cookie", { explode: false, schema: colors, example: { R: 1, G: 2 } }, "c=R,1,G,2"],
  ["an object of the style cookie", { style: "cookie", schema: colors, example: { R: 1, G: 2 } }, "R=1; G=2"],
  ["JSON has no quotes", content("application/json", { schema: colors, example: { R: 5 } }), "c={%22R%22:5}"],
  ["an empty list is sent", { schema: texts, example: [] }, "c="],
])("a cookie: %s", async (_, parameter, cookie) => {
  expect((await plannedRequest(withParameter({ name: "c", in: "cookie", ...parameter }))).headers).toEqual({ cookie });
});

it.each<[string, JsonObject, string]>([
  [
    "JSON in a header",
    { name: "X-Filter", in: "header", ...content("application/json", { schema: colors, example: { R: 1 } }) },
    '{"R":1}',
  ],
  [
    "pairs in a header",
    { name: "X-Filter", in: "header", ...content(form, { schema: colors, example: { R: 1, G: 2 } }) },
    "R=1&G=2",
  ],
  ["credentials in a header", { name: "X-Filter", in: "header", schema: text, example: "Bearer zz" }, "Bearer zz"],
])("%s", async (_, parameter, value) => {
  expect((await plannedRequest(withParameter(parameter))).headers).toEqual({ "x-filter": value });
});

it("sends credentials that are declared as a header, if there is no scheme for them", async () => {
  const parameter = { name: "Authorization", in: "header", schema: text, example: "Bearer zz" };
  expect((await plannedRequest(withParameter(parameter))).headers).toEqual({ authorization: "Bearer zz" });
});

it("keeps reserved characters in a path, but not those that end a segment", async () => {
  const parameter = { name: "id", in: "path", allowReserved: true, schema: text, example: "a:b@c/d?e%2F%" };
  expect((await plannedRequest(withParameter(parameter, "/{id}"))).target).toBe("/a:b@c%2Fd%3Fe%2F%25");
});

it.each(["COPY", "link-Me", "QUERY", "PURGE"])("the method %s is sent as the description writes it", async (method) => {
  const { paths, ...rest } = described({});
  const description = { ...rest, paths: { "/x": { additionalOperations: { [method]: { responses: {} } } } } };
  expect((await plannedRequest(description)).method).toBe(method);
});

it("reports that lists within lists of OpenAPI 2.0 are sent as JSON", async () => {
  const items = { type: "array", items: text, collectionFormat: "pipes" };
  const parameter = { in: "header", name: "c", required: true, type: "array", items, default: [["a", "b"], ["c"]] };
  const description = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    paths: { "/x": { get: { parameters: [parameter], responses: {} } } },
  };
  expect((await plannedRequest(description)).headers.c).toBe('["a","b"], ["c"]');
  expect((await importOpenApi(description, { id: "api" })).diagnostics).toMatchObject([
    { code: "unsupported", message: "lists in lists have no own separators; they are sent as JSON" },
  ]);
});
