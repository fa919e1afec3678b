import { Validator } from "@seriousme/openapi-schema-validator";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isObject, type Json, type JsonObject, parseJson, printJson } from "#engine/json";
import { type ApiModel, type AuthScheme, bareEndpoint, type Endpoint } from "#engine/model";
import type { Property, Shape, TypeTable } from "#engine/shape";
import { arbitraryTypes } from "#engine/testing";
import { registryDefinition } from "#generated/registry";
import { fewerCases } from "../tooling/tier.ts";
import { apiModelFromRegistry, importOpenApi, openApiFromModel } from "./index.ts";
import { withoutSchemas } from "./without-schemas.testing.ts";

const endpoint: Endpoint = bareEndpoint({
  id: "water",
  path: [{ kind: "literal", value: "/water" }],
  responses: [{ statusCode: 204, body: { kind: "empty" } }],
});
const api: ApiModel = {
  id: "api",
  name: "Plants",
  version: "1.4.0",
  endpoints: [endpoint],
  types: {},
  groups: [],
  auths: {},
  globalHeaders: [],
};
const text: Shape = { kind: "string" };
const required = (key: string, shape: Shape = text, more: Partial<Property> = {}): Property => ({
  key,
  shape,
  optional: false,
  ...more,
});
const withEndpoint = (parts: Partial<Endpoint>): ApiModel => ({ ...api, endpoints: [{ ...endpoint, ...parts }] });
const lossesIn = (model: ApiModel): readonly string[] =>
  openApiFromModel(model).diagnostics.map(({ message }) => message);
const again = async (model: ApiModel): Promise<ApiModel> =>
  (await importOpenApi(openApiFromModel(model).document, { id: model.id })).model;

const standard = new Validator();

/** The errors of a document by the standard's own schema. */
async function faultsOf(document: JsonObject): Promise<unknown> {
  const { valid, errors } = await standard.validate(JSON.parse(printJson(document)));
  return valid ? [] : errors;
}

