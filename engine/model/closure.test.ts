import { describe, expect, it } from "vitest";
import type { Property, Shape, TypeTable } from "#engine/shape";
import {
  type ApiModel,
  bareEndpoint,
  type Channel,
  channelClosureOf,
  closureOf,
  type Endpoint,
  webhookClosureOf,
  writtenSchemas,
} from "./index.ts";

const ref = (id: string): Shape => ({ kind: "ref", id });
const property = (key: string, shape: Shape): Property => ({ key, shape, optional: false });
const named = (name: string, shape: Shape): TypeTable => ({ [name]: { name, shape } });

const endpoint: Endpoint = bareEndpoint({
  id: "water",
  namespace: ["beds", "garden"],
  auth: ["key"],
});
const api: ApiModel = {
  id: "api",
  endpoints: [{ ...endpoint, id: "other" }, endpoint],
  types: {
    ...named("Unused", { kind: "string" }),
    ...named("Item", { kind: "string" }),
    ...named("Tree", { kind: "object", properties: [property("left", ref("Tree")), property("item", ref("Item"))] }),
  },
  groups: [
    { id: "garden", name: "garden" },
    { id: "beds", name: "beds" },
    { id: "shed", name: "shed" },
  ],
  auths: { key: { kind: "bearerAuth" }, other: { kind: "basicAuth" } },
  globalHeaders: [],
};

/** The types that an endpoint of these parts needs. */
const typesWith = (parts: Partial<Endpoint>, globalHeaders: readonly Property[] = []): readonly string[] =>
  Object.keys(closureOf({ ...api, endpoints: [{ ...endpoint, ...parts }], globalHeaders }, "water")?.types ?? {});

describe("closureOf", () => {
  it("returns the endpoint with its groups, outermost first, and its schemes", () => {
    expect(closureOf(api, "water")).toEqual({
      endpoint,
      nodes: [
        { id: "beds", name: "beds" },
        { id: "garden", name: "garden" },
      ],
      globalHeaders: [],
      authSchemes: { key: { kind: "bearerAuth" } },
      types: {},
    });
  });

  it("omits code samples", () => {
    const codeSamples = [{ language: "Ruby", code: "water" }];
    const example = { path: "/water", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };
    const sampled = {
      ...api,
      endpoints: [{ ...endpoint, examples: [{ ...example, codeSamples }], codeSamples }],
    };
    expect(closureOf(sampled, "water")?.endpoint).toEqual({ ...endpoint, examples: [example] });
  });

  it("returns undefined for an unknown endpoint", () => expect(closureOf(api, "toString")).toBeUndefined());

  const tree = [property("tree", ref("Tree"))];
  it.each<[string, Partial<Endpoint>]>([
    ["a path parameter", { pathParameters: tree }],
    ["a query parameter", { queryParameters: tree }],
    ["a header", { requestHeaders: tree }],
    ["a header of the answer", { responseHeaders: tree }],
    [
      "a body",
      { request: { body: { kind: "json", shape: ref("Tree"), optional: false, contentType: "application/json" } } },
    ],
    [
      "another content type of the body",
      {
        request: {
          body: { kind: "octet-stream", optional: false, contentType: "text/csv" },
          alternatives: [{ kind: "json", shape: ref("Tree"), optional: false, contentType: "application/json" }],
        },
      },
    ],
    ["a form", { request: { body: { kind: "form-data", shape: { kind: "object", properties: tree }, parts: {} } } }],
    ["an answer", { responses: [{ statusCode: 200, body: { kind: "json", shape: ref("Tree") } }] }],
    [
      "an event of a stream",
      {
        responses: [
          {
            statusCode: 200,
            body: { kind: "stream", shape: { kind: "string" }, event: { kind: "object", properties: tree } },
          },
        ],
      },
    ],
    ["a stream", { responses: [{ statusCode: 200, body: { kind: "stream", shape: ref("Tree") } }] }],
    ["an error", { errors: [{ name: "E", statusCode: 400, shape: ref("Tree"), examples: [] }] }],
  ])("includes only the types that %s uses", (_, parts) => expect(typesWith(parts)).toEqual(["Item", "Tree"]));

  it("includes the types of global headers", () =>
    expect(typesWith({}, [property("X-Item", ref("Item"))])).toEqual(["Item"]));

  it.each<[string, Shape]>([
    ["nullable", { kind: "nullable", item: ref("Item") }],
    ["list", { kind: "list", item: ref("Item") }],
    ["set", { kind: "set", item: ref("Item") }],
    ["key of a map", { kind: "map", key: ref("Item"), value: { kind: "string" } }],
    ["value of a map", { kind: "map", key: { kind: "string" }, value: ref("Item") }],
    ["further property", { kind: "object", properties: [], extra: ref("Item") }],
    ["variant", { kind: "undiscriminatedUnion", variants: [{ shape: { kind: "string" } }, { shape: ref("Item") }] }],
    [
      "variant of a discriminated union",
      { kind: "discriminatedUnion", discriminant: "type", variants: [{ value: "a", shape: ref("Item") }] },
    ],
    [
      "type that is not there",
      {
        kind: "list",
        item: { kind: "undiscriminatedUnion", variants: [{ shape: ref("Nowhere") }, { shape: ref("Item") }] },
      },
    ],
  ])("traverses a %s", (_, shape) => expect(typesWith({ queryParameters: [property("q", shape)] })).toEqual(["Item"]));
});

