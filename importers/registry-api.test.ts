import { describe, expect, it } from "vitest";
import { exact, type Json, type JsonObject } from "#engine/json";
import type { AuthScheme, Endpoint, RequestBody, ResponseBody } from "#engine/model";
import type { Property, Shape, TypeTable } from "#engine/shape";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry, type Imported } from "./index.ts";

const id = "a3b5c1f2-0f0e-4d7c-9b9a-2a4c6e8d0f12";
const bare: JsonObject = { id, endpoints: {}, websockets: {}, webhooks: {}, types: {}, subpackages: {}, auths: {} };

/** Imports any JSON as a definition. */
const imported = (parts: JsonObject): Imported => apiModelFromRegistry({ ...bare, ...parts });

const primitive = (type: string, settings: JsonObject = {}): Json =>
  alias({ type: "primitive", value: { type, ...settings } });
const alias = (reference: JsonObject): JsonObject => ({ type: "alias", value: reference });
const ref = (id: string, more: JsonObject = {}): JsonObject => alias({ type: "id", id, ...more });
const optional = (shape: Json, more: JsonObject = {}): JsonObject => alias({ type: "optional", shape, ...more });
const nullable = (shape: Json): JsonObject => alias({ type: "nullable", shape });
const property = (key: string, valueShape: Json, more: JsonObject = {}): JsonObject => ({ key, valueShape, ...more });
const object = (properties: readonly Json[], more: JsonObject = {}): JsonObject => ({
  type: "object",
  extends: [],
  properties,
  ...more,
});
const type = (name: string, shape: Json): JsonObject => ({ name, shape });

const string: Shape = { kind: "string" };
const text = primitive("string");

/** The result of a wire shape, and the codes of its diagnostics. */
function shapeOf(
  shape: Json,
  types: JsonObject = {},
): { readonly shape: Shape | undefined; readonly diagnostics: readonly string[] } {
  const { model, diagnostics } = imported({ types: { ...types, T: type("T", shape) } });
  return { shape: model.types.T?.shape, diagnostics: diagnostics.map(({ at, code }) => `${at} ${code}`) };
}