/** An endpoint with everything that OpenAPI can represent. */
const garden: ApiModel = {
  ...api,
  typeWords: "openapi",
  description: "Plants by call.",
  info: {
    contact: { name: "Gardeners", url: "https://garden.example/help", email: "help@garden.example" },
    license: { name: "Apache 2.0", identifier: "Apache-2.0" },
    termsOfService: "https://garden.example/terms",
    logo: { url: "https://garden.example/logo.png", altText: "A fern", backgroundColor: "#fff" },
  },
  endpoints: [
    {
      ...endpoint,
      id: "plants.water",
      displayName: "Water a plant",
      description: "From the can.",
      codeSamples: [
        { language: "Ruby", code: "plants.water" },
        { language: "js", label: "Node", code: "water()" },
      ],
      availability: "Deprecated",
      namespace: ["care"],
      method: "PUT",
      path: [
        { kind: "literal", value: "/plants/" },
        { kind: "parameter", key: "id" },
        { kind: "literal", value: "/water" },
      ],
      auth: ["token", "key", "login", "grant"],
      security: [["token", "key"], ["login"], ["grant"]],
      scopes: { grant: ["read"] },
      environments: [
        {
          id: "Live",
          description: "Live",
          baseUrl: "https://eu.plants.example",
          template: "https://{zone}.plants.example",
          variables: { zone: { default: "eu", values: ["eu", "us"] } },
        },
      ],
      defaultEnvironment: "Live",
      pathParameters: [required("id", { kind: "uuid" }, { description: "Printed on its label.", examples: ["fern"] })],
      queryParameters: [
        { ...required("tags", { kind: "list", item: text }), optional: true, examples: [["b"], ["a"]] },
        { ...required("filter", { kind: "object", properties: [required("light")] }), optional: true },
        { ...required("depth", { kind: "double", examples: [1.5, 2] }), optional: true, examples: [3] },
      ],
      parameterStyles: {
        query: { tags: { style: "pipeDelimited", explode: false }, filter: { style: "deepObject", explode: true } },
      },
      requestHeaders: [
        required(
          "X-Pot",
          { kind: "enum", values: [{ value: "clay" }, { value: "tin" }] },
          { examples: ["clay", "tin"] },
        ),
      ],
      responseHeaders: [required("X-Height", { kind: "double" }, { examples: [1, 2] })],
      request: {
        description: "How.",
        body: { kind: "json", shape: { kind: "ref", id: "Water" }, optional: true, contentType: "application/json" },
        alternatives: [
          {
            kind: "urlencoded",
            shape: { kind: "object", properties: [required("litres", { kind: "double" })] },
            optional: true,
            contentType: "application/x-www-form-urlencoded",
            styles: {},
          },
        ],
      },
      responses: [
        {
          statusCode: 200,
          description: "Watered.",
          body: { kind: "json", shape: { kind: "ref", id: "Plant" } },
          contentType: "application/json",
          alternatives: [{ contentType: "text/csv", body: { kind: "text" } }],
          links: [
            { name: "read", description: "Reads it.", operationId: "a", parameters: { id: "$response.body#/id" } },
            { name: "next", operationRef: "#/paths/~1b/get", parameters: {}, body: { wet: true } },
          ],
        },
        { statusCode: 202, description: "Later.", body: { kind: "stream", shape: text, format: "sse" } },
      ],
      errors: [
        {
          name: "Not Found",
          statusCode: 404,
          description: "No plant.",
          shape: { kind: "ref", id: "Plant" },
          links: [{ name: "all", operationId: "a", parameters: { wet: "$response.body#/wet" } }],
          examples: [],
        },
        { name: "too_wet", statusCode: 409, shape: { kind: "ref", id: "Plant" }, examples: [] },
        { name: "Default", statusCode: 500, statusRange: "default", description: "All else.", examples: [] },
      ],
      examples: [
        {
          name: "A fern",
          path: "/plants/fern/water",
          pathParameters: { id: "fern" },
          queryParameters: { tags: ["a"] },
          headers: { "X-Pot": "clay" },
          body: { litres: 2 },
          statusCode: 200,
          response: { kind: "leaf", name: "fern" },
        },
      ],
    },
    {
      ...endpoint,
      id: "plants.photo",
      path: [{ kind: "literal", value: "/photo" }],
      request: {
        body: {
          kind: "form-data",
          shape: {
            kind: "object",
            properties: [
              required("photo", { kind: "file", multiple: false, accept: ["image/png"] }),
              required("tags", { kind: "list", item: text }),
            ],
          },
          parts: { photo: { contentType: ["image/png"] }, tags: { exploded: true } },
        },
      },
      responses: [{ statusCode: 200, description: "It.", body: { kind: "file", contentType: "image/png" } }],
    },
  ],
  webhooks: [
    {
      id: "grown",
      displayName: "It grew",
      namespace: ["care"],
      method: "POST",
      path: [],
      headers: [required("X-Signature")],
      payloads: [{ contentType: "application/json", shape: { kind: "ref", id: "Plant" } }],
      responses: [
        { statusCode: 204, description: "Taken note of.", body: { kind: "empty" } },
        { statusCode: 410, body: { kind: "json", shape: { kind: "string" } } },
      ],
      examples: [{ name: "A fern", payload: { kind: "leaf", name: "fern" } }],
    },
    {
      id: "plants.water.dry",
      namespace: ["care"],
      method: "POST",
      path: ["{$request.body#/url}"],
      callback: { endpointId: "plants.water", name: "dry", url: "{$request.body#/url}" },
      queryParameters: [required("try", { kind: "list", item: { kind: "integer" } })],
      headers: [required("X-Try", { kind: "integer" })],
      parameterStyles: { query: { try: { style: "pipeDelimited", explode: false, sendsEmpty: true } } },
      payloads: [],
      examples: [],
    },
  ],
  types: {
    Plant: {
      name: "Plant",
      description: "Grows.",
      shape: {
        kind: "discriminatedUnion",
        discriminant: "kind",
        variants: [
          { value: "leaf", shape: { kind: "ref", id: "Leaf" } },
          {
            value: "root",
            shape: { kind: "object", properties: [required("kind", { kind: "literal", value: "root" })] },
          },
        ],
      },
    },
    Leaf: {
      name: "Leaf",
      shape: {
        kind: "object",
        properties: [
          required("kind", { kind: "literal", value: "leaf" }),
          required(
            "name",
            { kind: "string", minLength: 1, maxLength: 40, regex: "^[a-z]+$", examples: ["fern", "moss"] },
            { description: "Its own." },
          ),
          {
            ...required("next", {
              kind: "nullable",
              item: { kind: "ref", id: "Plant" },
              examples: [{ kind: "root" }],
            }),
            optional: true,
          },
          { ...required("water", { kind: "ref", id: "Water" }), optional: true, examples: [{ litres: 3 }] },
          { ...required("seeds", { kind: "long", maximum: "9007199254740993" }), optional: true, access: "READ_ONLY" },
          required("cells", { kind: "long", unsized: true, minimum: "0" }),
        ],
      },
    },
    Water: {
      name: "Water",
      shape: {
        kind: "object",
        properties: [required("litres", { kind: "double", minimum: 0.5 })],
        extra: {
          kind: "map",
          key: text,
          value: { kind: "integer", minimum: 1, maximum: 9, default: 4, examples: [5] },
        },
        examples: [{ litres: 2 }, { litres: 0.5, may: { day: 1 } }],
      },
    },
  },
  groups: [{ id: "care", name: "care", displayName: "Care", description: "Looking after plants." }],
  auths: {
    token: { kind: "bearerAuth", description: "Ask us." },
    login: { kind: "basicAuth" },
    key: { kind: "header", headerWireValue: "X-Key" },
    cookie: { kind: "header", headerWireValue: "session", in: "cookie" },
    fetched: {
      ...{ kind: "oAuth", endpointId: "plants.water", accessTokenLocator: ".key" },
      ...{ headerName: "X-Token", tokenPrefix: "" },
    },
    grant: {
      kind: "oauthFlows",
      flows: { clientCredentials: { tokenUrl: "https://login.example/token", scopes: { read: "All." } } },
    },
  },
};

