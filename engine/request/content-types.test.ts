import { expect, it } from "vitest";
import { bareEndpoint, type Endpoint, type RequestBody } from "#engine/model";
import type { Shape } from "#engine/shape";
import { bodiesOf, contentTypeOf, withContentType } from "./index.ts";

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
