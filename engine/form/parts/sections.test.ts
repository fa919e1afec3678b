import { describe, expect, it } from "vitest";
import type { RequestBody } from "#engine/model";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { endpointOf } from "../endpoint.testing.ts";
import { formShape } from "./form-shape.ts";
import { sections } from "./sections.ts";

const text: Shape = { kind: "string" };
const property = (key: string): Property => ({ key, shape: text, optional: false });
const object = (...keys: readonly string[]): Shape => ({ kind: "object", properties: keys.map(property) });
const types = typesFrom({
  "t:Body": { name: "Body", shape: object("a") },
  "t:Empty": { name: "Empty", shape: object() },
  "t:Text": { name: "Text", shape: text },
});
const json = (shape: Shape, optional = false): RequestBody => ({
  kind: "json",
  shape,
  optional,
  contentType: "application/json",
});
const titles = (...args: Parameters<typeof endpointOf>) =>
  sections(endpointOf(...args), [], types).map(({ title }) => title);

describe("sections", () => {
  it("follow the order of the page, each with its path", () => {
    const endpoint = endpointOf({
      requestHeaders: [property("X-A")],
      pathParameters: [property("id")],
      queryParameters: [property("q")],
      request: { body: json({ kind: "ref", id: "t:Body" }) },
    });
    expect(sections(endpoint, [], types).map(({ title, at, optional }) => [title, at, optional])).toEqual([
      ["Headers", ["headers"], false],
      ["Path Parameters", ["pathParameters"], false],
      ["Query Parameters", ["queryParameters"], false],
      ["Body Parameters", ["body"], false],
    ]);
  });

  it.each<[string, RequestBody, readonly string[]]>([
    ["an object", json({ kind: "ref", id: "t:Body" }), ["Body Parameters"]],
    ["another value", json({ kind: "ref", id: "t:Text" }), ["Body"]],
    ["an optional one", json(object("a"), true), ["Optional Body"]],
    ["an object without properties", json({ kind: "ref", id: "t:Empty" }), []],
    ["a map", json({ kind: "map", key: text, value: text }), ["Body"]],
    [
      "a multipart form",
      { kind: "form-data", shape: { kind: "object", properties: [property("a")] }, parts: {} },
      ["Multipart Form"],
    ],
    ["a file", { kind: "octet-stream", optional: false, contentType: "image/png" }, ["Body"]],
    ["an optional file", { kind: "octet-stream", optional: true, contentType: "image/png" }, ["Optional Body"]],
  ])("title the body by its kind: %s", (_title, body, expected) => {
    expect(titles({ request: { body } })).toEqual(expected);
  });

  it("title the parameters of an OpenRPC method", () => {
    const protocol = { kind: "openrpc", methodName: "add" } as const;
    expect(titles({ protocol, request: { body: json(object("a")) } })).toEqual(["Parameters"]);
  });

  it("are empty for an endpoint without parameters and body", () => expect(titles({})).toEqual([]));
});

describe("formShape", () => {
  it("has a property for each part of the endpoint", () => {
    const endpoint = endpointOf({
      queryParameters: [property("q")],
      request: { body: { kind: "octet-stream", optional: true, contentType: "image/png" } },
    });
    expect(formShape(endpoint, [])).toEqual({
      kind: "object",
      properties: [
        { key: "queryParameters", shape: { kind: "object", properties: [property("q")] }, optional: false },
        { key: "body", shape: { kind: "file", multiple: false, accept: ["image/png"] }, optional: true },
      ],
    });
  });

  it("includes the headers of the whole API unless the endpoint declares the same name", () => {
    const own = { ...property("x-version"), description: "own" };
    const shape = formShape(endpointOf({ requestHeaders: [own] }), [property("X-Version"), property("X-Org")]);
    expect(shape.properties[0]?.shape).toEqual({ kind: "object", properties: [property("X-Org"), own] });
  });
});
