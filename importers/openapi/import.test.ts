import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import type { Endpoint } from "#engine/model";
import type { Property, Shape } from "#engine/shape";
import { importDescription } from "../description.ts";
import { withoutSchemas } from "../without-schemas.testing.ts";
import { importOpenApi } from "./import.ts";

const text: Shape = { kind: "string" };
const property = (key: string, shape: Shape, optional = true, examples?: readonly Json[]): Property => ({
  key,
  shape,
  optional,
  ...(examples !== undefined && { examples }),
});

/** Imports a document with one operation, and returns the result. */
async function endpointOf(operation: Json, around: { readonly [key: string]: Json } = {}, method = "post") {
  const version: Json = "swagger" in around ? {} : { openapi: "3.1.0" };
  const document: Json = { ...(version as object), paths: { "/plants/{id}": { [method]: operation } }, ...around };
  const { model, diagnostics } = await importOpenApi(document, { id: "api" });
  const [endpoint] = model.endpoints;
  if (endpoint === undefined) throw new Error("no endpoint came of it");
  return { endpoint: withoutSchemas(endpoint), model, diagnostics: diagnostics.map(({ at, code }) => `${at} ${code}`) };
}
const id: Json = { name: "id", in: "path", required: true, schema: { type: "string" } };

describe("the same service in every version", () => {
  const plant: Json = {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string" }, light: { type: "integer", format: "int32" } },
  };
  const about: Json = { title: "Plants", version: "1.0", description: "Of a garden." };
  const old: Json = {
    swagger: "2.0",
    info: about,
    host: "api.example",
    basePath: "/v1",
    schemes: ["https"],
    consumes: ["application/json"],
    produces: ["application/json"],
    tags: [{ name: "Plants", description: "All that grows." }],
    securityDefinitions: { key: { type: "apiKey", in: "header", name: "X-Key" } },
    security: [{ key: [] }],
    paths: {
      "/plants/{id}": {
        put: {
          operationId: "putPlant",
          summary: "Put a plant",
          tags: ["Plants"],
          parameters: [
            { name: "id", in: "path", required: true, type: "string" },
            { name: "tags", in: "query", type: "array", items: { type: "string" } },
            { name: "body", in: "body", required: true, schema: { $ref: "#/definitions/Plant" } },
          ],
          responses: {
            200: { description: "Put.", schema: { $ref: "#/definitions/Plant" } },
            404: { description: "None." },
          },
        },
      },
    },
    definitions: { Plant: plant },
  };
  const current = (version: string): Json => ({
    openapi: version,
    info: about,
    servers: [{ url: "https://api.example/v1", description: "https" }],
    tags: [{ name: "Plants", description: "All that grows." }],
    security: [{ key: [] }],
    paths: {
      "/plants/{id}": {
        put: {
          operationId: "putPlant",
          summary: "Put a plant",
          tags: ["Plants"],
          parameters: [
            id,
            { name: "tags", in: "query", explode: false, schema: { type: "array", items: { type: "string" } } },
          ],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Plant" } } },
          },
          responses: {
            200: {
              description: "Put.",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Plant" } } },
            },
            404: { description: "None." },
          },
        },
      },
    },
    components: {
      schemas: { Plant: plant },
      securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
    },
  });

  it("produces the same model", async () => {
    const models = await Promise.all(
      [old, current("3.0.3"), current("3.1.0"), current("3.2.0")].map(async (document) =>
        withoutSchemas(await importOpenApi(document, { id: "plants" })),
      ),
    );
    const [first] = models;
    expect(first).toEqual({
      model: {
        id: "plants",
        name: "Plants",
        version: "1.0",
        description: "Of a garden.",
        endpoints: [
          {
            id: "putPlant",
            displayName: "Put a plant",
            namespace: ["plants"],
            method: "PUT",
            path: [
              { kind: "literal", value: "/plants/" },
              { kind: "parameter", key: "id" },
            ],
            auth: ["key"],
            environments: [expect.objectContaining({ id: "https", baseUrl: "https://api.example/v1" })],
            defaultEnvironment: "https",
            pathParameters: [property("id", text, false)],
            queryParameters: [property("tags", { kind: "list", item: text })],
            requestHeaders: [],
            parameterStyles: { query: { tags: { style: "form", explode: false } } },
            responseHeaders: [],
            request: {
              body: {
                kind: "json",
                shape: { kind: "ref", id: "Plant" },
                optional: false,
                contentType: "application/json",
              },
            },
            responses: [
              { description: "Put.", statusCode: 200, body: { kind: "json", shape: { kind: "ref", id: "Plant" } } },
            ],
            errors: [{ description: "None.", name: "Not Found", statusCode: 404, examples: [] }],
            examples: [],
            protocol: { kind: "rest" },
          },
        ],
        types: {
          Plant: {
            name: "Plant",
            shape: {
              kind: "object",
              properties: [property("name", text, false), property("light", { kind: "integer" })],
            },
          },
        },
        groups: [{ description: "All that grows.", id: "plants", name: "Plants" }],
        auths: { key: { kind: "header", headerWireValue: "X-Key" } },
        typeWords: "openapi",
        globalHeaders: [],
      },
      diagnostics: [],
    });
    const plain = (one: (typeof models)[number]) =>
      JSON.parse(JSON.stringify(one).replaceAll(',"description":"https"', ""));
    for (const one of models) expect(plain(one)).toEqual(plain(models[0] as (typeof models)[number]));
  });
});