describe("a shape", () => {
  const plant = type("Plant", object([property("name", text)]));
  it.each<[string, Json, Shape]>([
    ["string", text, string],
    [
      "string with limits",
      primitive("string", { format: "email", regex: "^a", minLength: 1, maxLength: 9, default: "a" }),
      { kind: "string", format: "email", regex: "^a", minLength: 1, maxLength: 9, default: "a" },
    ],
    ["boolean", primitive("boolean", { default: true }), { kind: "boolean", default: true }],
    [
      "integer",
      primitive("integer", { minimum: 1, maximum: 9, default: 5 }),
      { kind: "integer", minimum: 1, maximum: 9, default: 5 },
    ],
    [
      "double",
      primitive("double", { minimum: exact("0.0"), maximum: 1.5 }),
      { kind: "double", minimum: 0, maximum: 1.5 },
    ],
    ["uint", primitive("uint"), { kind: "uint" }],
    ["uint64", primitive("uint64"), { kind: "uint64" }],
    [
      "long with limits as numbers",
      primitive("long", { minimum: -5, maximum: exact("9223372036854775807"), default: exact("1e3") }),
      { kind: "long", minimum: "-5", maximum: "9223372036854775807", default: "1000" },
    ],
    ["long with limits as text", primitive("long", { minimum: "-5" }), { kind: "long", minimum: "-5" }],
    [
      "bigInteger",
      primitive("bigInteger", { default: "123456789012345678901234567890" }),
      { kind: "bigInteger", default: "123456789012345678901234567890" },
    ],
    [
      "datetime",
      primitive("datetime", { default: "2026-11-21T00:00:00Z" }),
      { kind: "datetime", default: "2026-11-21T00:00:00Z" },
    ],
    ["date", primitive("date", { default: "2026-11-21" }), { kind: "date", default: "2026-11-21" }],
    ["uuid", primitive("uuid", { default: id }), { kind: "uuid", default: id }],
    [
      "base64",
      primitive("base64", { mimeType: "image/png", default: "aGk=" }),
      { kind: "base64", mimeType: "image/png", default: "aGk=" },
    ],
    [
      "enum",
      {
        type: "enum",
        default: "b",
        values: [
          { value: "a", description: "First." },
          { value: "b", availability: "Beta" },
        ],
      },
      {
        kind: "enum",
        default: "b",
        values: [
          { value: "a", description: "First." },
          { value: "b", availability: "Beta" },
        ],
      },
    ],
    [
      "text literal",
      alias({ type: "literal", value: { type: "stringLiteral", value: "a" } }),
      { kind: "literal", value: "a" },
    ],
    [
      "truth literal",
      alias({ type: "literal", value: { type: "booleanLiteral", value: false } }),
      { kind: "literal", value: false },
    ],
    ["unknown", alias({ type: "unknown", displayName: "any plant" }), { kind: "unknown", displayName: "any plant" }],
    ["list", alias({ type: "list", itemShape: text }), { kind: "list", item: string }],
    ["set", alias({ type: "set", itemShape: text }), { kind: "set", item: string }],
    [
      "map",
      alias({ type: "map", keyShape: text, valueShape: primitive("uint") }),
      { kind: "map", key: string, value: { kind: "uint" } },
    ],
    ["nullable", nullable(text), { kind: "nullable", item: string }],
    ["nullable of nullable", nullable(nullable(text)), { kind: "nullable", item: string }],
    [
      "list of optional",
      alias({ type: "list", itemShape: optional(text) }),
      { kind: "list", item: { kind: "nullable", item: string } },
    ],
    ["optional on its own", optional(text), string],
    ["optional of nullable", optional(nullable(text)), { kind: "nullable", item: string }],
    ["reference", ref("Plant"), { kind: "ref", id: "Plant" }],
    [
      "list of an object in place",
      alias({ type: "list", itemShape: object([]) }),
      { kind: "list", item: { kind: "object", properties: [] } },
    ],
    [
      "object",
      object([property("a", text, { description: "An a.", availability: "Deprecated", propertyAccess: "READ_ONLY" })], {
        extraProperties: { type: "primitive", value: { type: "uint" } },
      }),
      {
        kind: "object",
        properties: [
          {
            description: "An a.",
            availability: "Deprecated",
            key: "a",
            shape: string,
            optional: false,
            access: "READ_ONLY",
          },
        ],
        extra: { kind: "uint" },
      },
    ],
    [
      "discriminated union",
      {
        type: "discriminatedUnion",
        discriminant: "kind",
        variants: [
          {
            discriminantValue: "tree",
            displayName: "Tree",
            description: "Tall.",
            extends: ["Plant"],
            extraProperties: { type: "unknown" },
            properties: [property("kind", text), property("height", primitive("uint"))],
          },
        ],
      },
      {
        kind: "discriminatedUnion",
        discriminant: "kind",
        variants: [
          {
            description: "Tall.",
            value: "tree",
            displayName: "Tree",
            shape: {
              kind: "object",
              properties: [
                { key: "kind", shape: { kind: "literal", value: "tree" }, optional: false },
                { key: "name", shape: string, optional: false },
                { key: "height", shape: { kind: "uint" }, optional: false },
              ],
              extra: { kind: "unknown" },
            },
          },
        ],
      },
    ],
    [
      "undiscriminated union",
      {
        type: "undiscriminatedUnion",
        variants: [{ displayName: "Text", description: "Words.", shape: text }, { shape: optional(ref("Plant")) }],
      },
      {
        kind: "undiscriminatedUnion",
        variants: [
          { displayName: "Text", description: "Words.", shape: string },
          { shape: { kind: "nullable", item: { kind: "ref", id: "Plant" } } },
        ],
      },
    ],
  ])("%s", (_, wire, shape) => {
    expect(shapeOf(wire, { Plant: plant })).toEqual({ shape, diagnostics: [] });
  });

  it.each<[string, Json, string]>([
    ["an unknown kind", { type: "tuple", items: [] }, "/types/T/shape/type unknown-kind"],
    ["no kind", {}, "/types/T/shape/type missing"],
    ["a reference of an unknown kind", alias({ type: "pointer" }), "/types/T/shape/value/type unknown-kind"],
    ["an unknown primitive", primitive("complex"), "/types/T/shape/value/value/type unknown-kind"],
    ["a missing type", ref("Nowhere"), "/types/T/shape/value/id unknown-reference"],
    ["a type named like something on every object", ref("constructor"), "/types/T/shape/value/id unknown-reference"],
    ["an alias of itself", ref("T"), "/types/T cycle"],
    ["a nullable of itself", nullable(ref("T")), "/types/T cycle"],
    [
      "a union that is its own variant",
      { type: "undiscriminatedUnion", variants: [{ shape: text }, { shape: ref("T") }] },
      "/types/T cycle",
    ],
    [
      "a literal without a value",
      alias({ type: "literal", value: { type: "stringLiteral" } }),
      "/types/T/shape/value/value/value type",
    ],
    ["text instead of a shape", "string", "/types/T/shape/type missing"],
  ])("of %s is reported, and any JSON value is accepted", (_, wire, error) => {
    expect(shapeOf(wire)).toEqual({ shape: { kind: "unknown" }, diagnostics: [error] });
  });

  it.each<[string, Json, Shape, string]>([
    [
      "a limit that is not a number",
      primitive("integer", { minimum: "1" }),
      { kind: "integer" },
      "/types/T/shape/value/value/minimum type",
    ],
    [
      "a limit that is not an integer",
      primitive("long", { maximum: 1.5 }),
      { kind: "long" },
      "/types/T/shape/value/value/maximum type",
    ],
    [
      "properties that are not a list",
      { type: "object", extends: [], properties: {} },
      { kind: "object", properties: [] },
      "/types/T/shape/properties type",
    ],
  ])("with %s is used without it", (_, wire, shape, error) => {
    expect(shapeOf(wire)).toEqual({ shape, diagnostics: [error] });
  });

  it("is read from clients that omit lists or write null for absent members", () => {
    const wire = {
      type: "object",
      extends: null,
      properties: [{ key: "a", valueShape: text, description: null, propertyAccess: null }],
      more: 1,
    };
    expect(shapeOf(wire)).toEqual({
      shape: { kind: "object", properties: [{ key: "a", shape: string, optional: false }] },
      diagnostics: [],
    });
  });
});

