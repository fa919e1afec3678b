import { expect, it } from "vitest";
import type { Json, JsonObject } from "#engine/json";
import { plannedRequest, withBody } from "./planned.testing.ts";

const text: Json = { type: "string" };
const list = (example: Json): Json => ({ type: "array", items: text, example });
const object = (properties: JsonObject): Json => ({ type: "object", required: Object.keys(properties), properties });
const note: Json = object({ n: { type: "integer" } });

it.each<[string, string, JsonObject, string]>([
  ["lines", "application/jsonl", { itemSchema: note, example: [{ n: 1 }, { n: 2 }] }, '{"n":1}\n{"n":2}\n'],
  [
    "a list of lines",
    "application/x-ndjson",
    { schema: { type: "array", items: note }, example: [{ n: 1 }] },
    '{"n":1}\n',
  ],
  [
    "lines by the schema of one",
    "application/ndjson",
    { schema: note, example: '{"n":1}\n{"n":2}' },
    '{"n":1}\n{"n":2}\n',
  ],
  ["written lines", "application/x-ndjson", { schema: text, example: '{"n":1}\n' }, '{"n":1}\n'],
  [
    "records",
    "application/json-seq",
    { itemSchema: note, example: [{ n: 1 }, { n: 2 }] },
    '\x1e{"n":1}\n\x1e{"n":2}\n',
  ],
  [
    "serialized lines",
    "application/jsonl",
    { itemSchema: note, examples: { one: { serializedValue: '{"n":7}\n' } } },
    '{"n":7}\n',
  ],
])("a sequence: %s", async (_, type, media, body) => {
  expect(await plannedRequest(withBody(type, media))).toMatchObject({ headers: { "content-type": type }, body });
});

it.each<[string, JsonObject, JsonObject, string]>([
  ["pipes", { p: list(["a", "b"]) }, { p: { style: "pipeDelimited" } }, "p=a%7Cb"],
  ["blanks", { s: list(["a", "b"]) }, { s: { style: "spaceDelimited" } }, "s=a+b"],
  [
    "JSON",
    { j: { ...(note as JsonObject), example: { n: 1 } } },
    { j: { contentType: "application/json" } },
    "j=%7B%22n%22%3A1%7D",
  ],
  [
    "a style before a media type",
    { c: list(["a", "b"]) },
    { c: { contentType: "application/json", style: "form", explode: false } },
    "c=a,b",
  ],
  [
    "members as pairs",
    { o: { ...(note as JsonObject), example: { n: 1 } } },
    { o: { style: "form", explode: true } },
    "n=1",
  ],
  ["reserved characters", { r: { type: "string", example: "a/b:c" } }, { r: { allowReserved: true } }, "r=a/b:c"],
  ["an empty list", { l: list([]) }, {}, "l="],
])("a form: %s", async (_, properties, encoding, body) => {
  const media = { schema: object(properties), encoding };
  expect((await plannedRequest(withBody("application/x-www-form-urlencoded", media))).body).toBe(body);
});

it("writes XML from the fields of its schema", async () => {
  const schema: Json = {
    type: "object",
    required: ["id", "tags"],
    xml: { name: "plant" },
    properties: {
      id: { type: "integer", example: 7, xml: { attribute: true } },
      tags: { type: "array", xml: { wrapped: true }, items: { type: "string", xml: { name: "tag" } }, example: ["a"] },
    },
  };
  expect(await plannedRequest(withBody("application/xml", { schema }))).toMatchObject({
    headers: { "content-type": "application/xml" },
    body: '<?xml version="1.0" encoding="UTF-8"?>\n<plant id="7">\n  <tags>\n    <tag>a</tag>\n  </tags>\n</plant>',
  });
});

it("reads a form from its text, if an example has no data", async () => {
  const schema = object({ a: text, b: { type: "array", items: text } });
  const media = { schema, examples: { one: { serializedValue: "a=x+y&b=p&b=q" } } };
  expect((await plannedRequest(withBody("application/x-www-form-urlencoded", media))).body).toBe("a=x+y&b=p&b=q");
});