describe("a model exported to OpenAPI", () => {
  it("keeps the order of sections in a section of sections", async () => {
    const groups = ["garden", "watering", "plants", "misc"].map((id) => ({ id, name: id }));
    const call = (id: string, namespace: readonly string[]): Endpoint => ({
      ...endpoint,
      id,
      namespace,
      path: [{ kind: "literal", value: `/${id}` }],
    });
    const endpoints = [call("a", ["garden", "plants"]), call("b", ["garden", "watering"]), call("c", ["misc"])];
    const model: ApiModel = { ...api, typeWords: "openapi", groups, endpoints };
    expect(withoutSchemas(await again(model))).toEqual(model);
  });

  it("is the same after an import, without losses", async () => {
    expect(lossesIn(garden)).toEqual([]);
    expect(withoutSchemas(await again(garden))).toEqual(garden);
  });

  it("is valid by the schema of the standard", async () => {
    expect(await faultsOf(openApiFromModel(garden).document)).toEqual([]);
  });

  it("keeps the types of any model with any ids, in a valid document", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTypes(), async (types) => {
        const { document } = openApiFromModel({ ...api, types });
        expect(await faultsOf(document)).toEqual([]);
        const { model } = await importOpenApi(document, { id: "api" });
        expect(Object.keys(model.types)).toHaveLength(Object.keys(types).length);
      }),
      { numRuns: fewerCases(25) },
    );
  });

  it("keeps every digit", () => {
    expect(printJson(openApiFromModel(garden).document)).toContain('"maximum":9007199254740993');
  });
});

describe("real APIs", () => {
  it("survive an export and an import: the registry's own @nightly", async () => {
    const { model } = apiModelFromRegistry(registryDefinition);
    const { document } = openApiFromModel(model);
    expect(await faultsOf(document)).toEqual([]);
    const once = await again(model);
    // OpenAPI groups operations by path, so operations of one path are together.
    expect(once.endpoints.map(({ id }) => id).sort()).toEqual(model.endpoints.map(({ id }) => id).sort());
    expect(Object.keys(once.types)).toHaveLength(Object.keys(model.types).length);
    expect(withoutSchemas(await again(once))).toEqual(withoutSchemas(once));
  });
});

