import { describe, expect, it } from "vitest";
import { asJson, exact } from "#engine/json";
import { type ApiModel, type AuthScheme, bareEndpoint, type Channel, type Endpoint, type Webhook } from "#engine/model";
import { type Property, type Rule, type Shape, type TypeTable, withRules } from "#engine/shape";
import { registryDefinition } from "#generated/registry";
import { apiModelFromRegistry, registryApiFromModel } from "./index.ts";

const endpoint: Endpoint = bareEndpoint({
  id: "water",
  path: [{ kind: "literal", value: "/water" }],
});
const channel: Channel = {
  id: "talk",
  namespace: [],
  path: [],
  auth: [],
  environments: [],
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [],
  messages: [],
  examples: [],
};
const webhook: Webhook = {
  id: "grown",
  namespace: [],
  method: "POST",
  path: [],
  headers: [],
  payloads: [],
  examples: [],
};
const api: ApiModel = { id: "api", endpoints: [endpoint], types: {}, groups: [], auths: {}, globalHeaders: [] };
const text: Shape = { kind: "string" };
const required = (key: string, shape: Shape, more: Partial<Property> = {}): Property => ({
  key,
  shape,
  optional: false,
  ...more,
});
const withEndpoint = (parts: Partial<Endpoint>): ApiModel => ({ ...api, endpoints: [{ ...endpoint, ...parts }] });
const withAuth = (scheme: AuthScheme): ApiModel => ({ ...withEndpoint({ auth: ["key"] }), auths: { key: scheme } });

const anyRule: Rule = { kind: "required", keys: ["a"] };
/** A rule of each kind. */
const eachRule: readonly [Rule, ...Rule[]] = [
  { kind: "not", rule: anyRule },
  { kind: "all", rules: [anyRule] },
  { kind: "any", rules: [anyRule] },
  { kind: "if", condition: anyRule, consequent: anyRule },
  { kind: "contains", item: anyRule, least: 1 },
  { kind: "dependent", key: "b", rule: anyRule },
  anyRule,
  { kind: "property", key: "a", rule: { kind: "type", types: ["null"] } },
  { kind: "items", rule: anyRule },
  { kind: "type", types: ["null"] },
  { kind: "values", values: [1] },
  { kind: "range", multipleOf: 2 },
  { kind: "size", of: "items", least: 1 },
  { kind: "pattern", regex: "a" },
];

const lossesIn = (model: ApiModel): readonly string[] =>
  registryApiFromModel(model).diagnostics.map(({ at, code, message }) => `${at} ${code}: ${message}`);
const readAgain = (model: ApiModel): ApiModel => apiModelFromRegistry(registryApiFromModel(model).definition).model;

describe("the registry's own API", () => {
  it("is the same after an export and an import, without losses", () => {
    const { model } = apiModelFromRegistry(registryDefinition);
    expect(lossesIn(model)).toEqual([]);
    expect(readAgain(model)).toEqual(model);
  });
});

it.each<[string, ApiModel]>([
  [
    "what is known about the API",
    {
      ...api,
      version: "1.4.0",
      description: "Plants.",
      linkBase: "https://docs.example/",
      info: {
        contact: { name: "Support", email: "help@plants.example" },
        license: { name: "MIT", identifier: "MIT" },
        termsOfService: "https://plants.example/terms",
        logo: { url: "https://plants.example/logo.png", altText: "Plants" },
      },
    },
  ],
  [
    "a section with a title, a description and a release stage",
    { ...api, groups: [{ id: "beds", name: "beds", displayName: "Beds", description: "All.", availability: "Beta" }] },
  ],
  [
    "links of an error",
    withEndpoint({
      errors: [
        {
          ...{ name: "Taken", statusCode: 409, examples: [] },
          links: [{ name: "again", operationId: "water", parameters: { id: "$response.body#/id" } }],
        },
      ],
    }),
  ],
  [
    "links of a response",
    withEndpoint({
      responses: [
        {
          statusCode: 201,
          body: { kind: "empty" },
          links: [
            { name: "again", operationId: "water", parameters: { id: "$response.body#/id" }, body: null },
            { name: "other", description: "Later.", operationRef: "#/paths/~1beds/get", parameters: {} },
          ],
        },
      ],
    }),
  ],
  [
    "a callback with the answers that the API expects",
    {
      ...api,
      webhooks: [
        {
          ...webhook,
          callback: { endpointId: "water", name: "grown", url: "{$request.body#/url}" },
          responses: [{ statusCode: 204, body: { kind: "empty" } }],
        },
      ],
    },
  ],
  ["query parameters of a webhook", { ...api, webhooks: [{ ...webhook, queryParameters: [required("try", text)] }] }],
  [
    "the descriptions of both sides of a channel",
    { ...api, channels: [{ ...channel, sends: "Water.", receives: "What grows." }] },
  ],
  [
    "examples of a property",
    withEndpoint({ queryParameters: [required("q", { kind: "list", item: text }, { examples: [["moss"], []] })] }),
  ],
])("survives an export and an import without losses: %s", (_, model) => {
  expect(lossesIn(model)).toEqual([]);
  expect(readAgain(model)).toEqual(model);
});

