import { describe, expect, it } from "vitest";
import { exact, type Json, type JsonObject } from "#engine/json";
import type { Endpoint, RequestBody } from "#engine/model";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { endpointOf, exampleOf } from "../endpoint.testing.ts";
import { type Seed, seedForm } from "./seed-form.ts";

const text: Shape = { kind: "string" };
const either: Shape = { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: { kind: "long" } }] };
const required = (key: string, shape: Shape = text): Property => ({ key, shape, optional: false });
const optional = (key: string, shape: Shape = text): Property => ({ key, shape, optional: true });
const json = (shape: Shape, isOptional = false): RequestBody => ({
  kind: "json",
  shape,
  optional: isOptional,
  contentType: "application/json",
});
const file: Json = { name: "a", lastModified: 0, size: 0, type: "", dataUrl: "data:;base64," };

const seed = (endpoint: Partial<Endpoint>, rest: Partial<Seed> = {}) =>
  seedForm({
    endpoint: endpointOf(endpoint),
    globalHeaders: [],
    types: typesFrom(),
    deps: { now: () => new Date(Date.UTC(2026, 10, 21, 12)) },
    ...rest,
  });

describe("seedForm without an example", () => {
  it("returns only the defaults of required values", () => {
    const state = seed({
      requestHeaders: [required("X-A"), optional("X-B")],
      pathParameters: [required("day", { kind: "date" })],
      queryParameters: [optional("page", { kind: "integer" })],
      request: { body: json({ kind: "object", properties: [required("name"), optional("age")] }) },
    });
    expect(state).toEqual({
      value: { headers: { "X-A": "" }, pathParameters: { day: "2026-11-21" }, queryParameters: {}, body: { name: "" } },
      selection: {},
    });
  });

  it("leaves an optional body to the reader, unless the example has one", () => {
    const shape: Shape = { kind: "object", properties: [required("name"), optional("age")] };
    expect(seed({ request: { body: json(shape, true) } }).value).toEqual({});
    expect(seed({ request: { body: json(shape, true) }, examples: [exampleOf({})] }).value).toEqual({});
    const pairs: RequestBody = { kind: "urlencoded", shape, optional: true, contentType: "a/b", styles: {} };
    const parts: RequestBody = { kind: "form-data", shape, optional: true, parts: {} };
    for (const body of [pairs, parts]) {
      expect(seed({ request: { body } }).value).toEqual({});
      expect(seed({ request: { body }, examples: [exampleOf({ body: { name: "fern" } })] }).value).toEqual({
        body: { name: "fern" },
      });
    }
    expect(seed({ request: { body: { ...parts, optional: false } } }).value).toEqual({ body: { name: "" } });
  });

  it("omits a body without an initial value, and an optional one that is null", () => {
    expect(seed({ request: { body: json({ kind: "nullable", item: text }, true) } }).value).toEqual({});
    expect(seed({ request: { body: json({ kind: "nullable", item: text }) } }).value).toEqual({ body: null });
    expect(seed({ request: { body: { kind: "octet-stream", optional: false, contentType: "a/b" } } }).value).toEqual(
      {},
    );
  });

  it("starts required parameters with a value rather than null, or without one", () => {
    const nullable = (item: Shape): Shape => ({ kind: "nullable", item });
    const color = nullable({ kind: "enum", values: [{ value: "red" }, { value: "blue" }] });
    const parameters = [
      required("color", color),
      required("name", nullable(text)),
      required("page", nullable({ kind: "integer", minimum: 1 })),
      required("none", { kind: "unknown", value: null }),
      optional("more", nullable(text)),
    ];
    const parts = { pathParameters: parameters, queryParameters: parameters, requestHeaders: parameters };
    const { pathParameters, queryParameters, headers } = seed(parts).value as JsonObject;
    for (const one of [pathParameters, queryParameters, headers])
      expect(one).toEqual({ name: "", page: 1, none: null });
    const withExample = seed({ ...parts, examples: [exampleOf({ queryParameters: { color: null } })] }).value;
    expect(withExample).toMatchObject({ queryParameters: { color: null } });
  });

  it("selects the first variant of a union", () => {
    const state = seed({
      queryParameters: [required("q", either)],
      request: { body: json({ kind: "list", item: text }) },
    });
    expect(state).toEqual({ value: { queryParameters: { q: "" }, body: [] }, selection: { "/queryParameters/q": 0 } });
  });
});

