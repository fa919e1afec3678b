import { expect, it } from "vitest";
import { bareEndpoint, type Endpoint, type RequestBody } from "#engine/model";
import type { Property, Shape } from "#engine/shape";
import { acceptChoices, acceptedTypes, acceptOf, bodiesOf, contentTypeOf, withContentType } from "./index.ts";

const object: Shape = { kind: "object", properties: [] };
const json: RequestBody = { kind: "json", shape: object, optional: false, contentType: "application/json" };
const xml: RequestBody = { kind: "json", shape: { kind: "string" }, optional: false, contentType: "application/xml" };
const form: RequestBody = { kind: "form-data", shape: object, parts: {} };
const call = { path: "/", pathParameters: { id: 1 }, queryParameters: {}, headers: {}, statusCode: 200 };
const endpoint: Endpoint = bareEndpoint({
  id: "plant",
  request: { description: "A plant.", body: json, alternatives: [xml, form] },
  examples: [{ ...call, body: { name: "fern" } }],
});

it("lists the bodies of a request by media type, the default one first", () => {
  expect(bodiesOf(endpoint).map(contentTypeOf)).toEqual(["application/json", "application/xml", "multipart/form-data"]);
  expect(bodiesOf({})).toEqual([]);
});

it("puts the body of a media type first, and keeps the others", () => {
  const { request } = withContentType(endpoint, "application/xml");
  expect(request).toEqual({ description: "A plant.", body: xml, alternatives: [json, form] });
});

it("keeps the bodies of examples for forms, and omits those that are not of this text", () => {
  expect(withContentType(endpoint, "multipart/form-data").examples).toEqual(endpoint.examples);
  expect(withContentType(endpoint, "application/xml").examples).toEqual([call]);
});

it("uses the example of the media type itself, with the parameters of another example", () => {
  const own = { ...xml, example: "<plant/>" };
  const request = { body: json, alternatives: [own] };
  expect(withContentType({ ...endpoint, request }, "application/xml").examples).toEqual([
    { ...call, body: "<plant/>" },
  ]);
  expect(withContentType({ ...endpoint, request, examples: [] }, "application/xml").examples).toMatchObject([
    { pathParameters: {}, body: "<plant/>" },
  ]);
});

it.each([undefined, "application/json", "text/csv"])("returns the endpoint itself for %s", (type) => {
  expect(withContentType(endpoint, type)).toBe(endpoint);
});

const text = { kind: "text" } as const;
const answer = (...types: readonly string[]) => ({
  statusCode: 200,
  body: text,
  contentType: types[0] ?? "",
  ...(types.length > 1 && { alternatives: types.slice(1).map((contentType) => ({ contentType, body: text })) }),
});
const header: Property = { key: "accept", shape: { kind: "string" }, optional: true };

it.each([
  ["none for one media type", [answer("text/csv")], []],
  ["the types of an answer in several", [answer("a/json", "a/xml")], ["a/json", "a/xml"]],
  [
    "each once",
    [answer("a/json", "a/xml"), { ...answer("a/json", "a/csv"), statusCode: 201 }],
    ["a/json", "a/xml", "a/csv"],
  ],
  ["the type of a stream too", [answer("a/json"), answer("text/event-stream")], ["a/json", "text/event-stream"]],
  ["only those that a header can name", [answer("a/json", "xml", "a/\nx: y", "ä/b")], ["a/json"]],
] as const)("lists the media types that can be requested: %s", (_, responses, expected) => {
  expect(acceptedTypes({ responses })).toEqual(expected);
});

it("requests the chosen media type, else the first of several, unless the description declares the header", () => {
  const several = { ...endpoint, responses: [answer("a/json", "a/xml")] };
  expect(acceptOf(endpoint)).toBeUndefined();
  expect(acceptOf(several)).toBe("a/json");
  expect(acceptOf({ ...several, accept: "a/xml" })).toBe("a/xml");
  expect(acceptOf({ ...several, accept: "a/xml", requestHeaders: [header] })).toBeUndefined();
  expect(acceptChoices({ endpoint: several, globalHeaders: [] })).toEqual(["a/json", "a/xml"]);
  expect(acceptChoices({ endpoint: several, globalHeaders: [header] })).toEqual([]);
});