describe("a body", () => {
  const bodyOf = async (content: Json, more: Json = {}) =>
    (await endpointOf({ parameters: [id], requestBody: { content, ...(more as object) } })).endpoint.request;

  it("of several media types prefers JSON and keeps the others as alternatives", async () => {
    const request = await bodyOf({
      "text/plain": { schema: { type: "string" } },
      "application/json": { schema: { type: "string" } },
    });
    expect(request).toEqual({
      body: { kind: "json", shape: text, optional: true, contentType: "application/json" },
      alternatives: [{ kind: "json", shape: text, optional: true, contentType: "text/plain" }],
    });
  });

  it("of several media types has the example of each", async () => {
    const request = await bodyOf({
      "application/json": { schema: { type: "string" }, example: "fern" },
      "application/xml": { schema: { type: "string" }, example: "<plant/>" },
      "text/csv": { schema: { type: "string" } },
    });
    expect(request?.alternatives?.map((one) => ("example" in one ? one.example : undefined))).toEqual([
      "<plant/>",
      undefined,
    ]);
  });

  it("of a form keeps files, parts and lists as declared", async () => {
    const properties: Json = {
      photo: { type: "string", format: "binary" },
      photos: { type: "array", items: { type: "string", format: "binary" } },
      typed: { contentMediaType: "image/png" },
      tags: { type: "array", items: { type: "string" } },
      meta: { type: "object", properties: { a: { type: "string" } } },
    };
    const encoding: Json = {
      photo: { contentType: "image/png, image/jpeg" },
      meta: { contentType: "application/json" },
    };
    expect(
      (
        await bodyOf({
          "multipart/form-data": { schema: { type: "object", required: ["photo"], properties }, encoding },
        })
      )?.body,
    ).toEqual({
      kind: "form-data",
      optional: true,
      shape: {
        kind: "object",
        properties: [
          property("photo", { kind: "file", multiple: false, accept: ["image/png", "image/jpeg"] }, false),
          property("photos", { kind: "file", multiple: true }),
          property("typed", { kind: "file", multiple: false, accept: ["image/png"] }),
          property("tags", { kind: "list", item: text }),
          property("meta", { kind: "object", properties: [property("a", text)] }),
        ],
      },
      parts: {
        photo: { contentType: ["image/png", "image/jpeg"] },
        tags: { exploded: true },
        meta: { contentType: ["application/json"] },
      },
    });
  });

  const upload: Json = {
    type: "object",
    required: ["kind", "photo"],
    properties: { kind: { const: "upload" }, photo: { type: "string", format: "binary" } },
  };
  const link: Json = {
    title: "A link",
    type: "object",
    required: ["kind", "photo"],
    properties: { kind: { const: "link" }, photo: { type: "string", format: "uri" } },
  };
  const choiceOf = (more: Json): { readonly [key: string]: Json } => ({
    components: { schemas: { Upload: upload, Link: link, Either: { ...(more as object), oneOf: refs } } },
  });
  const refs: Json = [{ $ref: "#/components/schemas/Upload" }, { $ref: "#/components/schemas/Link" }];
  const tag = (value: string): Property => property("kind", { kind: "literal", value }, false);
  const variants = [
    {
      value: "upload",
      shape: {
        kind: "object",
        properties: [tag("upload"), property("photo", { kind: "file", multiple: false, accept: ["image/png"] }, false)],
      },
    },
    {
      value: "link",
      displayName: "A link",
      shape: { kind: "object", properties: [tag("link"), property("photo", { kind: "string", format: "uri" }, false)] },
    },
  ];

  it.each<[string, Json]>([
    ["oneOf", {}],
    ["oneOf with a discriminator", { discriminator: { propertyName: "kind" } }],
  ])("of a form that is a choice stays a union: %s", async (_, more) => {
    const schema: Json = { $ref: "#/components/schemas/Either" };
    const content: Json = { "multipart/form-data": { schema, encoding: { photo: { contentType: "image/png" } } } };
    const { endpoint, diagnostics } = await endpointOf({ parameters: [id], requestBody: { content } }, choiceOf(more));
    expect(endpoint.request?.body).toMatchObject({
      kind: "form-data",
      shape: { kind: "discriminatedUnion", discriminant: "kind", variants: [variants[0], { value: "link" }] },
      parts: { photo: { contentType: ["image/png"] } },
    });
    expect(diagnostics).toEqual([]);
  });

  it("of pairs that is a choice stays a union, each variant with the fields beside the choice", async () => {
    const schema: Json = {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string" } },
      anyOf: [
        { $ref: "#/components/schemas/Named" },
        { title: "By address", properties: { at: { type: "array", items: { type: "string" } } } },
      ],
    };
    const named: Json = { type: "object", properties: { name: { type: "string" } } };
    const encoding: Json = { at: { style: "spaceDelimited" } };
    const { endpoint } = await endpointOf(
      {
        parameters: [id],
        requestBody: { content: { "application/x-www-form-urlencoded": { schema, encoding } } },
      },
      { components: { schemas: { Named: named } } },
    );
    expect(endpoint.request?.body).toMatchObject({
      kind: "urlencoded",
      shape: {
        kind: "undiscriminatedUnion",
        variants: [
          {
            displayName: "Named",
            shape: { kind: "object", properties: [property("id", text, false), property("name", text)] },
          },
          {
            displayName: "By address",
            shape: {
              kind: "object",
              properties: [property("id", text, false), property("at", { kind: "list", item: text })],
            },
          },
        ],
      },
      styles: { at: { style: "spaceDelimited", explode: false } },
    });
  });

  it("of a form with a choice only of required names is one object", async () => {
    const schema: Json = {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "string" } },
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
    };
    expect((await bodyOf({ "multipart/form-data": { schema } }))?.body).toEqual({
      kind: "form-data",
      optional: true,
      shape: {
        kind: "object",
        properties: [property("a", text), property("b", text)],
        rules: [
          {
            kind: "any",
            rules: [
              { kind: "required", keys: ["a"] },
              { kind: "required", keys: ["b"] },
            ],
          },
        ],
      },
      parts: {},
    });
  });

  it("of pairs keeps their styles", async () => {
    const schema: Json = { type: "object", properties: { ids: { type: "array", items: { type: "string" } } } };
    const content: Json = {
      "application/x-www-form-urlencoded": { schema, encoding: { ids: { style: "pipeDelimited" } } },
    };
    expect((await bodyOf(content, { required: true }))?.body).toEqual({
      kind: "urlencoded",
      shape: { kind: "object", properties: [property("ids", { kind: "list", item: text })] },
      optional: false,
      contentType: "application/x-www-form-urlencoded",
      styles: { ids: { style: "pipeDelimited", explode: false } },
    });
  });

  it.each<[string, Json, unknown]>([
    [
      "bytes",
      { "application/octet-stream": {} },
      { kind: "octet-stream", optional: true, contentType: "application/octet-stream" },
    ],
    [
      "an image",
      { "image/*": { schema: { type: "string", format: "binary" } } },
      { kind: "octet-stream", optional: true, contentType: "image/*" },
    ],
    [
      "text",
      { "text/csv": { schema: { type: "string" } } },
      { kind: "json", shape: text, optional: true, contentType: "text/csv" },
    ],
    [
      "XML",
      { "application/xml": {} },
      { kind: "json", shape: { kind: "string", format: "xml" }, optional: true, contentType: "application/xml" },
    ],
  ])("of %s", async (_, content, body) => expect((await bodyOf(content))?.body).toEqual(body));

  it("of XML with members has their fields", async () => {
    const properties: Json = { name: { type: "string" } };
    const content: Json = { "application/xml": { schema: { type: "object", properties } } };
    const { endpoint, diagnostics } = await endpointOf({ parameters: [id], requestBody: { content } });
    expect(endpoint.request?.body).toMatchObject({
      kind: "json",
      contentType: "application/xml",
      shape: { kind: "object", properties: [{ key: "name", shape: text }] },
    });
    expect(diagnostics).toEqual([]);
  });
});