describe("a part that the registry cannot represent", () => {
  const flow = { scopes: {}, tokenUrl: "https://login.example/token" };
  const environment = { id: "Live", baseUrl: "https://eu.example", template: "https://{zone}.example" };
  const form = { kind: "object", properties: [required("files", { kind: "file", multiple: true })] } as const;
  const file = { name: "leaf.png", lastModified: 0, size: 1, type: "image/png", dataUrl: "data:image/png;base64,AA==" };
  const call = { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };

  it.each<[string, ApiModel, readonly string[]]>([
    [
      "examples of the items of a property",
      withEndpoint({
        queryParameters: [
          required("q", { kind: "list", item: { kind: "string", examples: ["fern"] } }, { examples: [["moss"]] }),
        ],
      }),
      ["/endpoints/0/queryParameters/q/item lost: the examples of types cannot be represented"],
    ],
    [
      "the form of a property and of its type in XML",
      withEndpoint({
        queryParameters: [
          required("q", { kind: "list", item: { kind: "string", xml: { name: "a" } } }, { xml: { wrapped: true } }),
        ],
      }),
      [
        "/endpoints/0/queryParameters/q lost: the form in XML cannot be represented; samples use the names of properties and types (2 occurrences; this is the first)",
      ],
    ],
    [
      "a method",
      withEndpoint({ method: "TRACE" }),
      ["/endpoints/0 lost: TRACE requests cannot be represented; they are omitted"],
    ],
    [
      "styles of parameters",
      withEndpoint({ parameterStyles: { query: { ids: { style: "pipeDelimited", explode: false } } } }),
      ["/endpoints/0 lost: the styles of parameters cannot be represented; lists become repeated keys"],
    ],
    [
      "styles of pairs",
      withEndpoint({
        request: {
          body: {
            kind: "urlencoded",
            shape: { kind: "object", properties: [] },
            optional: false,
            contentType: "application/x-www-form-urlencoded",
            styles: { ids: { style: "form", explode: false } },
          },
        },
      }),
      ["/endpoints/0/request lost: the styles of form fields cannot be represented; lists become repeated keys"],
    ],
    [
      "variables of a server, met twice",
      {
        ...api,
        endpoints: [1, 2].map((n) => ({ ...endpoint, id: `e${n}`, environments: [{ ...environment, variables: {} }] })),
      },
      [
        "/endpoints/0/environments/0 lost: the variables of a server cannot be represented; its URL contains their defaults (2 occurrences; this is the first)",
      ],
    ],
    [
      "plain text",
      withEndpoint({ responses: [{ statusCode: 200, body: { kind: "text" } }] }),
      ["/endpoints/0/responses/0/response lost: a plain text response cannot be represented; it becomes a JSON string"],
    ],
    [
      "events",
      withEndpoint({ responses: [{ statusCode: 200, body: { kind: "stream", shape: text, format: "sse" } }] }),
      ["/endpoints/0/responses/0/response lost: the format of a stream (events or lines) cannot be represented"],
    ],
    [
      "ranges of statuses",
      withEndpoint({
        responses: [{ statusCode: 200, statusRange: "2XX", body: { kind: "empty" } }],
        errors: [{ name: "E", statusCode: 500, statusRange: "default", examples: [] }],
      }),
      [
        "/endpoints/0/responses/0 lost: a range of statuses cannot be represented; it becomes one status (2 occurrences; this is the first)",
      ],
    ],
    [
      "a file outside a form",
      withEndpoint({ queryParameters: [required("leaf", { kind: "file", multiple: false })] }),
      [
        "/endpoints/0/queryParameters/leaf lost: a file outside a multipart form or a raw body cannot be represented; any JSON value is accepted",
      ],
    ],
    [
      "files of an example",
      withEndpoint({
        request: { body: { kind: "form-data", shape: form, parts: {} } },
        examples: [{ ...call, body: { files: [file] } }],
      }),
      [
        "/endpoints/0/examples/0/body lost: the files of an example cannot be represented; only their names are written",
      ],
    ],
    [
      "media types of a response",
      withEndpoint({
        responses: [
          {
            statusCode: 200,
            body: { kind: "json", shape: text },
            contentType: "application/json",
            alternatives: [{ contentType: "text/csv", body: { kind: "text" } }],
          },
        ],
      }),
      ["/endpoints/0/responses/0 lost: the other media types of a response cannot be represented; they are omitted"],
    ],
    [
      "variants of a multipart form",
      withEndpoint({
        request: {
          body: {
            kind: "form-data",
            shape: {
              kind: "undiscriminatedUnion",
              variants: [{ shape: form }, { shape: { ...form, properties: [] } }],
            },
            parts: {},
          },
        },
      }),
      ["/endpoints/0/request lost: the variants of a multipart form cannot be represented; all fields are in one form"],
    ],
    [
      "a required default of a list",
      withEndpoint({ queryParameters: [required("tags", { kind: "list", item: text }, { default: ["a"] })] }),
      [
        "/endpoints/0/queryParameters/tags lost: the default of a required property cannot be represented if its type does not allow it",
      ],
    ],
    [
      "a list of numbers",
      withEndpoint({ queryParameters: [required("count", { kind: "enum", values: [{ value: "4" }], numeric: true })] }),
      [
        "/endpoints/0/queryParameters/count lost: an enum of numbers cannot be represented; any number from its minimum to its maximum is accepted",
      ],
    ],
    [
      "a default of a uint",
      withEndpoint({ queryParameters: [required("count", { kind: "uint", default: 4 })] }),
      ["/endpoints/0/queryParameters/count lost: the default of a uint cannot be represented; its initial value is 0"],
    ],
    [
      "a key in the query",
      withAuth({ kind: "header", headerWireValue: "key", in: "query" }),
      ["/auths/key lost: a key in the query or in a cookie cannot be represented; the scheme is omitted"],
    ],
    [
      "a combination with it",
      {
        ...withEndpoint({ auth: ["key", "token"], security: [["token"], ["key", "token"]] }),
        auths: { key: { kind: "header", headerWireValue: "key", in: "query" }, token: { kind: "bearerAuth" } },
      },
      [
        "/endpoints/0 lost: combinations with an omitted authentication scheme are omitted",
        "/auths/key lost: a key in the query or in a cookie cannot be represented; the scheme is omitted",
      ],
    ],
    [
      "required scopes",
      { ...withAuth({ kind: "bearerAuth" }), ...withEndpoint({ scopes: { key: ["read"], none: [] } }) },
      ["/endpoints/0 lost: the scopes that a call requires cannot be represented; they are omitted"],
    ],
    [
      "a client certificate",
      withAuth({ kind: "mutualTLS" }),
      ["/auths/key lost: a client certificate cannot be represented; the scheme is omitted"],
    ],
    [
      "the format of a token",
      withAuth({ kind: "bearerAuth", format: "JWT" }),
      ["/auths/key lost: the format of a bearer token cannot be represented"],
    ],
    [
      "OAuth flows",
      withAuth({ kind: "oauthFlows", flows: { clientCredentials: flow } }),
      ["/auths/key lost: OAuth flows cannot be represented; they become a bearer token"],
    ],
    [
      "a webhook by another method, with another content type and named examples",
      {
        ...api,
        webhooks: [
          {
            ...webhook,
            method: "PUT",
            payloads: [{ contentType: "text/csv", shape: text }],
            examples: [{ name: "A" }],
          },
        ],
      },
      [
        "/webhooks/0 lost: PUT webhooks cannot be represented; they become POST",
        "/webhooks/0 lost: the name of a webhook's example cannot be represented",
        "/webhooks/0/payloads/0 lost: the content type of a webhook's body cannot be represented; it becomes JSON",
      ],
    ],
  ])("is reported: %s", (_, model, losses) => expect(lossesIn(model)).toEqual(losses));
});