describe("a property", () => {
  const types = {
    Name: type("Name", text),
    Maybe: type("Maybe", optional(ref("Name"), { default: "fern" })),
    Perhaps: type("Perhaps", ref("Maybe")),
    Count: type("Count", primitive("long")),
    Color: type("Color", { type: "enum", values: [{ value: "red" }, { value: "blue" }] }),
  };
  const propertyOf = (valueShape: Json): Property | undefined => {
    const { shape, diagnostics } = shapeOf(object([property("p", valueShape)]), types);
    expect(diagnostics).toEqual([]);
    return shape !== undefined && "properties" in shape ? shape.properties[0] : undefined;
  };

  it.each<[string, Json, Omit<Property, "key">]>([
    ["that must be there", text, { shape: string, optional: false }],
    ["that may be absent", optional(text), { shape: string, optional: true }],
    ["with a default", optional(text, { default: "a" }), { shape: string, optional: true, default: "a" }],
    [
      "with a default of false",
      optional(primitive("boolean"), { default: false }),
      { shape: { kind: "boolean" }, optional: true, default: false },
    ],
    ["that may be null", nullable(text), { shape: { kind: "nullable", item: string }, optional: false }],
    ["that may be both", optional(nullable(text)), { shape: { kind: "nullable", item: string }, optional: true }],
    [
      "that may be both, the other way round",
      nullable(optional(text)),
      { shape: { kind: "nullable", item: string }, optional: true },
    ],
    ["twice optional", optional(optional(text)), { shape: string, optional: true }],
    ["of a name", ref("Name"), { shape: { kind: "ref", id: "Name" }, optional: false }],
    [
      "of a name that may be absent",
      ref("Maybe"),
      { shape: { kind: "ref", id: "Maybe" }, optional: true, default: "fern" },
    ],
    [
      "of a name for that name",
      ref("Perhaps"),
      { shape: { kind: "ref", id: "Perhaps" }, optional: true, default: "fern" },
    ],
    [
      "of digits with a default",
      optional(primitive("long"), { default: 5 }),
      { shape: { kind: "long" }, optional: true, default: "5" },
    ],
    [
      "of named digits with a default",
      optional(ref("Count"), { default: exact("9007199254740993") }),
      { shape: { kind: "ref", id: "Count" }, optional: true, default: "9007199254740993" },
    ],
    [
      "of an enum with its own default",
      ref("Color", { default: { type: "enum", value: "blue" } }),
      { shape: { kind: "ref", id: "Color" }, optional: false, default: "blue" },
    ],
  ])("%s", (_, wire, expected) => expect(propertyOf(wire)).toEqual({ key: "p", ...expected }));
});