const channel: Channel = {
  id: "talk",
  namespace: ["beds", "garden"],
  path: [],
  auth: ["key"],
  environments: [],
  pathParameters: [],
  queryParameters: [],
  requestHeaders: [],
  messages: [],
  examples: [],
};

describe("channelClosureOf", () => {
  it("returns the channel with its groups, its schemes and the schemes of its combinations", () => {
    const secured = { ...channel, security: [["key", "other"]] };
    expect(channelClosureOf({ ...api, channels: [{ ...channel, id: "hush" }, secured] }, "talk")).toEqual({
      channel: secured,
      nodes: [
        { id: "beds", name: "beds" },
        { id: "garden", name: "garden" },
      ],
      authSchemes: api.auths,
      types: {},
    });
  });

  it("returns undefined for an unknown channel", () => {
    expect(channelClosureOf(api, "talk")).toBeUndefined();
    expect(channelClosureOf({ ...api, channels: [channel] }, "toString")).toBeUndefined();
  });

  const tree = [property("tree", ref("Tree"))];
  it.each<[string, Partial<Channel>]>([
    ["a path parameter", { pathParameters: tree }],
    ["a query parameter", { queryParameters: tree }],
    ["a header of the handshake", { requestHeaders: tree }],
    ["a message", { messages: [{ type: "tree", origin: "server", body: ref("Tree") }] }],
  ])("includes only the types that %s uses", (_, parts) => {
    const closure = channelClosureOf({ ...api, channels: [{ ...channel, ...parts }] }, "talk");
    expect(Object.keys(closure?.types ?? {})).toEqual(["Item", "Tree"]);
  });
});

describe("webhookClosureOf", () => {
  const webhook = {
    id: "grown",
    namespace: ["garden"],
    method: "POST",
    path: [],
    headers: [property("X-Item", ref("Item"))],
    payloads: [{ shape: ref("Item") }],
    responses: [{ statusCode: 200, body: { kind: "json", shape: ref("Tree") } }],
    examples: [],
  } as const;

  it("returns the webhook with its groups and the types of its headers and bodies", () => {
    expect(webhookClosureOf({ ...api, webhooks: [webhook] }, "grown")).toEqual({
      webhook,
      nodes: [{ id: "garden", name: "garden" }],
      types: { Item: api.types.Item, Tree: api.types.Tree },
    });
  });

  it("returns undefined for an unknown webhook", () => expect(webhookClosureOf(api, "grown")).toBeUndefined());
});

describe("the schemas of a part of an API", () => {
  const written: ApiModel = {
    ...api,
    schemas: {
      "/Tree": { properties: { left: { $ref: "/Tree" }, item: { items: { $ref: "/Item" } } } },
      "/Item": { $dynamicRef: ["/Node", "node"] },
      "/Node": {},
      "/Other": {},
      "/Anchored": {},
    },
    schemaAnchors: { "a.json": { node: "/Anchored" } },
  };
  const reached = ["/Tree", "/Item", "/Node", "/Anchored"];

  it("are those that its bodies reach, with the targets of dynamic references", () => {
    const body = { kind: "json", shape: ref("Tree"), schema: "/Tree", optional: true, contentType: "a/json" } as const;
    expect(Object.keys(writtenSchemas(written, { ...endpoint, request: { body } }).schemas ?? {})).toEqual(reached);
    const errors = [{ name: "Lost", statusCode: 404, shape: ref("Item"), schema: "/Node", examples: [] }];
    expect(writtenSchemas(written, { ...endpoint, errors })).toEqual({ schemas: { "/Node": {} } });
  });

  it("are not in a form, and in the form of a channel by its messages", () => {
    const messages = [{ type: "tree", origin: "server", body: ref("Tree"), schema: "/Tree" }] as const;
    expect(closureOf(written, "water")).not.toHaveProperty("schemas");
    const of = channelClosureOf({ ...written, channels: [{ ...channel, messages }] }, channel.id);
    expect(Object.keys(of?.schemas ?? {})).toEqual(reached);
    expect(of?.schemaAnchors).toEqual(written.schemaAnchors);
  });
});