describe("a limit or a rule that the registry cannot represent", () => {
  const number: Shape = { kind: "integer" };
  const rule = "rules such as `not` and `if` cannot be represented; any value is accepted";
  const items = "limits on the number of items cannot be represented; any number is accepted";
  const members = "limits on the number of properties cannot be represented; any number is accepted";
  const fives = "that values are multiples of 5 cannot be represented";
  const inclusive = "exclusive limits cannot be represented; they become inclusive";
  const wide = "limits beyond 64 bits cannot be represented; they become the limits of 64 bits";
  const map = { kind: "map", key: text, value: number } as const;
  const object = { kind: "object", properties: [] } as const;

  it.each<[string, Shape, string]>([
    ["minItems of a list", { kind: "list", item: number, minItems: 1 }, items],
    ["maxItems of a set", { kind: "set", item: number, maxItems: 1 }, items],
    ["minProperties of a map", { ...map, minProperties: 1 }, members],
    ["maxProperties of an object", { ...object, maxProperties: 1 }, members],
    ["multipleOf of an integer", { kind: "integer", multipleOf: 5 }, fives],
    ["multipleOf of a long", { kind: "long", multipleOf: "5" }, fives],
    ["multipleOf of a double", { kind: "double", multipleOf: 5 }, fives],
    ["exclusiveMinimum", { kind: "double", exclusiveMinimum: 0 }, inclusive],
    ["exclusiveMaximum", { kind: "double", exclusiveMaximum: 0 }, inclusive],
    ["a maximum beyond 64 bits", { kind: "long", unsized: true, maximum: "9223372036854775808" }, wide],
    [
      "a closed object",
      { ...object, closed: true },
      "an object without additional properties cannot be represented; any property is accepted",
    ],
    [
      "an exclusive union",
      { kind: "undiscriminatedUnion", exclusive: true, variants: [{ shape: text }, { shape: number }] },
      "that exactly one variant matches cannot be represented; several may match",
    ],
    ...eachRule.map((one): [string, Shape, string] => [`the rule ${one.kind}`, withRules(object, [one]), rule]),
  ])("is reported at a type, a property and a body: %s", (_, shape, message) => {
    const lost = (at: string): readonly string[] => [`${at} lost: ${message}`];
    const body = { kind: "json", shape, optional: false, contentType: "application/json" } as const;
    expect(lossesIn({ ...api, types: { Kind: { name: "Kind", shape } } })).toEqual(lost("/types/Kind/shape"));
    expect(lossesIn(withEndpoint({ queryParameters: [required("a", shape)] }))).toEqual(
      lost("/endpoints/0/queryParameters/a"),
    );
    expect(lossesIn(withEndpoint({ request: { body } }))).toEqual(lost("/endpoints/0/request"));
  });

  it.each<[string, Shape, string]>([
    ["a default", { kind: "integer", multipleOf: 5 }, fives],
    ["a rule and a default", withRules(number, [eachRule[0]]), rule],
  ])("is reported for a required property with %s", (_, shape, message) => {
    const model = withEndpoint({ queryParameters: [required("a", shape, { default: 5 })] });
    expect(lossesIn(model)).toEqual([`/endpoints/0/queryParameters/a lost: ${message}`]);
  });

  it("is reported for a variant without a name", () => {
    const tag = required("kind", { kind: "literal", value: "a" });
    const shape = withRules({ kind: "object", properties: [tag] }, [eachRule[0]]);
    const union: Shape = { kind: "discriminatedUnion", discriminant: "kind", variants: [{ value: "a", shape }] };
    expect(lossesIn({ ...api, types: { Choice: { name: "Choice", shape: union } } })).toEqual([
      `/types/Choice/shape/variants/0 lost: ${rule}`,
    ]);
  });
});