describe("an object that extends others", () => {
  const keys = (types: JsonObject, id: string) => {
    const { model, diagnostics } = imported({ types });
    const shape = model.types[id]?.shape;
    const properties =
      shape !== undefined && "properties" in shape
        ? shape.properties.map(({ key, shape }) => `${key}:${shape.kind}`)
        : undefined;
    return { properties, diagnostics: diagnostics.map(({ at, code }) => `${at} ${code}`) };
  };
  const named = (name: string, extended: readonly string[], properties: readonly Json[]) =>
    type(name, object(properties, { extends: extended }));

  it("has inherited properties first, and its own in the position of those they override", () => {
    const types = {
      A: named("A", [], [property("a", text), property("both", text)]),
      B: named("B", ["A"], [property("b", text)]),
      Alias: type("Alias", ref("B")),
      C: named("C", ["Alias"], [property("c", text), property("both", primitive("uint"))]),
    };
    expect(keys(types, "C")).toEqual({
      properties: ["a:string", "both:uint", "b:string", "c:string"],
      diagnostics: [],
    });
  });

  it("is read as far as possible, whatever it extends", () => {
    const own = [property("a", text)];
    expect(keys({ A: named("A", ["Nowhere"], own) }, "A")).toEqual({
      properties: ["a:string"],
      diagnostics: ["/types/A/shape/extends/0 unknown-reference"],
    });
    expect(keys({ A: named("A", ["T"], own), T: type("T", text) }, "A")).toEqual({
      properties: ["a:string"],
      diagnostics: ["/types/A/shape/extends/0 mismatch"],
    });
    expect(keys({ A: named("A", ["A"], own) }, "A")).toEqual({
      properties: ["a:string"],
      diagnostics: ["/types/A/shape/extends/0 cycle"],
    });
    const circle = keys({ A: named("A", ["B"], own), B: named("B", ["A"], [property("b", text)]) }, "A");
    expect(circle.properties).toEqual(["a:string", "b:string"]);
    expect(circle.diagnostics).toContain("/types/A/shape/extends/0 cycle");
  });

  it("is limited and reported if inline objects extend their containers repeatedly", () => {
    const ids = Array.from({ length: 9 }, (_, i) => `T${i}`);
    const types = Object.fromEntries(
      ids.map((id) => [id, named(id, [], [property(`p${id}`, object([], { extends: ids }))])] as const),
    );
    const { model, diagnostics } = imported({ types });
    expect(Object.keys(model.types)).toEqual(ids);
    expect(diagnostics.filter(({ code }) => code === "limit")).toHaveLength(1);
    expect(diagnostics.filter(({ code }) => code === "cycle")).not.toEqual([]);
  });

  it("is read in finite steps through many diamonds", () => {
    const levels = Array.from({ length: 40 }, (_, i) => i);
    const types = Object.fromEntries(
      levels.flatMap((i) => {
        const above = i === 0 ? [] : [`L${i - 1}`, `R${i - 1}`];
        return [
          [`L${i}`, named("L", above, [property(`l${i}`, text)])],
          [`R${i}`, named("R", above, [property(`r${i}`, text)])],
        ];
      }),
    );
    expect(keys(types, "L39").properties).toHaveLength(79);
  });
});