it("reads limits with an exponent with all their digits, and lists without items", async () => {
  const shapeOf = async (schema: Json) => {
    const content: Json = { "application/json": { schema } };
    const { endpoint } = await endpointOf({ parameters: [id], requestBody: { content } });
    const body = endpoint.request?.body;
    return body?.kind === "json" ? body.shape : undefined;
  };
  expect(await shapeOf({ type: "integer", minimum: -1e30, maximum: 1.5e30 })).toMatchObject({
    minimum: `-1${"0".repeat(30)}`,
    maximum: `15${"0".repeat(29)}`,
  });
  expect(await shapeOf({ type: "array", items: false })).toMatchObject({ kind: "list", maxItems: 0 });
});

it("offers null only if the values of an enum contain it", async () => {
  const shapeOf = async (values: Json) => {
    const content: Json = { "application/json": { schema: { type: ["string", "null"], enum: values } } };
    const { endpoint } = await endpointOf({ parameters: [id], requestBody: { content } });
    const body = endpoint.request?.body;
    return body?.kind === "json" ? body.shape.kind : undefined;
  };
  expect(await shapeOf(["a", "b"])).toBe("enum");
  expect(await shapeOf(["a", "b", null])).toBe("nullable");
});

describe("a response", () => {
  it("keeps all its media types, JSON first, with a stream as a separate response", async () => {
    const schema: Json = { type: "string" };
    const content: Json = {
      "text/csv": { schema },
      "application/json": { schema },
      "text/event-stream": { schema },
    };
    const { endpoint } = await endpointOf({ parameters: [id], responses: { 200: { description: "All.", content } } });
    expect(endpoint.responses).toEqual([
      {
        description: "All.",
        statusCode: 200,
        body: { kind: "json", shape: text },
        contentType: "application/json",
        alternatives: [{ contentType: "text/csv", body: { kind: "text" } }],
      },
      {
        description: "All.",
        statusCode: 200,
        body: { kind: "stream", shape: text, format: "sse" },
        contentType: "text/event-stream",
      },
    ]);
  });
});