describe("a part that the registry represents in another way", () => {
  it("is a multipart form with variants: one form with all their fields, of the types of all variants", () => {
    const photo = (shape: Shape): Property => ({ key: "photo", shape, optional: false });
    const variants = [photo(text), photo({ kind: "integer" })].map((one) => ({
      shape: { kind: "object", properties: [one, required("note", text)] } as const,
    }));
    const body = { kind: "form-data", shape: { kind: "undiscriminatedUnion", variants }, parts: {} } as const;
    expect(readAgain(withEndpoint({ request: { body } })).endpoints[0]?.request?.body).toEqual({
      kind: "form-data",
      shape: {
        kind: "object",
        properties: [
          {
            key: "photo",
            shape: { kind: "undiscriminatedUnion", variants: [{ shape: text }, { shape: { kind: "integer" } }] },
            optional: true,
          },
          { key: "note", shape: text, optional: true },
        ],
      },
      parts: {},
    });
  });

  it("is a variant with a named type, even of a recursive union", () => {
    const types: TypeTable = {
      Leaf: {
        name: "Leaf",
        shape: {
          kind: "object",
          properties: [
            required("kind", { kind: "literal", value: "leaf" }, { description: "Always a leaf." }),
            required("next", {
              kind: "discriminatedUnion",
              discriminant: "kind",
              variants: [{ value: "leaf", shape: { kind: "ref", id: "Leaf" } }],
            }),
          ],
        },
      },
    };
    expect(readAgain({ ...api, types }).types).toEqual(types);
  });

  it("is a body, a response or extra properties that need a name", () => {
    const choice: Shape = { kind: "enum", values: [{ value: "a" }] };
    const types: TypeTable = { Any: { name: "Any", shape: { kind: "object", properties: [], extra: choice } } };
    const body = { kind: "json", shape: choice, optional: false, contentType: "application/json" } as const;
    const model = {
      ...withEndpoint({ id: "beds/water", request: { body }, responses: [{ statusCode: 200, body }] }),
      types,
    };
    expect(lossesIn(model)).toEqual([]);
    const read = readAgain(model);
    expect(read.endpoints[0]?.request?.body).toEqual({ ...body, shape: { kind: "ref", id: "beds_water_request" } });
    expect(Object.keys(read.types)).toEqual([
      "Any",
      "beds_water_request",
      "beds_water_responses_response",
      "Any_extra",
    ]);
    expect(read.types.Any_extra?.shape).toEqual(choice);
  });

  it.each<[readonly string[], string | undefined, Shape]>([
    [["10", "9", "-3"], "9", { kind: "long", minimum: "-3", maximum: "10", default: "9" }],
    [["0.5", "2"], undefined, { kind: "double", minimum: 0.5, maximum: 2 }],
    [["9007199254740993"], undefined, { kind: "long", minimum: "9007199254740993", maximum: "9007199254740993" }],
  ])("is an enum of the numbers %j, of which the limits are kept", (values, chosen, shape) => {
    const list: Shape = {
      kind: "enum",
      numeric: true,
      values: values.map((value) => ({ value })),
      ...(chosen === undefined ? {} : { default: chosen }),
    };
    const types: TypeTable = { List: { name: "List", shape: list } };
    expect(readAgain({ ...api, types }).types.List?.shape).toEqual(shape);
  });

  it("is a default from a numeric enum, which becomes a number", () => {
    const list = (...values: readonly string[]): Shape => ({
      kind: "enum",
      numeric: true,
      values: values.map((value) => ({ value })),
    });
    const types: TypeTable = { Size: { name: "Size", shape: list("0.5", "2") } };
    const queryParameters: readonly Property[] = [
      { key: "size", shape: { kind: "ref", id: "Size" }, optional: true, default: "0.5" },
      { key: "count", shape: list("1", "2"), optional: true, default: "2" },
    ];
    const read = readAgain({ ...withEndpoint({ queryParameters }), types });
    expect(read.endpoints[0]?.queryParameters.map(({ default: value }) => value)).toEqual([0.5, "2"]);
  });

  it("is the default of a required property, which moves to its type", () => {
    const types: TypeTable = { Tone: { name: "Tone", shape: { kind: "enum", values: [{ value: "low" }] } } };
    const queryParameters = [
      required("tone", { kind: "ref", id: "Tone" }, { default: "low" }),
      required("plant", { kind: "string", maxLength: 9 }, { default: "fern" }),
    ];
    const read = readAgain({ ...withEndpoint({ queryParameters }), types });
    expect(read.endpoints[0]?.queryParameters).toEqual([
      queryParameters[0],
      required("plant", { kind: "string", maxLength: 9, default: "fern" }),
    ]);
  });

  it("is the default of a number, with its digits", () => {
    const queryParameters = [
      required("size", { kind: "double", default: exact("2.0") }),
      required("width", { kind: "double", default: 0.5 }),
      required("height", { kind: "double" }, { default: exact("1.50") }),
    ];
    const read = readAgain(withEndpoint({ queryParameters }));
    expect(read.endpoints[0]?.queryParameters).toEqual([
      ...queryParameters.slice(0, 2),
      required("height", { kind: "double", default: exact("1.50") }),
    ]);
  });

  it("is a complete set of schemes; a set with an unsupported scheme is omitted", () => {
    const auths: ApiModel["auths"] = {
      key: { kind: "header", headerWireValue: "key", in: "cookie" },
      login: { kind: "basicAuth" },
      token: { kind: "bearerAuth" },
    };
    const security = [["login", "token"], ["key"], []];
    const model = { ...withEndpoint({ auth: ["login", "token", "key"], security }), auths };
    const [read] = readAgain(model).endpoints;
    expect([read?.auth, read?.security]).toEqual([
      ["login", "token"],
      [["login", "token"], []],
    ]);
  });

  it("is a raw file in an example, by its bytes alone", () => {
    const body = { kind: "octet-stream", optional: false, contentType: "image/png" } as const;
    const dataUrl = "data:image/png;base64,AAAA";
    const file = { name: "example", lastModified: 0, size: 3, type: "image/png", dataUrl };
    const call = { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };
    const model = withEndpoint({ request: { body }, examples: [{ ...call, body: file }] });
    expect(readAgain(model)).toEqual(model);
  });
});

