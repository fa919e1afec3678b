import { expect, it } from "vitest";
import { seedForm } from "#engine/form";
import { bareEndpoint, type Endpoint, type Example, type RequestBody } from "#engine/model";
import { type Shape, typesFrom } from "#engine/shape";
import { withContentType } from "./content-types.ts";
import { planRequest } from "./request-planner.ts";
import { withXmlValues } from "./xml-values.ts";

const plant: Shape = {
  kind: "object",
  xml: { name: "plant" },
  properties: [
    { key: "id", shape: { kind: "integer" }, optional: false, xml: { attribute: true } },
    { key: "names", shape: { kind: "list", item: { kind: "string", xml: { name: "name" } } }, optional: false },
  ],
};
const types = typesFrom();
const xml: RequestBody = { kind: "json", shape: plant, optional: false, contentType: "application/xml" };
const call: Example = { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };
const document = '<plant id="7"><name>Fern</name><name>Moss</name></plant>';
const value = { id: 7, names: ["Fern", "Moss"] };

const endpointWith = (request: NonNullable<Endpoint["request"]>, body: Example["body"]): Endpoint => ({
  ...bareEndpoint({ id: "add", path: [] }),
  method: "POST",
  request,
  examples: [{ ...call, ...(body !== undefined && { body }) }],
});
const sentBy = (endpoint: Endpoint) => {
  const form = seedForm({ endpoint, globalHeaders: [], types, deps: { now: () => new Date(0) } });
  const { headers, body } = planRequest({ endpoint, globalHeaders: [], types, form, credentials: [], baseUrl: "" });
  return { type: headers.map(({ name }) => name), text: body.kind === "text" ? body.text : undefined };
};

it("turns the example of an XML body into a value, which is sent as XML again", () => {
  const endpoint = withXmlValues(endpointWith({ body: xml }, document), types);
  expect(endpoint.examples[0]?.body).toEqual(value);
  expect(sentBy(endpoint).text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<plant id="7">\n  <name>Fern</name>\n  <name>Moss</name>\n</plant>',
  );
});

it("turns the example of another media type into a value, and sends values of JSON as XML", () => {
  const json: RequestBody = { ...xml, contentType: "application/json" };
  const withExample = { body: json, alternatives: [{ ...xml, example: document }] };
  const { request } = withXmlValues(endpointWith(withExample, undefined), types);
  expect(request?.alternatives?.[0]?.example).toEqual(value);
  const shared = withContentType(endpointWith({ body: json, alternatives: [xml] }, value), "application/xml");
  expect(sentBy(shared).text).toContain('<plant id="7">');
});

it("leaves out an example that can't be read, and keeps values and documents that are entered as text", () => {
  expect(withXmlValues(endpointWith({ body: xml }, "<plant>"), types).examples[0]).not.toHaveProperty("body");
  expect(withXmlValues(endpointWith({ body: xml }, value), types).examples[0]?.body).toEqual(value);
  const text = endpointWith({ body: { ...xml, shape: { kind: "string" } } }, document);
  expect(withXmlValues(text, types)).toBe(text);
  expect(sentBy(text).text).toBe(document);
});