describe("parameters", () => {
  it("are grouped by location, including parameters of the path item, with their styles", async () => {
    const { endpoint, diagnostics } = await endpointOf({
      parameters: [
        { ...(id as object), style: "matrix", explode: true, schema: { type: "array", items: { type: "string" } } },
        {
          name: "filter",
          in: "query",
          style: "deepObject",
          schema: { type: "object", properties: { a: { type: "string" } } },
        },
        { name: "where", in: "query", content: { "application/json": { schema: { type: "object" } } } },
        { name: "plain", in: "query", schema: { type: "integer" }, deprecated: true, description: "Old." },
        { name: "X-Trace", in: "header", required: true, schema: { type: "string" } },
        { name: "Accept", in: "header", schema: { type: "string" } },
        { name: "session", in: "cookie", schema: { type: "string" } },
      ],
    });
    expect(diagnostics).toEqual([]);
    expect(endpoint.parameterStyles).toEqual({
      path: { id: { style: "matrix", explode: true } },
      query: { filter: { style: "deepObject", explode: true }, where: { style: "json", explode: false } },
      headers: { Cookie: { style: "cookie", explode: true } },
    });
    expect(endpoint.queryParameters.map(({ key }) => key)).toEqual(["filter", "where", "plain"]);
    expect(endpoint.queryParameters[2]).toEqual({
      description: "Old.",
      availability: "Deprecated",
      key: "plain",
      shape: { kind: "long", unsized: true },
      optional: true,
    });
    expect(endpoint.requestHeaders.map(({ key, optional }) => [key, optional])).toEqual([
      ["X-Trace", false],
      ["Cookie", true],
    ]);
  });

  it("of the path that are undeclared become text, and unused ones are omitted", async () => {
    const { endpoint, diagnostics } = await endpointOf({ parameters: [{ ...(id as object), name: "other" }] });
    expect(endpoint.pathParameters).toEqual([property("id", text, false)]);
    expect(diagnostics.map((error) => error.split(" ")[1])).toEqual(["mismatch", "mismatch"]);
  });
});

describe("credentials", () => {
  const schemes: Json = {
    token: { type: "http", scheme: "bearer" },
    jwt: { type: "http", scheme: "Bearer", bearerFormat: "JWT" },
    pair: { type: "http", scheme: "basic" },
    query: { type: "apiKey", in: "query", name: "key" },
    cookie: { type: "apiKey", in: "cookie", name: "sid" },
    digest: { type: "http", scheme: "Digest" },
    oauth: {
      type: "oauth2",
      flows: { clientCredentials: { tokenUrl: "https://a.example/token", scopes: { read: "Read." } } },
    },
    oidc: { type: "openIdConnect", openIdConnectUrl: "https://a.example/.well-known/openid-configuration" },
    tls: { type: "mutualTLS", description: "Ask us for one." },
  };
  it("of every supported kind are imported", async () => {
    const { model, diagnostics } = await endpointOf({ parameters: [id] }, { components: { securitySchemes: schemes } });
    expect(model.auths).toEqual({
      token: { kind: "bearerAuth" },
      jwt: { kind: "bearerAuth", format: "JWT" },
      pair: { kind: "basicAuth" },
      query: { kind: "header", headerWireValue: "key", in: "query" },
      cookie: { kind: "header", headerWireValue: "sid", in: "cookie" },
      digest: { kind: "header", headerWireValue: "Authorization", prefix: "Digest" },
      oauth: {
        kind: "oauthFlows",
        flows: { clientCredentials: { tokenUrl: "https://a.example/token", scopes: { read: "Read." } } },
      },
      oidc: { kind: "oauthFlows", flows: {}, openIdConnectUrl: "https://a.example/.well-known/openid-configuration" },
      tls: { kind: "mutualTLS", description: "Ask us for one." },
    });
    expect(diagnostics).toEqual([]);
  });

  it.each<[Json, Pick<Endpoint, "auth" | "security" | "scopes">]>([
    [[{ token: [] }, { pair: [] }], { auth: ["token", "pair"] }],
    [[{ oauth: ["read"] }], { auth: ["oauth"], scopes: { oauth: ["read"] } }],
    [
      [{ token: [], oauth: ["read", "write"] }, { oauth: ["all"] }, { nobody: ["x"] }],
      {
        auth: ["token", "oauth", "nobody"],
        security: [["token", "oauth"], ["oauth"], ["nobody"]],
        scopes: { oauth: ["read", "write"], nobody: ["x"] },
      },
    ],
    [[{ tls: [], token: [] }], { auth: ["tls", "token"], security: [["tls", "token"]] }],
    [[{ token: [], query: [] }], { auth: ["token", "query"], security: [["token", "query"]] }],
    [[{ token: [] }, {}], { auth: ["token"], security: [["token"], []] }],
    [[], { auth: [] }],
  ])("are required as %j declares", async (security, demands) => {
    const { endpoint } = await endpointOf(
      { parameters: [id], security },
      { components: { securitySchemes: schemes }, security: [{ pair: [] }] },
    );
    const { auth, security: sets, scopes } = endpoint;
    expect({ auth, ...(sets && { security: sets }), ...(scopes && { scopes }) }).toEqual(demands);
  });

  it("can come from an endpoint of the API if the description says so", async () => {
    const login = (said: Json): Json => ({
      login: { type: "http", scheme: "bearer", description: "Ours.", "x-callboard-login": said },
    });
    const read = async (said: Json) => {
      const { model, diagnostics } = await endpointOf(
        { operationId: "getToken", parameters: [id] },
        { components: { securitySchemes: login(said) } },
      );
      return [model.auths.login, diagnostics];
    };
    expect(
      await read({ endpointId: "getToken", accessTokenLocator: ".data.key", headerName: "X-Key", tokenPrefix: "" }),
    ).toEqual([
      {
        ...{ kind: "oAuth", description: "Ours.", endpointId: "getToken", accessTokenLocator: ".data.key" },
        ...{ headerName: "X-Key", tokenPrefix: "" },
      },
      [],
    ]);
    expect(await read({ endpointId: "getToken", header: "X-Key" })).toEqual([
      { kind: "oAuth", description: "Ours.", endpointId: "getToken", accessTokenLocator: ".access_token" },
      ["/components/securitySchemes/login/x-callboard-login/header unsupported"],
    ]);
    expect(await read({ endpointId: "nobody" })).toEqual([
      { kind: "bearerAuth", description: "Ours." },
      ["/components/securitySchemes/login/x-callboard-login/endpointId unknown-reference"],
    ]);
  });
});

