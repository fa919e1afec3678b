import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isObject, type Json, type JsonObject } from "#engine/json";
import { type Channel, channelClosureOf } from "#engine/model";
import { importAsyncApi } from "./asyncapi.ts";
import { withoutSchemas } from "./without-schemas.testing.ts";

const imported = (document: Json) => importAsyncApi(document, { id: "live" });
const channelsIn = async (document: JsonObject): Promise<readonly Channel[]> =>
  (await imported(document)).model.channels ?? [];
const errorsIn = async (document: JsonObject): Promise<readonly string[]> =>
  (await imported(document)).diagnostics.map(({ at, code }) => `${at} ${code}`);

/** An API of events about plants, in AsyncAPI 2. */
const second: JsonObject = {
  asyncapi: "2.6.0",
  info: { title: "Garden", version: "1.2.0", description: "Plants that talk." },
  servers: {
    live: {
      url: "{zone}.garden.example:{port}/v1",
      protocol: "wss",
      description: "The garden.",
      variables: { zone: { default: "eu", enum: ["eu", "us"] }, port: { $ref: "#/components/serverVariables/port" } },
      security: [{ token: [] }, { user: [] }],
    },
    bus: { url: "bus.garden.example", protocol: "kafka" },
  },
  channels: {
    "/beds/{bed}": {
      description: "One bed.",
      parameters: {
        bed: { description: "Its number.", schema: { type: "string", enum: ["north", "south"] } },
      },
      bindings: {
        ws: {
          query: {
            type: "object",
            required: ["tone"],
            properties: { tone: { type: "string" }, loud: { description: "By day.", schema: { type: "boolean" } } },
          },
          headers: { type: "object", properties: { "X-Pot": { type: "string", description: "Of clay." } } },
        },
      },
      publish: {
        operationId: "water",
        summary: "Waters a plant.",
        tags: [{ name: "care", description: "Looking after plants." }],
        message: { $ref: "#/components/messages/Water" },
      },
      subscribe: {
        operationId: "hear",
        message: {
          oneOf: [
            { $ref: "#/components/messages/Rustle" },
            { name: "grown", payload: { type: "integer", format: "int32" } },
          ],
        },
      },
    },
  },
  components: {
    serverVariables: { port: { default: "443" } },
    schemas: {
      Plant: { type: "object", properties: { name: { type: "string" }, next: { $ref: "#/components/schemas/Plant" } } },
    },
    messages: {
      Water: {
        title: "Water a plant",
        traits: [{ description: "From the can." }],
        headers: { type: "object" },
        correlationId: { location: "$message.header#/id" },
        payload: { $ref: "#/components/schemas/Plant" },
        examples: [{ name: "Fern", payload: { name: "fern" } }, { payload: { name: "moss" } }],
      },
      Rustle: { payload: { type: "string" }, examples: [{ payload: "shh" }] },
    },
    securitySchemes: { token: { type: "http", scheme: "bearer" }, user: { type: "userPassword" } },
  },
};