describe("seedForm with configured values", () => {
  const configured = {
    headers: { "x-a": "configured", "X-Other": "of another call" },
    pathParameters: { id: "fern" },
    queryParameters: { page: 3 },
  };

  it("prefers them to the example, as far as the endpoint declares them", () => {
    const endpoint = {
      requestHeaders: [required("X-A"), optional("X-B")],
      pathParameters: [required("id")],
      queryParameters: [optional("page", { kind: "integer" }), optional("sort")],
      examples: [exampleOf({ headers: { "X-A": "example", "X-B": "example" }, queryParameters: { sort: "name" } })],
    };
    expect(seed(endpoint, { configured }).value).toEqual({
      headers: { "X-A": "configured", "X-B": "example" },
      pathParameters: { id: "fern" },
      queryParameters: { page: 3, sort: "name" },
    });
  });
});

describe("seedForm with an example", () => {
  const example = exampleOf({
    headers: { "x-a": "from the example", Authorization: "Bearer secret" },
    pathParameters: { id: exact("9223372036854775807") },
    queryParameters: { tags: ["a", 5], other: 1 },
    body: { n: 7, extra: exact("1.0") },
  });
  const endpoint: Partial<Endpoint> = {
    requestHeaders: [required("X-A"), required("X-B")],
    pathParameters: [required("id", { kind: "long" })],
    queryParameters: [optional("tags", { kind: "list", item: either })],
    request: { body: json({ kind: "object", properties: [required("n", either)] }) },
    examples: [example],
  };

  it("returns its values in form encoding, with their variants selected", () => {
    expect(seed(endpoint)).toEqual({
      value: {
        headers: { "X-A": "from the example", "X-B": "" },
        pathParameters: { id: "9223372036854775807" },
        queryParameters: { tags: ["a", "5"] },
        body: { n: "7", extra: exact("1.0") },
      },
      selection: { "/queryParameters/tags/0": 0, "/queryParameters/tags/1": 1, "/body/n": 1 },
    });
  });

  it("uses the requested example, or none", () => {
    const other = exampleOf({ pathParameters: { id: 5 } });
    expect(seed(endpoint, { example: other }).value).toMatchObject({
      pathParameters: { id: "5" },
      headers: { "X-A": "" },
    });
    expect(seed(endpoint, { example: "none" }).value).toMatchObject({ pathParameters: { id: "0" }, body: { n: "" } });
  });

  it("does not use a file name as a file", () => {
    const fields = [
      required("one", { kind: "file", multiple: false }),
      required("many", { kind: "file", multiple: true }),
      required("note"),
    ];
    const body: RequestBody = { kind: "form-data", shape: { kind: "object", properties: fields }, parts: {} };
    const named = exampleOf({ body: { one: "a.png", many: [file], note: "hi", other: 1 } });
    expect(seed({ request: { body }, examples: [named] }).value).toEqual({ body: { many: [file], note: "hi" } });
    const raw: RequestBody = { kind: "octet-stream", optional: false, contentType: "a/b" };
    expect(seed({ request: { body: raw }, examples: [exampleOf({ body: "a.png" })] }).value).toEqual({});
    expect(seed({ request: { body: raw }, examples: [exampleOf({ body: file })] }).value).toEqual({ body: file });
  });

  it("selects the variant of a form that is a union, without file names as files", () => {
    const variant = (...properties: readonly Property[]) => ({ shape: { kind: "object", properties } as const });
    const shape: Shape = {
      kind: "undiscriminatedUnion",
      variants: [
        variant(required("link")),
        variant(required("file", { kind: "file", multiple: false }), required("note")),
      ],
    };
    const body: RequestBody = { kind: "form-data", shape, parts: {} };
    const named = exampleOf({ body: { file: "a.png", note: "hi", other: 1 } });
    expect(seed({ request: { body }, examples: [named] })).toEqual({
      value: { body: { note: "hi" } },
      selection: { "/body": 1 },
    });
    expect(seed({ request: { body } })).toEqual({ value: { body: { link: "" } }, selection: { "/body": 0 } });
  });

  it("returns a frozen state", () => {
    const { value, selection } = seed(endpoint);
    expect([value, selection].map(Object.isFrozen)).toEqual([true, true]);
  });
});