it("reads servers with variables, and prefers the nearest ones", async () => {
  const servers: Json = [
    {
      url: "https://{region}.example/{v}",
      variables: { region: { default: "eu", enum: ["eu", "us"] }, v: { default: "v1" } },
    },
  ];
  const { endpoint } = await endpointOf({ parameters: [id], servers }, { servers: [{ url: "https://other.example" }] });
  expect(endpoint.environments).toEqual([
    {
      id: "https://{region}.example/{v}",
      baseUrl: "https://eu.example/v1",
      template: "https://{region}.example/{v}",
      variables: { region: { default: "eu", values: ["eu", "us"] }, v: { default: "v1" } },
    },
  ]);
});

it.each(["application/x-www-form-urlencoded", "multipart/form-data"])(
  "reads texts in an example of %s as values of their types",
  async (type) => {
    const properties: Json = {
      record: { type: "boolean" },
      count: { type: "integer" },
      name: { type: "string" },
      either: { type: ["integer", "string"] },
    };
    const value: Json = { record: "true", count: "7", name: "8", either: "9", other: "true" };
    const { endpoint } = await endpointOf({
      parameters: [id],
      requestBody: { content: { [type]: { schema: { type: "object", properties }, example: value } } },
      responses: {},
    });
    expect(endpoint.examples[0]?.body).toEqual({ record: true, count: 7, name: "8", either: "9", other: "true" });
  },
);

it("joins examples of the same name into calls, without the examples of optional parameters", async () => {
  const { endpoint } = await endpointOf({
    parameters: [
      { ...(id as object), examples: { fern: { value: "f 1" } } },
      { name: "n", in: "query", example: 3, schema: { type: "integer" } },
      { name: "page", in: "query", required: true, example: 7, schema: { type: "integer" } },
    ],
    requestBody: {
      content: {
        "application/json": {
          schema: {},
          examples: { fern: { summary: "A fern", value: { a: 1 } }, moss: { value: { a: 2 } } },
        },
      },
    },
    responses: { 201: { content: { "application/json": { schema: {}, examples: { fern: { value: "done" } } } } } },
  });
  const shared = {
    path: "/plants/f%201",
    pathParameters: { id: "f 1" },
    queryParameters: { page: 7 },
    headers: {},
    statusCode: 201,
    response: "done",
  };
  expect(endpoint.examples).toEqual([
    { name: "A fern", ...shared, body: { a: 1 } },
    { name: "moss", ...shared, body: { a: 2 } },
  ]);
});

it("gives an optional parameter its value in the example of the same name", async () => {
  const { endpoint } = await endpointOf(
    {
      parameters: [
        id,
        {
          name: "n",
          in: "query",
          schema: { type: "integer" },
          examples: { few: { value: 1 }, many: { $ref: "#/components/examples/Many" } },
        },
      ],
      requestBody: {
        content: { "application/json": { schema: {}, examples: { many: { value: "a" }, none: { value: "b" } } } },
      },
    },
    { components: { examples: { Many: { value: 9 } } } },
  );
  expect(endpoint.examples.map(({ body, queryParameters }) => [body, queryParameters])).toEqual([
    ["a", { n: 9 }],
    ["b", {}],
  ]);
  expect(endpoint.queryParameters).toEqual([property("n", { kind: "long", unsized: true }, true, [1, 9])]);
});