/** The same API in AsyncAPI 3. */
const third: JsonObject = {
  asyncapi: "3.0.0",
  info: { title: "Garden", version: "1.2.0", tags: [{ name: "care", description: "Looking after plants." }] },
  servers: {
    live: {
      host: "{zone}.garden.example",
      pathname: "/v1",
      protocol: "wss",
      variables: { zone: { default: "eu", enum: ["eu", "us"] } },
      security: [{ $ref: "#/components/securitySchemes/token" }],
    },
    test: { host: "localhost:8080", protocol: "ws" },
  },
  channels: {
    bed: {
      address: "/beds/{bed}",
      title: "A bed",
      summary: "One bed.",
      servers: [{ $ref: "#/servers/live" }],
      parameters: { bed: { enum: ["north", "south"], default: "north", description: "Its side." } },
      messages: {
        water: { $ref: "#/components/messages/Water" },
        rustle: { payload: { schemaFormat: "application/schema+json;version=draft-07", schema: { type: "string" } } },
      },
    },
    paper: { address: null, messages: { page: { payload: { type: "string" } } } },
  },
  operations: {
    hear: {
      action: "send",
      channel: { $ref: "#/channels/bed" },
      messages: [{ $ref: "#/channels/bed/messages/rustle" }],
      traits: [{ description: "Leaves.", summary: "Not this." }],
      summary: "Hear it.",
      tags: [{ name: "care" }],
    },
    water: {
      action: "receive",
      channel: { $ref: "#/channels/bed" },
      messages: [{ $ref: "#/channels/bed/messages/water" }],
      security: [{ $ref: "#/components/securitySchemes/user" }],
      reply: { messages: [{ $ref: "#/channels/bed/messages/water" }] },
    },
  },
  components: {
    messages: {
      Water: {
        name: "WaterIt",
        title: "Water a plant",
        payload: { type: "object", properties: { litres: { type: "number" } } },
      },
    },
    securitySchemes: {
      token: { type: "httpApiKey", in: "query", name: "key" },
      user: {
        type: "oauth2",
        flows: { clientCredentials: { tokenUrl: "https://login.example", availableScopes: { a: "All." } } },
        scopes: ["a"],
      },
    },
  },
};

describe("an AsyncAPI 2 document", () => {
  it("is imported as channels with servers, handshake, messages and conversations", async () => {
    const { model } = await imported(second);
    const { name, version, description, groups, auths, channels } = model;
    expect({ name, version, description, groups }).toEqual({
      name: "Garden",
      version: "1.2.0",
      description: "Plants that talk.",
      groups: [{ id: "care", name: "care", description: "Looking after plants." }],
    });
    expect(auths).toEqual({ token: { kind: "bearerAuth" }, user: { kind: "basicAuth" } });
    expect(withoutSchemas(channels)).toEqual([
      {
        id: "beds_bed",
        displayName: "/beds/{bed}",
        description: "One bed.",
        sends: "Waters a plant.",
        namespace: ["care"],
        path: [
          { kind: "literal", value: "/beds/" },
          { kind: "parameter", key: "bed" },
        ],
        auth: ["token", "user"],
        brokers: [{ id: "bus", protocol: "kafka", url: "bus.garden.example" }],
        environments: [
          {
            id: "live",
            baseUrl: "wss://eu.garden.example:443/v1",
            description: "The garden.",
            template: "wss://{zone}.garden.example:{port}/v1",
            variables: { zone: { default: "eu", values: ["eu", "us"] }, port: { default: "443" } },
          },
        ],
        pathParameters: [
          {
            key: "bed",
            description: "Its number.",
            shape: { kind: "enum", values: [{ value: "north" }, { value: "south" }] },
            optional: false,
          },
        ],
        queryParameters: [
          { key: "tone", shape: { kind: "string" }, optional: false },
          { key: "loud", description: "By day.", shape: { kind: "boolean" }, optional: true },
        ],
        requestHeaders: [{ key: "X-Pot", description: "Of clay.", shape: { kind: "string" }, optional: true }],
        messages: [
          {
            type: "Water",
            displayName: "Water a plant",
            description: "From the can.",
            origin: "client",
            body: { kind: "ref", id: "Plant" },
            correlationId: { location: "$message.header#/id" },
          },
          { type: "Rustle", origin: "server", body: { kind: "string" } },
          { type: "grown", origin: "server", body: { kind: "integer" } },
        ],
        examples: [
          {
            name: "Fern",
            path: "/beds/north",
            pathParameters: { bed: "north" },
            queryParameters: {},
            headers: {},
            messages: [
              { type: "Water", body: { name: "fern" } },
              { type: "Rustle", body: "shh" },
            ],
          },
          {
            path: "/beds/north",
            pathParameters: { bed: "north" },
            queryParameters: {},
            headers: {},
            messages: [{ type: "Water", body: { name: "moss" } }],
          },
        ],
      },
    ]);
    expect(Object.keys(channelClosureOf(model, "beds_bed")?.types ?? {})).toEqual(["Plant"]);
  });

  it("has no unsupported parts", async () => expect(await errorsIn(second)).toEqual([]));

  it("overrides values with values of traits", async () => {
    const channel = { publish: { message: { title: "Mine", traits: [{ title: "First" }, { title: "Last" }] } } };
    const [read] = await channelsIn({ asyncapi: "2.0.0", channels: { a: channel } });
    expect(read?.messages.map(({ displayName }) => displayName)).toEqual(["Last"]);
  });
});

