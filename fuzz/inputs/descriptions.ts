import type { Json } from "#engine/json";

/** An OpenAPI 3.1 description with a bit of everything. */
const openApi: Json = {
  openapi: "3.1.0",
  info: {
    title: "Garden",
    version: "1.2.3",
    description: "A *garden* with <b>plants</b>. See [more](https://example.test).",
  },
  servers: [
    {
      url: "http://{host}:{port}/v1",
      variables: { host: { default: "127.0.0.1", enum: ["127.0.0.1", "localhost"] }, port: { default: "9" } },
    },
  ],
  tags: [{ name: "Plants", description: "All that grows." }],
  security: [{ key: [] }, { login: ["read"] }],
  paths: {
    "/plants/{id}": {
      parameters: [{ $ref: "#/components/parameters/Id" }],
      get: {
        operationId: "getPlant",
        tags: ["Plants"],
        parameters: [
          {
            name: "fields",
            in: "query",
            style: "form",
            explode: false,
            schema: { type: "array", items: { type: "string", enum: ["name", "height"] } },
          },
          { name: "X-Trace", in: "header", schema: { type: "string", format: "uuid" } },
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            schema: { type: "object", properties: { name: { type: "string" } } },
          },
        ],
        responses: {
          "200": {
            description: "It.",
            headers: { "X-Rate": { schema: { type: "integer" } } },
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Plant" },
                examples: { one: { value: { name: "fern" } } },
              },
            },
          },
          "4XX": { description: "None.", content: { "application/problem+json": { schema: { type: "object" } } } },
        },
      },
      put: {
        operationId: "putPlant",
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Plant" } },
            "multipart/form-data": {
              schema: { type: "object", properties: { picture: { type: "string", format: "binary" } } },
              encoding: { picture: { contentType: "image/png" } },
            },
          },
        },
        responses: { "204": { description: "Done." }, default: { description: "Else." } },
      },
    },
    "/plants": {
      post: {
        summary: "Add a plant",
        requestBody: {
          content: { "application/x-www-form-urlencoded": { schema: { $ref: "#/components/schemas/Bed" } } },
        },
        responses: {
          "200": { description: "A stream.", content: { "text/event-stream": { schema: { type: "string" } } } },
        },
      },
    },
  },
  webhooks: {
    grown: {
      post: {
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Plant" } } } },
        responses: { "200": { description: "Heard." } },
      },
    },
  },
  components: {
    parameters: {
      Id: { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[a-z]+$", minLength: 1 } },
    },
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-Key" },
      login: {
        type: "oauth2",
        flows: { clientCredentials: { tokenUrl: "https://example.test/token", scopes: { read: "Read." } } },
      },
    },
    schemas: {
      Plant: {
        type: "object",
        required: ["name", "kind"],
        properties: {
          name: { type: "string", minLength: 1, maxLength: 40, example: "fern" },
          kind: { type: "string", enum: ["tree", "fern"], default: "fern" },
          height: { type: ["number", "null"], minimum: 0, exclusiveMaximum: 120.5, multipleOf: 0.5 },
          serial: { type: "integer", format: "int64" },
          planted: { type: "string", format: "date-time" },
          beside: { type: "array", items: { $ref: "#/components/schemas/Plant" }, maxItems: 9, uniqueItems: true },
          labels: { type: "object", additionalProperties: { type: "string" } },
          bed: { anyOf: [{ $ref: "#/components/schemas/Bed" }, { type: "null" }] },
        },
      },
      Bed: {
        oneOf: [{ $ref: "#/components/schemas/Round" }, { $ref: "#/components/schemas/Square" }],
        discriminator: { propertyName: "form", mapping: { round: "#/components/schemas/Round" } },
      },
      Round: {
        allOf: [{ $ref: "#/components/schemas/Base" }, { type: "object", properties: { radius: { type: "number" } } }],
      },
      Square: {
        allOf: [
          { $ref: "#/components/schemas/Base" },
          { type: "object", required: ["side"], properties: { side: { type: "integer", const: 4 } } },
        ],
      },
      Base: {
        type: "object",
        properties: { form: { type: "string" }, made: { type: "string", format: "date", readOnly: true } },
      },
    },
  },
};