it("has a call without optional parameters if only these have examples, to be filled in by readers", async () => {
  const { endpoint } = await endpointOf({
    parameters: [id, { name: "fields", in: "query", example: "name,age", schema: { type: "string" } }],
  });
  expect(endpoint.examples).toEqual([
    { path: "/plants/{id}", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 },
  ]);
  expect(endpoint.queryParameters).toEqual([property("fields", text, true, ["name,age"])]);
});

it("reads an example of XML as a document or as data, and reports links of errors", async () => {
  const schema = { type: "object", properties: { name: { type: "string" } } };
  const examples = { data: { value: { name: "fern" } }, text: { value: "<a><name>moss</name></a>" } };
  const links = { again: { operationId: "plant" } };
  const { model, diagnostics } = await importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      paths: {
        "/plants": {
          post: {
            operationId: "plant",
            requestBody: { content: { "application/xml": { schema, examples } } },
            responses: { 200: { description: "" }, default: { description: "", links } },
          },
        },
      },
    },
    { id: "a" },
  );
  expect(model.endpoints[0]?.examples.map(({ body }) => body)).toEqual([{ name: "fern" }, examples.text.value]);
  expect(model.endpoints[0]?.errors[0]?.links).toEqual([{ name: "again", operationId: "plant", parameters: {} }]);
  expect(diagnostics).toEqual([]);
});

it("makes a call of each example of a response, but not of those that only schemas have", async () => {
  const examples = { wet: { summary: "Wet", value: 1 }, dry: { summary: "Dry", value: 2 } };
  const inSchema = { schema: { type: "integer", example: 7 } };
  const { model } = await importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      paths: {
        "/plants": {
          post: {
            requestBody: { content: { "application/json": { example: "fern" } } },
            responses: {
              200: { content: { "application/json": { examples } } },
              202: { content: { "application/json": { example: 3 } } },
              203: { content: { "application/json": inSchema } },
            },
          },
        },
      },
    },
    { id: "a" },
  );
  expect(
    model.endpoints[0]?.examples.map(({ name, body, statusCode, response }) => [name, body, statusCode, response]),
  ).toEqual([
    [undefined, "fern", 200, 1],
    ["Dry", "fern", 200, 2],
    [undefined, "fern", 202, 3],
  ]);
});

describe("the examples of a parameter", () => {
  const examplesOf = async (parameter: Json) =>
    (await endpointOf({ parameters: [id, { name: "n", in: "query", ...(parameter as object) }] })).endpoint
      .queryParameters[0];

  it.each<[string, Json, Property]>([
    [
      "override examples of its schema",
      { example: 2, schema: { type: "integer", example: 1 } },
      property("n", { kind: "long", unsized: true, examples: [1] }, true, [2]),
    ],
    [
      "come from its schema if it has no examples",
      { schema: { type: "string", examples: ["a", "b"] } },
      property("n", { kind: "string", examples: ["a", "b"] }),
    ],
    [
      "can be beside the schema of its content",
      { content: { "application/json": { schema: { type: "object" }, example: { a: 1 } } } },
      property("n", { kind: "map", key: text, value: { kind: "unknown" } }, true, [{ a: 1 }]),
    ],
    [
      "become text if YAML read a number",
      { example: 2024, schema: { type: "string" } },
      property("n", text, true, ["2024"]),
    ],
    [
      "become numbers if the author wrote text",
      { example: "10", schema: { type: "integer" } },
      property("n", { kind: "long", unsized: true }, true, [10]),
    ],
    [
      "are omitted if the author wrote null",
      { example: null, schema: { type: "string", example: null } },
      property("n", text),
    ],
  ])("%s", async (_, parameter, expected) => expect(await examplesOf(parameter)).toEqual(expected));
});

it("reads the examples of OpenAPI 2.0 parameters and form fields, and of response headers", async () => {
  const { model } = await importOpenApi(
    {
      swagger: "2.0",
      info: { title: "Plants", version: "1" },
      paths: {
        "/plants": {
          post: {
            consumes: ["application/x-www-form-urlencoded"],
            parameters: [
              { name: "page", in: "query", type: "integer", "x-example": 4 },
              { name: "name", in: "formData", type: "string", required: true, "x-example": "fern" },
              { name: "light", in: "formData", type: "string", "x-example": "shade" },
            ],
            responses: { 200: { description: "Done.", headers: { "X-Rate": { type: "integer", "x-example": 5 } } } },
          },
        },
      },
    },
    { id: "api" },
  );
  const [endpoint] = model.endpoints;
  const integer = (value: number): Shape => ({ kind: "long", unsized: true, examples: [value] });
  expect(withoutSchemas(endpoint?.queryParameters)).toEqual([property("page", integer(4))]);
  expect(endpoint?.examples.map(({ body, queryParameters }) => [body, queryParameters])).toEqual([
    [{ name: "fern" }, {}],
  ]);
  expect(endpoint?.request?.body).toMatchObject({
    shape: {
      properties: [
        property("name", { kind: "string", examples: ["fern"] }, false),
        property("light", { kind: "string", examples: ["shade"] }),
      ],
    },
  });
  expect(withoutSchemas(endpoint?.responseHeaders)).toEqual([property("X-Rate", integer(5))]);
});