/** A complete endpoint, and its import. */
function endpointOf(
  parts: JsonObject,
  api: JsonObject = {},
): { readonly endpoint: Endpoint; readonly diagnostics: readonly string[] } {
  const wire = { id: "water", method: "POST", path: [{ type: "literal", value: "/water" }], ...parts };
  const { model, diagnostics } = imported({ endpoints: { water: wire }, ...api });
  const [endpoint] = model.endpoints;
  if (endpoint === undefined) throw new Error("no endpoint came of it");
  return { endpoint, diagnostics: diagnostics.map(({ at, code }) => `${at} ${code}`) };
}

describe("an endpoint", () => {
  it("keeps all its metadata", () => {
    const parts: JsonObject = {
      description: "Waters a plant.",
      availability: "Beta",
      displayName: "Water",
      namespace: ["garden", "beds"],
      method: "PUT",
      path: [
        { type: "literal", value: "/plants/" },
        { type: "pathParameter", value: "plantId" },
        { type: "literal", value: "" },
      ],
      auth: ["key"],
      environments: [{ id: "prod", baseUrl: "https://api.example" }],
      defaultEnvironment: "prod",
      pathParameters: [property("plantId", text, { description: "Which." })],
      queryParameters: [property("tag", optional(alias({ type: "list", itemShape: text })))],
      requestHeaders: [property("X-Reason", optional(text))],
      responseHeaders: [property("X-Level", primitive("uint"))],
      protocol: { type: "openrpc", methodName: "plant.water" },
    };
    const auths = { key: { type: "header", headerWireValue: "X-Key" } };
    const subpackages = {
      garden: { id: "garden", name: "garden", displayName: "Garden" },
      beds: { id: "beds", name: "beds" },
    };
    const { endpoint, diagnostics } = endpointOf(parts, { auths, subpackages });
    expect(diagnostics).toEqual([]);
    expect(endpoint).toEqual({
      description: "Waters a plant.",
      availability: "Beta",
      id: "water",
      displayName: "Water",
      namespace: ["garden", "beds"],
      method: "PUT",
      path: [
        { kind: "literal", value: "/plants/" },
        { kind: "parameter", key: "plantId" },
      ],
      auth: ["key"],
      environments: [{ id: "prod", baseUrl: "https://api.example" }],
      defaultEnvironment: "prod",
      pathParameters: [{ description: "Which.", key: "plantId", shape: string, optional: false }],
      queryParameters: [{ key: "tag", shape: { kind: "list", item: string }, optional: true }],
      requestHeaders: [{ key: "X-Reason", shape: string, optional: true }],
      responseHeaders: [{ key: "X-Level", shape: { kind: "uint" }, optional: false }],
      responses: [],
      errors: [],
      examples: [],
      protocol: { kind: "openrpc", methodName: "plant.water" },
    });
  });

  it.each<[string, JsonObject, Partial<Endpoint>, string]>([
    ["an unknown method", { method: "BREW" }, { method: "GET" }, "/endpoints/water/method unknown-kind"],
    ["a missing scheme", { auth: ["key"] }, { auth: [] }, "/endpoints/water/auth/0 unknown-reference"],
    ["a missing section", { namespace: ["x"] }, { namespace: [] }, "/endpoints/water/namespace/0 unknown-reference"],
    [
      "an unknown protocol",
      { protocol: { type: "grpc" } },
      { protocol: { kind: "rest" } },
      "/endpoints/water/protocol/type unknown-kind",
    ],
    [
      "an undeclared path parameter",
      { path: [{ type: "pathParameter", value: "id" }] },
      { pathParameters: [{ key: "id", shape: string, optional: false }] },
      "/endpoints/water/pathParameters mismatch",
    ],
    [
      "an unused path parameter",
      { pathParameters: [property("id", text)] },
      { pathParameters: [] },
      "/endpoints/water/pathParameters/0 mismatch",
    ],
    [
      "a piece of a path that is neither",
      { path: [{ type: "wildcard" }, { type: "literal", value: "/a" }] },
      { path: [{ kind: "literal", value: "/a" }] },
      "/endpoints/water/path/0/type unknown-kind",
    ],
    ["an unknown availability", { availability: "Soon" }, {}, "/endpoints/water/availability unknown-kind"],
  ])("with %s can still be used", (_, parts, expected, error) => {
    const { endpoint, diagnostics } = endpointOf(parts);
    expect(endpoint).toMatchObject(expected);
    expect(diagnostics).toEqual([error]);
  });

  it("prefers the schemes of combinations to schemes of a plain list", () => {
    const auths = { a: { type: "bearerAuth" }, b: { type: "basicAuth" } };
    expect(
      endpointOf({ auth: ["a"], multiAuth: [{ schemes: ["b"] }, { schemes: ["b", "a"] }] }, { auths }).endpoint.auth,
    ).toEqual(["b", "a"]);
  });
});