describe("seedForm with examples of parts", () => {
  const whole: Shape = { kind: "integer", minimum: 1 };
  const address: Shape = { kind: "object", properties: [required("city", { ...text, examples: ["Ghent"] })] };
  const body: Shape = {
    kind: "object",
    properties: [
      required("name", { ...text, examples: ["fern"] }),
      required("count", whole),
      { ...required("size", whole), examples: ["large", 3] },
      { ...required("id", { ...text, examples: ["p1"] }), access: "READ_ONLY" },
      { ...optional("note"), examples: ["dry"] },
      optional("tags", { kind: "list", item: { ...text, examples: ["shade"] } }),
      optional("origin", address),
      optional("plain"),
    ],
  };
  const endpoint: Partial<Endpoint> = {
    requestHeaders: [{ ...optional("X-Trace"), examples: ["t1"] }],
    queryParameters: [
      { ...required("page", whole), examples: [7] },
      { ...optional("fields"), examples: ["name,age"] },
      { ...optional("broken", whole), examples: ["none"] },
    ],
    request: { body: json(body) },
    examples: [exampleOf({})],
  };
  const start = { name: "fern", count: 1, size: 3 };

  it("starts with the required parts, with their valid examples", () => {
    expect(seed(endpoint).value).toEqual({ headers: {}, queryParameters: { page: 7 }, body: start });
    expect(seed({ ...endpoint, examples: [] }).value).toEqual(seed(endpoint).value);
  });

  it("adds the optional parts that have an example", () => {
    expect(seed(endpoint, { withOptional: true }).value).toEqual({
      headers: { "X-Trace": "t1" },
      queryParameters: { page: 7, fields: "name,age" },
      body: { ...start, note: "dry", tags: ["shade"], origin: { city: "Ghent" } },
    });
  });

  it("prefers the values of the call", () => {
    const examples = [exampleOf({ queryParameters: { page: 2, fields: "id" }, body: { name: "moss" } })];
    expect(seed({ ...endpoint, examples }, { withOptional: true }).value).toMatchObject({
      queryParameters: { page: 2, fields: "id" },
      body: { name: "moss" },
    });
  });

  it("uses none if the form is cleared", () => {
    expect(seed(endpoint, { example: "none" }).value).toEqual({
      headers: {},
      queryParameters: { page: 1 },
      body: { name: "", count: 1, size: 1 },
    });
  });

  it("ends in a recursive type", () => {
    const types = typesFrom({
      Tree: {
        name: "Tree",
        shape: {
          kind: "object",
          properties: [
            { ...required("label"), examples: ["oak"] },
            optional("next", { kind: "nullable", item: { kind: "ref", id: "Tree" } }),
            optional("kids", { kind: "list", item: { kind: "ref", id: "Tree" } }),
          ],
        },
      },
    });
    const state = seed({ request: { body: json({ kind: "ref", id: "Tree" }) } }, { types, withOptional: true });
    expect(state.value).toEqual({ body: { label: "oak" } });
  });
});