it("reads streams, status ranges and shared responses", async () => {
  const { endpoint } = await endpointOf(
    {
      parameters: [id],
      responses: {
        "2XX": {
          description: "Done.",
          content: {
            "application/json": { schema: { type: "string" } },
            "text/event-stream": { schema: { type: "string" } },
          },
        },
        default: { $ref: "#/components/responses/Broken" },
      },
    },
    {
      components: {
        responses: {
          Broken: { description: "Broken.", content: { "application/json": { schema: { type: "string" } } } },
        },
      },
    },
  );
  const done = { description: "Done.", statusCode: 200, statusRange: "2XX" };
  expect(endpoint.responses).toEqual([
    { ...done, body: { kind: "json", shape: text }, contentType: "application/json" },
    { ...done, body: { kind: "stream", shape: text, format: "sse" }, contentType: "text/event-stream" },
  ]);
  expect(endpoint.errors).toEqual([
    { description: "Broken.", name: "Broken", statusCode: 500, statusRange: "default", shape: text, examples: [] },
  ]);
});

it.each([
  ["Grown", "A plant has grown.", "Grown", "A plant has grown."],
  ["A. ".repeat(60), "A plant has grown.", undefined, `A plant has grown.\n\n${"A. ".repeat(60)}`],
  ["A. ".repeat(60), undefined, undefined, "A. ".repeat(60)],
  ["A. ".repeat(60), `${"A. ".repeat(60)}B.`, undefined, `${"A. ".repeat(60)}B.`],
])("takes %j as the name of an operation only if it is short", async (summary, description, name, text) => {
  const { endpoint } = await endpointOf({ summary, ...(description !== undefined && { description }) });
  expect([endpoint.displayName, endpoint.description]).toEqual([name, text]);
});

it.each(["x-codeSamples", "x-code-samples"])(
  "reads code samples from %s, and reports those without code",
  async (key) => {
    const samples: Json = [
      { lang: "Ruby", label: "Ruby gem", source: "<script>alert(1)</script>" },
      { lang: "js", source: "water()" },
      { label: "By hand", source: "pour" },
      { lang: "Go", source: { $ref: "water.go" } },
      { lang: "C" },
    ];
    const { endpoint, diagnostics } = await endpointOf({ [key]: samples });
    expect(endpoint.codeSamples).toEqual([
      { language: "Ruby", label: "Ruby gem", code: "<script>alert(1)</script>" },
      { language: "js", code: "water()" },
      { language: "By hand", label: "By hand", code: "pour" },
    ]);
    expect(diagnostics.filter((error) => error.includes(key))).toEqual([
      `/paths/~1plants~1{id}/post/${key}/3/source/$ref unknown-reference`,
      `/paths/~1plants~1{id}/post/${key}/4 missing`,
    ]);
  },
);

it("reads the answers that a webhook expects, of any status", async () => {
  const responses = { 204: { description: "Taken note of." }, 410: { description: "No longer wanted." } };
  const { model } = await endpointOf({}, { webhooks: { grown: { post: { responses } } } });
  expect(model.webhooks?.[0]?.responses).toEqual([
    { statusCode: 204, description: "Taken note of.", body: { kind: "empty" } },
    { statusCode: 410, description: "No longer wanted.", body: { kind: "empty" } },
  ]);
});

it("reads the links of responses, and reports those that name no operation", async () => {
  const links = {
    read: { operationId: "getPlant", description: "Reads it.", parameters: { id: "$response.body#/id" } },
    next: { operationRef: "#/paths/~1next/get", requestBody: "$request.body" },
    shared: { $ref: "#/components/links/Shared" },
    none: { description: "Nothing." },
  };
  const operation = { parameters: [id], responses: { 200: { description: "It.", links } } };
  const shared = { components: { links: { Shared: { operationId: "share" } } } };
  const { endpoint, diagnostics } = await endpointOf(operation, shared);
  expect(endpoint.responses[0]?.links).toEqual([
    { name: "read", description: "Reads it.", operationId: "getPlant", parameters: { id: "$response.body#/id" } },
    { name: "next", operationRef: "#/paths/~1next/get", parameters: {}, body: "$request.body" },
    { name: "shared", operationId: "share", parameters: {} },
  ]);
  expect(diagnostics).toEqual([expect.stringMatching(/responses\/200\/links\/none missing/)]);
});

it("reads webhooks and the callbacks of operations", async () => {
  const call: Json = {
    post: {
      summary: "Grown",
      requestBody: { content: { "application/json": { schema: { type: "string" }, example: "fern" } } },
    },
  };
  const operation: Json = {
    operationId: "water",
    parameters: [id],
    callbacks: { onDry: { "{$request.body#/url}": call } },
  };
  const { model } = await endpointOf(operation, { webhooks: { grown: call } });
  const payloads = [{ contentType: "application/json", shape: text }];
  const same = {
    displayName: "Grown",
    method: "POST",
    headers: [],
    namespace: [],
    payloads,
    examples: [{ payload: "fern" }],
  };
  expect(model.webhooks).toEqual([
    { id: "grown", path: [], ...same },
    {
      id: "water.onDry",
      path: ["{$request.body#/url}"],
      callback: { endpointId: "water", name: "onDry", url: "{$request.body#/url}" },
      ...same,
    },
  ]);
});