describe("a request body", () => {
  const formShape = (properties: readonly Property[]) => ({ kind: "object", properties }) as const;
  it.each<[string, JsonObject, RequestBody]>([
    [
      "object",
      { body: object([property("a", text)]) },
      {
        kind: "json",
        shape: formShape([{ key: "a", shape: string, optional: false }]),
        optional: false,
        contentType: "application/json",
      },
    ],
    [
      "reference",
      { contentType: "application/vnd.a+json", body: ref("Plant") },
      { kind: "json", shape: { kind: "ref", id: "Plant" }, optional: false, contentType: "application/vnd.a+json" },
    ],
    [
      "optional",
      { body: optional(nullable(text)) },
      { kind: "json", shape: { kind: "nullable", item: string }, optional: true, contentType: "application/json" },
    ],
    [
      "bytes",
      { body: { type: "bytes", isOptional: true, contentType: "audio/webm" } },
      { kind: "octet-stream", optional: true, contentType: "audio/webm" },
    ],
    [
      "bytes of the request's type",
      { contentType: "image/png", body: { type: "bytes", isOptional: false } },
      { kind: "octet-stream", optional: false, contentType: "image/png" },
    ],
    [
      "bytes of no type",
      { body: { type: "bytes" } },
      { kind: "octet-stream", optional: false, contentType: "application/octet-stream" },
    ],
    [
      "form",
      {
        contentType: "multipart/form-data",
        body: {
          type: "formData",
          fields: [
            {
              type: "file",
              key: "photo",
              isOptional: false,
              contentType: "image/png, image/jpeg",
              description: "One.",
            },
            { type: "files", key: "more", isOptional: true },
            { type: "property", ...property("meta", optional(ref("Plant"))), contentType: ["application/json"] },
            { type: "property", ...property("tags", alias({ type: "list", itemShape: text })), exploded: true },
            { type: "property", ...property("note", text) },
          ],
        },
      },
      {
        kind: "form-data",
        shape: formShape([
          {
            description: "One.",
            key: "photo",
            shape: { kind: "file", multiple: false, accept: ["image/png", "image/jpeg"] },
            optional: false,
          },
          { key: "more", shape: { kind: "file", multiple: true }, optional: true },
          { key: "meta", shape: { kind: "ref", id: "Plant" }, optional: true },
          { key: "tags", shape: { kind: "list", item: string }, optional: false },
          { key: "note", shape: string, optional: false },
        ]),
        parts: {
          photo: { contentType: ["image/png", "image/jpeg"] },
          meta: { contentType: ["application/json"] },
          tags: { exploded: true },
        },
      },
    ],
  ])("%s", (_, request, body) => {
    const { endpoint, diagnostics } = endpointOf(
      { requests: [{ description: "What.", ...request }] },
      { types: { Plant: type("Plant", object([])) } },
    );
    expect(endpoint.request).toEqual({ description: "What.", body });
    expect(diagnostics).toEqual([]);
  });

  it("of an unknown kind is any JSON value", () => {
    const { endpoint, diagnostics } = endpointOf({ requests: [{ body: { type: "avro" } }] });
    expect(endpoint.request?.body).toMatchObject({ kind: "json", shape: { kind: "unknown" } });
    expect(diagnostics).toEqual(["/endpoints/water/requests/0/body/type unknown-kind"]);
  });

  it("omits a form field of an unknown kind", () => {
    const { endpoint, diagnostics } = endpointOf({
      requests: [{ body: { type: "formData", fields: [{ type: "folder", key: "a" }] } }],
    });
    expect(endpoint.request?.body).toEqual({ kind: "form-data", shape: formShape([]), parts: {} });
    expect(diagnostics).toEqual(["/endpoints/water/requests/0/body/fields/0/type unknown-kind"]);
  });
});