const swagger: Json = {
  swagger: "2.0",
  info: { title: "Old garden", version: "1" },
  host: "127.0.0.1:9",
  basePath: "/v2",
  schemes: ["http"],
  consumes: ["application/json"],
  paths: {
    "/beds/{id}": {
      get: {
        operationId: "getBed",
        parameters: [{ name: "id", in: "path", required: true, type: "integer", format: "int64" }],
        responses: { "200": { description: "It.", schema: { $ref: "#/definitions/Bed" } } },
      },
      post: {
        parameters: [
          { name: "id", in: "path", required: true, type: "string" },
          { name: "body", in: "body", schema: { $ref: "#/definitions/Bed" } },
          { name: "file", in: "formData", type: "file" },
        ],
        responses: { default: { description: "Done." } },
      },
    },
  },
  definitions: {
    Bed: { type: "object", properties: { plants: { type: "array", items: { $ref: "#/definitions/Bed" } } } },
  },
  securityDefinitions: { basic: { type: "basic" } },
};

const asyncApi3: Json = {
  asyncapi: "3.0.0",
  info: { title: "Weather", version: "1" },
  servers: {
    live: { host: "127.0.0.1:9", protocol: "ws", pathname: "/{stage}", variables: { stage: { default: "v1" } } },
  },
  channels: {
    rain: {
      address: "/rain/{place}",
      parameters: { place: { description: "Where." } },
      messages: {
        drop: { $ref: "#/components/messages/Drop" },
        stop: { payload: { type: "object", properties: { at: { type: "string", format: "date-time" } } } },
      },
      bindings: {
        ws: {
          query: { type: "object", properties: { since: { type: "integer" } } },
          headers: { type: "object", properties: { "X-Key": { type: "string" } } },
        },
      },
    },
  },
  operations: {
    hear: { action: "send", channel: { $ref: "#/channels/rain" } },
    ask: {
      action: "receive",
      channel: { $ref: "#/channels/rain" },
      messages: [{ $ref: "#/channels/rain/messages/stop" }],
    },
  },
  components: {
    messages: {
      Drop: {
        name: "drop",
        payload: {
          type: "object",
          required: ["size"],
          properties: { size: { type: "number" }, next: { $ref: "#/components/messages/Drop/payload" } },
        },
      },
    },
  },
};

const asyncApi2: Json = {
  asyncapi: "2.6.0",
  info: { title: "Old weather", version: "1" },
  servers: { live: { url: "ws://127.0.0.1:9", protocol: "ws" } },
  channels: {
    wind: {
      subscribe: { message: { oneOf: [{ payload: { type: "string" } }, { payload: { type: "integer" } }] } },
      publish: { message: { payload: { type: "array", items: { type: "boolean" } } } },
    },
  },
};

const openRpc: Json = {
  openrpc: "1.3.2",
  info: { title: "Sums", version: "1" },
  servers: [{ name: "live", url: "http://127.0.0.1:9/rpc" }],
  methods: [
    {
      name: "sum.add",
      paramStructure: "by-position",
      params: [
        { name: "a", required: true, schema: { type: "integer" } },
        { name: "rest", schema: { $ref: "#/components/schemas/Rest" } },
      ],
      result: { name: "sum", schema: { type: "number" } },
      errors: [{ code: -32000, message: "Too large" }],
      examples: [{ name: "one", params: [{ name: "a", value: 1 }], result: { name: "sum", value: 1 } }],
    },
    { $ref: "#/components/methods/Other" },
  ],
  components: {
    schemas: { Rest: { type: "array", items: { $ref: "#/components/schemas/Rest" } } },
    methods: { Other: { name: "other", params: [], result: { name: "x", schema: true } } },
  },
};

/** Small descriptions in every format that is read. */
export const corpus: readonly Json[] = [openApi, openApi, openApi, swagger, asyncApi3, asyncApi2, openRpc];

/** Texts with a meaning in JSON or YAML. */
export const descriptionWords: readonly string[] = [
  "&a ",
  "*a",
  "<<: *a\n",
  "!!binary ",
  "!!js/function ",
  "!<tag:yaml.org,2002:set> ",
  "? ",
  "- - - - - ",
  "---\n",
  "...\n",
  "%YAML 9.9\n---\n",
  "|\n",
  ">-\n",
  "{{{{",
  "[[[[",
  "\t",
  "\n  ",
  "$ref: '#'\n",
  '"$ref":"#/components/schemas/Plant"',
  '"@deep:5000@"',
  '"@nested:5000@"',
  '"@digits:20000@"',
  "@long:300000@",
  "@spaces:20000@",
  "@newlines:20000@",
  "0x1F",
  ".inf",
  "~",
  "2026-13-45",
  "no",
  "\\u0000",
  "\\ud800",
];