it.each<[string, JsonObject, JsonObject, Json]>([
  [
    "an object as XML, named by its property",
    { x: { ...(note as JsonObject), example: { n: 1 } } },
    { x: { contentType: "application/xml" } },
    [{ contentType: "application/xml", text: '<?xml version="1.0" encoding="UTF-8"?>\n<x>\n  <n>1</n>\n</x>' }],
  ],
  [
    "an object as XML, named by its schema",
    { x: { ...(note as JsonObject), xml: { name: "note" }, example: { n: 1 } } },
    { x: { contentType: "application/xml" } },
    [{ contentType: "application/xml", text: '<?xml version="1.0" encoding="UTF-8"?>\n<note>\n  <n>1</n>\n</note>' }],
  ],
  [
    "text of its media type",
    { t: { type: "string", example: "hi" } },
    { t: { contentType: "text/markdown; charset=utf-8" } },
    [{ contentType: "text/markdown; charset=utf-8", text: "hi" }],
  ],
  [
    "headers of a part",
    { n: { type: "integer", example: 5 } },
    {
      n: {
        headers: {
          "X-A": { required: true, schema: { type: "string", example: "hh" } },
          "X-B": { schema: { const: 7 } },
        },
      },
    },
    [{ text: "5", headers: { "X-A": "hh", "X-B": "7" } }],
  ],
  [
    "a list with commas",
    { l: list(["a", "b"]) },
    { l: { style: "form", explode: false } },
    [{ name: "l", text: "a,b" }],
  ],
  [
    "members in brackets",
    { d: { ...(note as JsonObject), example: { n: 1 } } },
    { d: { style: "deepObject" } },
    [{ name: "d[n]", text: "1" }],
  ],
])("a part: %s", async (_, properties, encoding, parts) => {
  const media = { schema: object(properties), encoding };
  expect((await plannedRequest(withBody("multipart/form-data", media))).body).toMatchObject(parts as object);
});

it("identifies parts by their order", async () => {
  const media = {
    schema: {
      type: "array",
      minItems: 2,
      prefixItems: [note, { type: "string" }],
      items: { type: "string" },
      example: [{ n: 1 }, "two", "three", "four"],
    },
    prefixEncoding: [{ contentType: "application/json" }, { contentType: "text/markdown" }],
    itemEncoding: { contentType: "text/plain" },
  };
  expect((await plannedRequest(withBody("multipart/mixed", media))).body).toEqual([
    { kind: "text", text: '{"n":1}', contentType: "application/json" },
    { kind: "text", text: "two", contentType: "text/markdown" },
    { kind: "text", text: "three", contentType: "text/plain" },
    { kind: "text", text: "four", contentType: "text/plain" },
  ]);
});

it("separates the items of a list as OpenAPI 2.0 says", async () => {
  const field = (name: string, collectionFormat: string) => ({
    ...{ name, in: "formData", type: "array", items: text, required: true, "x-example": ["a", "b"] },
    collectionFormat,
  });
  const description = (consumes: string) => ({
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    paths: {
      "/x": {
        post: {
          consumes: [consumes],
          parameters: [
            field("c", "csv"),
            field("p", "pipes"),
            field("t", "tsv"),
            field("m", "multi"),
            { ...field("e", "ssv"), "x-example": [] },
          ],
          responses: {},
        },
      },
    },
  });
  expect((await plannedRequest(description("application/x-www-form-urlencoded"))).body).toBe(
    "c=a,b&p=a%7Cb&t=a%09b&m=a&m=b&e=",
  );
  expect((await plannedRequest(description("multipart/form-data"))).body).toMatchObject([
    { name: "c", text: "a,b" },
    { name: "p", text: "a|b" },
    { name: "t", text: "a\tb" },
    { name: "m", text: "a" },
    { name: "m", text: "b" },
    { name: "e", text: "" },
  ]);
});