it("groups tags like other docs tools, and omits internal operations", async () => {
  const { model } = await importOpenApi(
    {
      openapi: "3.0.0",
      tags: [{ name: "beds", "x-displayName": "Flower beds" }],
      "x-tagGroups": [{ name: "Garden", tags: ["beds"] }],
      paths: { "/a": { get: { tags: ["beds"] }, post: { "x-internal": true } }, "/b": { get: { tags: ["shed"] } } },
    },
    { id: "api" },
  );
  expect(model.groups).toEqual([
    { id: "garden", name: "Garden" },
    { displayName: "Flower beds", id: "beds", name: "beds" },
    { id: "shed", name: "shed" },
  ]);
  expect(model.endpoints.map(({ id: one, namespace }) => [one, namespace])).toEqual([
    ["get-a", ["garden", "beds"]],
    ["get-b", ["shed"]],
  ]);
});

describe("other files", () => {
  const main = 'openapi: 3.1.0\npaths:\n  /a:\n    $ref: "paths/a.yaml"\n';
  const files: { readonly [address: string]: string } = {
    "docs/paths/a.yaml":
      'get:\n  responses:\n    200: {content: {application/json: {schema: {$ref: "../types.json#/Plant"}}}}\n',
    "docs/types.json": '{"Plant": {"type": "object", "properties": {"next": {"$ref": "#/Plant"}}}}',
  };
  const read = async (address: string): Promise<string> => {
    const text = files[address];
    if (text === undefined) throw new Error(`no file ${address}`);
    return text;
  };
  it("are read where references name them, relative to the referencing file", async () => {
    const answer = await importDescription({ name: "docs/api.yaml", text: main }, { id: "a", read });
    expect(answer).toMatchObject({ ok: true, format: "openapi", diagnostics: [] });
    expect(answer.ok && answer.model.types).toMatchObject({
      Plant: { shape: { properties: [{ key: "next", shape: { kind: "ref", id: "Plant" } }] } },
    });
  });

  it("that cannot be loaded are reported, and the rest is imported", async () => {
    const without = await importDescription({ name: "docs/api.yaml", text: main }, { id: "a" });
    expect(without.diagnostics.map(({ at, code }) => `${at} ${code}`)).toEqual(["/paths/~1a/$ref unknown-reference"]);
    const other = await importDescription({ name: "x/api.yaml", text: main }, { id: "a", read });
    expect(other.diagnostics.map(({ code }) => code)).toContain("unreadable");
    expect(other.diagnostics[0]?.message).toContain("no file x/paths/a.yaml");
  });
});

it("reports all errors of a broken document at once", async () => {
  const { diagnostics } = await importOpenApi(
    {
      openapi: "3.1.0",
      paths: {
        "/a": {
          get: {
            parameters: [{ in: "query" }, 5],
            security: [{ nobody: [] }],
            responses: { 200: { $ref: "#/nowhere" } },
          },
        },
        "/b": { post: { requestBody: { content: { "application/json": { schema: 5 } } } } },
      },
      components: { schemas: { A: { type: "datetime" } }, securitySchemes: { k: { type: "magic" } } },
    },
    { id: "api" },
  );
  expect(diagnostics.map(({ at, code }) => `${at} ${code}`).sort()).toEqual([
    "/components/schemas/A/type unknown-kind",
    "/components/securitySchemes/k/type unknown-kind",
    "/paths/~1a/get/parameters/0/name missing",
    "/paths/~1a/get/parameters/1/in missing",
    "/paths/~1a/get/responses/200/$ref unknown-reference",
    "/paths/~1a/get/security/0/nobody unknown-reference",
    "/paths/~1b/post/requestBody/content/application~1json/schema type",
  ]);
});

it.each([
  [
    "the address of the description",
    "https://a.example/v1/openapi.json",
    undefined,
    "https://a.example/v1/openapi.json",
  ],
  [
    "further documents",
    "https://a.example/v1/openapi.json",
    "https://docs.example/rest/",
    "https://docs.example/rest/",
  ],
  ["further documents beside it", "https://a.example/v1/openapi.json", "../docs/", "https://a.example/docs/"],
  ["further documents of a file", "openapi.yaml", "https://docs.example/", "https://docs.example/"],
  ["nothing, if a file names no address", "openapi.yaml", "docs/", undefined],
])("starts relative links in descriptions from %s", async (_, name, url, linkBase) => {
  const document: Json = { openapi: "3.1.0", paths: {}, ...(url !== undefined && { externalDocs: { url } }) };
  const { model } = await importOpenApi(document, { id: "api", name });
  expect(model.linkBase).toBe(linkBase);
});