describe("an AsyncAPI 3 document", () => {
  it("derives the sender of a message from the operation's action, and reverses it for a reply", async () => {
    const { model, diagnostics } = await imported(third);
    const water = {
      kind: "object",
      properties: [{ key: "litres", shape: { kind: "double" }, optional: true }],
    };
    expect(withoutSchemas(model.channels?.[0])).toEqual({
      id: "bed",
      displayName: "A bed",
      description: "One bed.",
      receives: "Hear it.\n\nLeaves.",
      namespace: ["care"],
      path: [
        { kind: "literal", value: "/beds/" },
        { kind: "parameter", key: "bed" },
      ],
      auth: ["token", "user"],
      security: [["token"], ["token", "user"]],
      scopes: { user: ["a"] },
      environments: [
        {
          id: "live",
          baseUrl: "wss://eu.garden.example/v1",
          template: "wss://{zone}.garden.example/v1",
          variables: { zone: { default: "eu", values: ["eu", "us"] } },
        },
      ],
      pathParameters: [
        {
          key: "bed",
          description: "Its side.",
          shape: { kind: "enum", values: [{ value: "north" }, { value: "south" }], default: "north" },
          optional: false,
        },
      ],
      queryParameters: [],
      requestHeaders: [],
      messages: [
        { type: "rustle", origin: "server", body: { kind: "string" } },
        {
          ...{ type: "water", displayName: "Water a plant", origin: "client", body: water },
          replies: [{ type: "water" }],
        },
        { type: "water", displayName: "Water a plant", origin: "server", body: water },
      ],
      examples: [],
    });
    expect(model.auths).toEqual({
      token: { kind: "header", headerWireValue: "key", in: "query" },
      user: {
        kind: "oauthFlows",
        flows: { clientCredentials: { tokenUrl: "https://login.example", scopes: { a: "All." } } },
      },
    });
    expect(model.groups).toEqual([{ id: "care", name: "care", description: "Looking after plants." }]);
    expect(diagnostics.map(({ at, code }) => `${at} ${code}`)).toEqual(["/channels/paper mismatch"]);
  });

  it("reads parameters outside of the address from the header or the query of the handshake", async () => {
    const { model, diagnostics } = await imported({
      asyncapi: "3.0.0",
      channels: {
        bed: {
          address: "/beds/{bed}",
          parameters: {
            bed: { examples: ["north"] },
            Key: { location: "$message.header#/Authorization", description: "A key." },
            depth: { location: "$message.payload#/how_deep", schema: { type: "boolean" }, examples: ["3"] },
            side: { location: "$message.payload#/side", enum: ["a", "b"], default: "a", "x-required": true },
            wet: { location: "$message.payload#/wet", "x-fern-optional": false },
            known: { location: "$message.payload#/known" },
            lost: { location: "$message.body#/lost" },
          },
          bindings: { ws: { query: { type: "object", properties: { known: { type: "boolean" } } } } },
          messages: { grow: { payload: { type: "string" }, examples: [{ payload: "leaf" }] } },
        },
      },
      operations: { grow: { action: "send", channel: { $ref: "#/channels/bed" } } },
    });
    const [channel] = model.channels ?? [];
    expect(channel?.requestHeaders).toEqual([
      { key: "Authorization", description: "A key.", shape: { kind: "string" }, optional: true },
    ]);
    expect(withoutSchemas(channel?.queryParameters)).toEqual([
      { key: "known", shape: { kind: "boolean" }, optional: true },
      { key: "how_deep", shape: { kind: "boolean" }, optional: true },
      {
        key: "side",
        shape: { kind: "enum", values: [{ value: "a" }, { value: "b" }], default: "a" },
        optional: false,
      },
      { key: "wet", shape: { kind: "string" }, optional: false },
    ]);
    expect(channel?.examples.map(({ pathParameters }) => pathParameters)).toEqual([{ bed: "north" }]);
    expect(diagnostics.map(({ at, code }) => `${at} ${code}`)).toEqual(["/channels/bed/parameters/lost mismatch"]);
  });

  it("has each parameter of the handshake once, by the name that is sent", async () => {
    const properties = { "x-key": { type: "string" }, "X-Bound": { type: "string" } };
    const { model, diagnostics } = await imported({
      asyncapi: "3.0.0",
      channels: {
        bed: {
          address: "/bed",
          parameters: {
            known: { location: "$message.header#/X-Key" },
            zone: { location: "$message.header#/Zone", description: "The first." },
            again: { location: "$message.header#/zone" },
            depth: { location: "$message.payload#/depth" },
            same: { location: "$message.payload#/depth" },
            other: { location: "$message.payload#/Depth" },
            user: { location: "$message.payload#/user/id" },
            slash: { location: "$message.payload#/user~1id" },
          },
          bindings: { ws: { headers: { type: "object", properties } } },
        },
      },
    });
    const [channel] = model.channels ?? [];
    expect(channel?.requestHeaders.map(({ key, description }) => [key, description])).toEqual([
      ["x-key", undefined],
      ["X-Bound", undefined],
      ["Zone", "The first."],
    ]);
    expect(channel?.queryParameters.map(({ key }) => key)).toEqual(["depth", "Depth", "user/id"]);
    expect(diagnostics.map(({ at, message }) => `${at}: ${message}`)).toEqual([
      "/channels/bed/parameters/again: another parameter has this location; this parameter is ignored",
      "/channels/bed/parameters/same: another parameter has this location; this parameter is ignored",
      '/channels/bed/parameters/user: the address has no parameter "user"; this parameter is ignored',
    ]);
  });

  it("encodes values in the addresses of conversations, and has only those that an address names", async () => {
    const bed = (extension: JsonObject) => ({
      asyncapi: "3.0.0",
      channels: {
        bed: {
          address: "beds/{bed}/{pot}",
          parameters: { bed: { examples: ["wild/north"] }, pot: {} },
          messages: { grow: { payload: { type: "string" }, examples: [{ payload: "leaf" }] } },
          ...extension,
        },
      },
      operations: { grow: { action: "send", channel: { $ref: "#/channels/bed" } } },
    });
    const addressesIn = async (extension: JsonObject) =>
      (await channelsIn(bed(extension)))[0]?.examples.map(({ path, pathParameters }) => [path, pathParameters]);
    expect(await addressesIn({})).toEqual([["/beds/wild%2Fnorth/{pot}", { bed: "wild/north" }]]);
    const stated = { "path-parameters": { bed: "a/b c", pot: 2, zone: "eu" } };
    expect(await addressesIn({ "x-fern-examples": [stated] })).toEqual([
      ["/beds/a%2Fb%20c/2", { bed: "a/b c", pot: 2 }],
    ]);
  });

  it("describes a channel without a description by its operations", async () => {
    const described = async (description: string | undefined, subscribe: JsonObject) => {
      const parts = { publish: { summary: "To it.", message: {} }, subscribe: { summary: "From it.", ...subscribe } };
      const channel = { ...(description !== undefined && { description }), ...parts };
      const [read] = await channelsIn({ asyncapi: "2.6.0", channels: { bed: channel } });
      return [read?.description, read?.sends, read?.receives];
    };
    expect(await described("A bed.", { message: {} })).toEqual(["A bed.", "To it.", "From it."]);
    expect(await described("A bed.", {})).toEqual(["A bed.\n\nFrom it.", "To it.", undefined]);
    expect(await described("To it.", { message: {} })).toEqual(["To it.", undefined, "From it."]);
    expect(await described(undefined, { message: {} })).toEqual(["To it.\n\nFrom it.", undefined, undefined]);
  });

  it("reads the conversations that a channel states, and reports their unknown messages", async () => {
    const { model, diagnostics } = await imported({
      ...third,
      channels: {
        ...(third.channels as JsonObject),
        bed: {
          ...((third.channels as JsonObject).bed as JsonObject),
          bindings: { ws: { headers: { type: "object", properties: { "X-Pot": { type: "string" } } } } },
          "x-fern-examples": [
            {
              summary: "A dry day",
              docs: "Nothing rustles.",
              "path-parameters": { bed: "south" },
              "query-parameters": { litres: 2 },
              headers: { "x-pot": "clay", Authorization: "a" },
              messages: [
                { type: "publish", messageId: "Water", value: { litres: 1 } },
                { type: "subscribe", messageId: "WaterIt" },
                { type: "rustle", body: "shh" },
                { type: "publish", messageId: "Any", value: { litres: 2 } },
                { type: "subscribe", messageId: "Snow", value: {} },
              ],
            },
          ],
        },
      },
    });
    expect(model.channels?.[0]?.examples).toEqual([
      {
        name: "A dry day",
        description: "Nothing rustles.",
        path: "/beds/south",
        pathParameters: { bed: "south" },
        queryParameters: { litres: 2 },
        headers: { "X-Pot": "clay" },
        messages: [
          { type: "water", body: { litres: 1 } },
          { type: "water" },
          { type: "rustle", body: "shh" },
          { type: "water", body: { litres: 2 } },
        ],
      },
    ]);
    expect(diagnostics.map(({ at, code }) => `${at} ${code}`)).toEqual([
      "/channels/paper mismatch",
      "/channels/bed/x-fern-examples/0/messages/4 unknown-reference",
    ]);
  });

  it("has the operations and replies of a client the other way round", async () => {
    const sidesIn = async (isOfClient: boolean) => {
      const { model } = await importAsyncApi(third, { id: "live", isOfClient });
      return model.channels?.map(({ messages }) => messages.map(({ type, origin }) => `${type} ${origin}`));
    };
    const paper = ["page client", "page server"];
    expect(await sidesIn(false)).toEqual([["rustle server", "water client", "water server"], paper]);
    expect(await sidesIn(true)).toEqual([["rustle client", "water server", "water client"], paper]);
  });

  it("reads the scopes of an operation, which version 2 lists with the scheme name", async () => {
    const asked = (security: JsonObject[]): JsonObject => ({
      asyncapi: "2.6.0",
      info: { title: "Garden", version: "1" },
      channels: { "/bed": { publish: { security, message: { payload: { type: "string" } } } } },
      components: {
        securitySchemes: {
          login: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://login.example", scopes: {} } } },
        },
      },
    });
    const scopesOf = async (security: JsonObject[]) => (await channelsIn(asked(security)))[0]?.scopes;
    expect(await scopesOf([{ login: ["read", "write"] }, { login: ["all"] }])).toEqual({ login: ["read", "write"] });
    expect(await scopesOf([{ login: [] }])).toBeUndefined();
  });

  it("merges the scopes of a server with the scopes of an operation", async () => {
    const asked = (security: JsonObject[]): JsonObject => ({
      asyncapi: "3.0.0",
      info: { title: "Garden", version: "1" },
      servers: {
        open: { host: "a.example", protocol: "wss" },
        live: { host: "b.example", protocol: "wss", security: [{ $ref: "#/components/securitySchemes/login" }] },
      },
      channels: { bed: { address: "/bed" } },
      operations: { talk: { action: "send", channel: { $ref: "#/channels/bed" }, security } },
      components: {
        securitySchemes: {
          login: {
            type: "oauth2",
            scopes: ["read"],
            flows: { clientCredentials: { tokenUrl: "https://login.example", availableScopes: {} } },
          },
        },
      },
    });
    const scopesOf = async (security: JsonObject[]) => (await channelsIn(asked(security)))[0]?.scopes;
    expect(await scopesOf([])).toEqual({ login: ["read"] });
    const flows = { clientCredentials: { tokenUrl: "https://login.example", availableScopes: {} } };
    expect(await scopesOf([{ type: "oauth2", scopes: ["write"], flows }])).toEqual({
      login: ["read"],
      bed_1: ["write"],
    });

    const before = (server: JsonObject[], operation: JsonObject[]): JsonObject => ({
      asyncapi: "2.6.0",
      info: { title: "Garden", version: "1" },
      servers: { live: { url: "wss://b.example", protocol: "wss", security: server } },
      channels: { "/bed": { publish: { security: operation, message: { payload: { type: "string" } } } } },
      components: { securitySchemes: { login: { type: "oauth2", flows } } },
    });
    const [both] = await channelsIn(before([{ login: ["read"] }], [{ login: ["write", "read"] }]));
    expect(both?.scopes).toEqual({ login: ["read", "write"] });
  });

  it("allows either side to send a message without an operation, on every server", async () => {
    const paper = (await channelsIn(third))[1];
    expect(paper?.messages.map(({ type, origin }) => [type, origin])).toEqual([
      ["page", "client"],
      ["page", "server"],
    ]);
    expect([paper?.path, paper?.environments.map(({ baseUrl }) => baseUrl)]).toEqual([
      [],
      ["wss://eu.garden.example/v1", "ws://localhost:8080"],
    ]);
  });
});