describe("a response", () => {
  it.each<[string, JsonObject, ResponseBody]>([
    ["empty", { type: "empty" }, { kind: "empty" }],
    ["object", object([]), { kind: "json", shape: { kind: "object", properties: [] } }],
    ["reference", optional(text), { kind: "json", shape: { kind: "nullable", item: string } }],
    ["file", { type: "fileDownload", contentType: "audio/mpeg" }, { kind: "file", contentType: "audio/mpeg" }],
    ["streaming text", { type: "streamingText" }, { kind: "stream", shape: string, format: "text" }],
    [
      "stream",
      { type: "stream", shape: text, terminator: "[DONE]" },
      { kind: "stream", shape: string, terminator: "[DONE]" },
    ],
  ])("%s", (_, body, expected) => {
    const { endpoint, diagnostics } = endpointOf({
      responses: [{ statusCode: 201, description: "Done.", body }],
    });
    expect(endpoint.responses).toEqual([{ description: "Done.", statusCode: 201, body: expected }]);
    expect(diagnostics).toEqual([]);
  });

  it("of an error keeps name, status, shape and examples", () => {
    const wire = {
      name: "DryError",
      statusCode: 409,
      description: "No water.",
      shape: text,
      examples: [{ name: "Drought", responseBody: { type: "json", value: { left: exact("0.0") } } }],
    };
    expect(endpointOf({ errors: [wire, { statusCode: 500, name: "Broken" }] }).endpoint.errors).toEqual([
      {
        description: "No water.",
        name: "DryError",
        statusCode: 409,
        shape: string,
        examples: [{ name: "Drought", value: { left: exact("0.0") } }],
      },
      { name: "Broken", statusCode: 500, examples: [] },
    ]);
  });
});

describe("an example", () => {
  const exampleOf = (
    parts: JsonObject,
    request: JsonObject = { body: { type: "bytes", contentType: "image/png" } },
  ) => {
    const { endpoint, diagnostics } = endpointOf({
      requests: [request],
      examples: [{ path: "/water", responseStatusCode: 200, ...parts }],
    });
    expect(diagnostics).toEqual([]);
    return endpoint.examples[0];
  };
  const plain = { path: "/water", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };

  it("keeps its wire values", () => {
    const parts = {
      name: "A fern",
      description: "Once.",
      pathParameters: { id: exact("12345678901234567890") },
      queryParameters: { tag: ["a"] },
      headers: { "X-A": null },
      requestBody: { type: "json", value: { n: 1 } },
      responseBody: { type: "json", value: null },
    };
    expect(exampleOf(parts)).toEqual({
      ...plain,
      name: "A fern",
      description: "Once.",
      pathParameters: { id: exact("12345678901234567890") },
      queryParameters: { tag: ["a"] },
      headers: { "X-A": null },
      body: { n: 1 },
      response: null,
    });
  });

  it.each<[string, JsonObject, JsonObject]>([
    [
      "a form, files without bytes left out",
      {
        requestBody: {
          type: "form",
          value: {
            a: { type: "json", value: 1 },
            b: { type: "exploded", value: [1, 2] },
            c: { type: "filename", value: "x.png" },
          },
        },
      },
      { body: { a: 1, b: [1, 2] } },
    ],
    [
      "bytes as a file",
      { requestBody: { type: "bytes", value: { type: "base64", value: "aGk=" } } },
      { body: { name: "example", lastModified: 0, size: 2, type: "image/png", dataUrl: "data:image/png;base64,aGk=" } },
    ],
    ["nothing for a body that nobody knows", { requestBody: { type: "xml", value: "<a/>" } }, {}],
    ["a stream", { responseBody: { type: "stream", value: [1, 2] } }, { response: [1, 2] }],
    [
      "events",
      { responseBody: { type: "sse", value: [{ event: "a", data: 1 }] } },
      { response: [{ event: "a", data: 1 }] },
    ],
    ["no value for a file that came back", { responseBody: { type: "filename", value: "x.png" } }, {}],
  ])("has %s", (_, parts, expected) => expect(exampleOf(parts)).toEqual({ ...plain, ...expected }));
});