it("keeps code samples, by hand and of SDKs", () => {
  const codeSamples = [
    { language: "ruby", install: "gem install plants", code: "plants.water", ofSdk: true },
    { language: "go", label: "By hand", code: "plants.Water()" },
  ] as const;
  const { definition, diagnostics } = registryApiFromModel(withEndpoint({ codeSamples }));
  expect(diagnostics).toEqual([]);
  expect(apiModelFromRegistry(definition).model.endpoints[0]?.codeSamples).toEqual(codeSamples);
});

it("keeps the code of an endpoint and the code of each of its examples", () => {
  const call = { path: "/water", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 } as const;
  const model = withEndpoint({
    codeSamples: [{ language: "go", code: "water()" }],
    examples: [
      {
        ...call,
        codeSamples: [
          { language: "go", label: "Twice", code: "water(2)" },
          { language: "ruby", install: "gem install plants", code: "water 2", ofSdk: true },
        ],
      },
      call,
    ],
  });
  expect(readAgain(model)).toEqual(model);
});

it("reads equal code of an example once", () => {
  const { definition } = registryApiFromModel(withEndpoint({}));
  const snippet = (code: string) => ({ language: "go", code, generated: false });
  const snippets = { go: [snippet("water()"), snippet("water(2)"), snippet("water()")] };
  const { water } = definition.endpoints;
  const examples = [{ path: "/water", responseStatusCode: 200, snippets }];
  const { model } = apiModelFromRegistry(asJson({ ...definition, endpoints: { water: { ...water, examples } } }));
  expect(model.endpoints[0]?.examples[0]?.codeSamples?.map(({ code }) => code)).toEqual(["water()", "water(2)"]);
});

it("keeps the initial values of forms, for all environments and for one", () => {
  const playground = {
    initialState: {
      auth: { bearerToken: "public", basic: { username: "demo", password: "demo" } },
      headers: { "X-Version": "2" },
      pathParameters: { tenant: "demo" },
      queryParameters: { limit: 10 },
    },
    environmentStates: { sandbox: { pathParameters: { tenant: "sandbox" } } },
  };
  const environments = [{ id: "sandbox", baseUrl: "https://sandbox.example" }];
  const { definition, diagnostics } = registryApiFromModel({ ...withEndpoint({ environments }), playground });
  expect(diagnostics).toEqual([]);
  expect(apiModelFromRegistry(definition)).toMatchObject({ model: { playground }, diagnostics: [] });
});