describe("a server", () => {
  it.each<[string, JsonObject, readonly string[]]>([
    ["an address with a scheme", { url: "wss://a.example/x", protocol: "wss" }, ["wss://a.example/x"]],
    ["the scheme that a WebSocket begins by", { url: "https://a.example", protocol: "wss" }, ["wss://a.example"]],
    ["an address without a scheme", { url: "a.example:81", protocol: "ws" }, ["ws://a.example:81"]],
    ["another protocol", { url: "https://a.example", protocol: "https" }, []],
    ["no protocol", { url: "a.example" }, ["wss://a.example"]],
  ])("is read from %s", async (_, server, addresses) => {
    const [channel] = await channelsIn({ asyncapi: "2.6.0", servers: { server }, channels: { a: {} } });
    expect(channel?.environments.map(({ baseUrl }) => baseUrl)).toEqual(addresses);
  });
});

describe("a server of another protocol", () => {
  const securitySchemes = {
    scram: { type: "scramSha512", description: "Ask us." },
    plain: { type: "plain" },
    kerberos: { type: "gssapi" },
    certificate: { type: "X509" },
    user: { type: "userPassword" },
  };
  const bus = { url: "{zone}.bus.example:9092", protocol: "Kafka-Secure", variables: { zone: { default: "eu" } } };
  const busOf = (security: Json): JsonObject => ({
    asyncapi: "2.6.0",
    servers: { bus: { ...bus, security } },
    channels: { a: { publish: {} } },
    components: { securitySchemes },
  });
  const securityOf = async (security: Json) => {
    const [channel] = await channelsIn(busOf(security));
    return channel?.brokers?.[0]?.security;
  };

  it("is documented with its address, and needs no diagnostic", async () => {
    const document = busOf([{ scram: [] }]);
    const [channel] = await channelsIn(document);
    expect(channel).toMatchObject({ environments: [], auth: [] });
    const security = [{ title: "SASL/SCRAM-SHA-512", description: "Ask us." }];
    const url = "eu.bus.example:9092";
    expect(channel?.brokers).toEqual([{ id: "bus", protocol: "kafka-secure", url, security }]);
    expect(await errorsIn(document)).toEqual([]);
  });

  it.each([
    [[{ plain: [] }], ["SASL/PLAIN"]],
    [
      [{ kerberos: [] }, { certificate: [] }],
      ["SASL/GSSAPI (Kerberos)", "X.509 client certificate"],
    ],
    [[{ user: [], certificate: [] }], ["User name and password and X.509 client certificate"]],
  ])("names the schemes of %j", async (security, titles) => {
    expect((await securityOf(security))?.map(({ title }) => title)).toEqual(titles);
  });

  it("is read from inline schemes, since version 3", async () => {
    const server = { host: "bus.example", protocol: "mqtt", security: [{ type: "scramSha256" }] };
    const [channel] = await channelsIn({ asyncapi: "3.0.0", servers: { bus: server }, channels: { a: {} } });
    expect(channel?.brokers).toEqual([
      { id: "bus", protocol: "mqtt", url: "bus.example", security: [{ title: "SASL/SCRAM-SHA-256" }] },
    ]);
  });

  it("is unknown without servers, unless there is one binding", async () => {
    const channels = { a: { bindings: { kafka: {} } }, b: { bindings: { kafka: {}, amqp: {} } }, c: {} };
    const read = await channelsIn({ asyncapi: "3.0.0", channels });
    expect(read.map(({ protocol }) => protocol)).toEqual(["kafka", undefined, undefined]);
  });
});