describe("a part that OpenAPI cannot represent", () => {
  const auth = (scheme: AuthScheme): ApiModel => ({ ...withEndpoint({ auth: ["key"] }), auths: { key: scheme } });
  const channel = {
    id: "c",
    namespace: [],
    path: [],
    auth: [],
    environments: [],
    pathParameters: [],
    queryParameters: [],
  };
  it.each<[string, ApiModel, readonly string[]]>([
    [
      "channels",
      { ...api, channels: [{ ...channel, requestHeaders: [], messages: [], examples: [] }] },
      ["channels cannot be represented; they are omitted"],
    ],
    [
      "calls of JSON-RPC",
      withEndpoint({ protocol: { kind: "openrpc", methodName: "water" } }),
      ["JSON-RPC calls cannot be represented; they are omitted"],
    ],
    [
      "a method",
      withEndpoint({ method: "QUERY" }),
      ["QUERY requests cannot be represented in OpenAPI 3.1; they are omitted"],
    ],
    [
      "sections in sections",
      withEndpoint({ namespace: ["a", "b", "c"] }),
      ["nested sections cannot be represented; only the innermost one is written"],
    ],
    [
      "a number of any length",
      withEndpoint({ queryParameters: [required("n", { kind: "bigInteger" })] }),
      ["an integer of any size cannot be represented; it becomes a string of digits"],
    ],
    [
      "the end of a stream",
      withEndpoint({
        responses: [{ statusCode: 200, body: { kind: "stream", shape: text, format: "sse", terminator: "[DONE]" } }],
      }),
      ["the terminator of a stream cannot be represented"],
    ],
    [
      "several errors of one status",
      withEndpoint({ errors: ["A", "B"].map((name) => ({ name, statusCode: 400, examples: [] })) }),
      ["several responses with the same status cannot be represented; only the first is written"],
    ],
    [
      "a name that two errors have, which differ",
      withEndpoint({
        errors: [400, 409].map((statusCode) => ({ name: "A", statusCode, examples: [], description: `${statusCode}` })),
      }),
      [
        "the name of an error cannot be represented unless it is unique and has only letters, digits, dots, hyphens and underscores",
      ],
    ],
    [
      "labels of a login",
      auth({ kind: "basicAuth", usernameName: "Key" }),
      ["the labels of a login cannot be represented"],
    ],
    [
      "the word before a key",
      auth({ kind: "header", headerWireValue: "X-Key", prefix: "Plant" }),
      ["the prefix of a key cannot be represented; users must enter it"],
    ],
    [
      "a token endpoint that is not there",
      auth({ kind: "oAuth", endpointId: "gone", accessTokenLocator: ".token" }),
      ["the path of a token in a response cannot be represented"],
    ],
  ])("is reported: %s", (_, model, losses) => expect(lossesIn(model)).toEqual(losses));

  it("is a character of a type id, which is replaced", async () => {
    const types: TypeTable = {
      "a:B": { name: "B", shape: { kind: "object", properties: [required("b", { kind: "ref", id: "a:B" })] } },
      a_B: { name: "a_B", shape: text },
    };
    const read = await again({ ...api, types });
    expect(Object.keys(read.types).sort()).toEqual(["a_B", "a_B_2"]);
    expect(JSON.stringify(read.types.a_B_2?.shape)).toContain('{"kind":"ref","id":"a_B_2"}');
  });

  it("is a global header, which is added to each endpoint", async () => {
    const shared = required("X-Version");
    const read = await again({ ...withEndpoint({ requestHeaders: [required("X-Own")] }), globalHeaders: [shared] });
    expect(withoutSchemas(read.endpoints[0]?.requestHeaders)).toEqual([shared, required("X-Own")]);
  });
});

it("exports JSON that parses to the same document", () => {
  const { document } = openApiFromModel(garden);
  const parsed = parseJson(printJson(document, 2));
  const value: Json | undefined = parsed.ok ? parsed.value : undefined;
  expect(isObject(value) && value).toEqual(document);
});