describe("an authentication scheme", () => {
  const source = {
    type: "referencedEndpoint",
    endpointId: "token",
    accessTokenLocator: ".access_token",
    headerName: "X-T",
    tokenPrefix: "T",
    description: "Log in.",
  };
  it.each<[string, JsonObject, AuthScheme]>([
    [
      "bearer",
      { type: "bearerAuth", tokenName: "key", description: "Ask us." },
      { kind: "bearerAuth", tokenName: "key", description: "Ask us." },
    ],
    [
      "basic",
      { type: "basicAuth", usernameName: "id", passwordName: "key" },
      { kind: "basicAuth", usernameName: "id", passwordName: "key" },
    ],
    [
      "header",
      { type: "header", headerWireValue: "X-Key", nameOverride: "key", prefix: "Key" },
      { kind: "header", headerWireValue: "X-Key", nameOverride: "key", prefix: "Key" },
    ],
    [
      "OAuth",
      { type: "oAuth", value: { type: "clientCredentials", value: source } },
      {
        kind: "oAuth",
        endpointId: "token",
        accessTokenLocator: ".access_token",
        headerName: "X-T",
        tokenPrefix: "T",
        description: "Log in.",
      },
    ],
  ])("%s", (_, wire, scheme) => {
    const { model, diagnostics } = imported({ auths: { a: wire } });
    expect(model.auths).toEqual({ a: scheme });
    expect(diagnostics).toEqual([]);
  });

  it.each<[JsonObject, string]>([
    [{ type: "kerberos" }, "/auths/a/type"],
    [{ type: "oAuth", value: { type: "deviceCode" } }, "/auths/a/value/type"],
    [{ type: "oAuth", value: { type: "clientCredentials", value: { type: "url" } } }, "/auths/a/value/value/type"],
  ])("of an unknown kind is omitted: %j", (wire, at) => {
    const { model, diagnostics } = imported({ auths: { a: wire } });
    expect(model.auths).toEqual({});
    expect(diagnostics.map((one) => [one.at, one.code])).toEqual([[at, "unknown-kind"]]);
  });
});

describe("an API", () => {
  it("keeps its name, sections, global headers and documented types", () => {
    const { model, diagnostics } = imported({
      apiName: "Plant Store",
      subpackages: { garden: { id: "garden", name: "garden", displayName: "Garden" } },
      globalHeaders: [property("X-Version", optional(text))],
      types: {
        "garden:Plant": {
          name: "Plant",
          displayName: "A plant",
          description: "Green.",
          availability: "Stable",
          shape: text,
        },
      },
    });
    const types: TypeTable = {
      "garden:Plant": {
        description: "Green.",
        availability: "Stable",
        name: "Plant",
        displayName: "A plant",
        shape: string,
      },
    };
    expect(diagnostics).toEqual([]);
    expect(model).toEqual({
      id,
      name: "Plant Store",
      endpoints: [],
      types,
      groups: [{ id: "garden", name: "garden", displayName: "Garden" }],
      auths: {},
      globalHeaders: [{ key: "X-Version", shape: string, optional: true }],
    });
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["text", "api"],
    ["a list", []],
    ["an empty object", {}],
    [
      "an object of the wrong things",
      { id: 1, endpoints: [1], types: { a: 1, b: null }, auths: "x", subpackages: 1, globalHeaders: [null] },
    ],
    [
      "an endpoint of the wrong things",
      {
        ...bare,
        endpoints: {
          a: null,
          b: { path: [null], requests: [1], responses: [[]], errors: [""], examples: [{}], auth: [1] },
        },
      },
    ],
  ])("that is %s is imported without an exception", (_, value) => {
    const { model, diagnostics } = apiModelFromRegistry(value as ApiDefinition);
    expect(model.endpoints.length).toBeLessThanOrEqual(2);
    expect(diagnostics.every(({ at }) => at === "" || at.startsWith("/"))).toBe(true);
  });
});