describe("an AsyncAPI part that cannot be represented", () => {
  const channel = (parts: JsonObject): JsonObject => ({ asyncapi: "2.6.0", channels: { a: parts } });
  const message = (parts: JsonObject): JsonObject => channel({ publish: { operationId: "o", message: parts } });
  it.each<[string, JsonObject, readonly string[]]>([
    [
      "a schema of another kind",
      message({ schemaFormat: "application/vnd.apache.avro;version=1.9.0", payload: { type: "record" } }),
      ["/channels/a/publish/message/payload fallback"],
    ],
    [
      "messages that are not JSON",
      message({ contentType: "application/octet-stream", payload: { type: "string" } }),
      ["/channels/a/publish/message/contentType unsupported"],
    ],
    [
      "a message with an unknown reference",
      message({ $ref: "#/components/messages/No" }),
      ["/channels/a/publish/message/$ref unknown-reference"],
    ],
    [
      "a parameter that is not declared",
      { asyncapi: "2.6.0", channels: { "/a/{b}": {} } },
      ["/channels/~1a~1{b}/parameters mismatch"],
    ],
    [
      "a parameter that is missing in the address",
      channel({ parameters: { b: {} } }),
      ["/channels/a/parameters/b mismatch"],
    ],
    ["a server that is not declared", channel({ servers: ["no"] }), ["/channels/a/servers/0 unknown-reference"]],
    [
      "a scheme that a handshake cannot send",
      {
        asyncapi: "2.6.0",
        servers: { a: { url: "a.example", protocol: "wss", security: [{ x: [] }] } },
        components: { securitySchemes: { x: { type: "X509" } } },
      },
      ["/components/securitySchemes/x/type unsupported"],
    ],
    ["an unknown version", { asyncapi: "9.0.0" }, ["/asyncapi unsupported"]],
    [
      "an operation that neither sends nor receives",
      {
        asyncapi: "3.0.0",
        channels: { a: {} },
        operations: { o: { action: "sing", channel: { $ref: "#/channels/a" } } },
      },
      ["/operations/o/action unknown-kind"],
    ],
    [
      "an operation of no channel",
      {
        asyncapi: "3.0.0",
        operations: { o: { action: "send", channel: { $ref: "#/channels/a" } } },
      },
      ["/operations/o/channel/$ref unknown-reference"],
    ],
  ])("is reported with its path: %s", async (_, document, diagnostics) =>
    expect(await errorsIn(document)).toEqual(diagnostics),
  );
});

/** Replaces some parts of a document by random values. */
function broken(document: Json, at: number, by: Json): Json {
  let count = 0;
  const walk = (value: Json): Json => {
    count += 1;
    if (count === at) return by;
    if (Array.isArray(value)) return value.map((item: Json) => walk(item));
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)])) : value;
  };
  return walk(document);
}

describe("a broken document", () => {
  const rubbish = fc.oneof(
    fc.constantFrom<Json>(null, 7, "", "x", [], {}, [null], { $ref: "#" }, { $ref: "#/channels" }, { $ref: 1 }),
    fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
  );
  it("is imported without an exception, for any value at any path", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(second, third),
        fc.integer({ min: 1, max: 160 }),
        rubbish,
        async (document, at, by) => {
          const { model } = await imported(broken(document, at, by));
          for (const { id } of model.channels ?? []) expect(channelClosureOf(model, id)?.channel.id).toBe(id);
        },
      ),
      { numRuns: 300 },
    );
  });
});
