import { describe, expect, it } from "vitest";
import type { JsonObject } from "#engine/json";
import { apiModelFromRegistry, type Imported } from "../index.ts";

const bare: JsonObject = { id: "api", endpoints: {}, websockets: {}, webhooks: {}, types: {} };
const imported = (parts: JsonObject): Imported =>
  // The registry's answer is validated, not trusted to match its type.
  apiModelFromRegistry({ ...bare, ...parts });

const text = { type: "alias", value: { type: "primitive", value: { type: "string" } } };
const optional = (shape: JsonObject): JsonObject => ({ type: "alias", value: { type: "optional", shape } });
const groups = { subpackages: { garden: { id: "garden", name: "garden" } } };
const auths = { auths: { key: { type: "bearerAuth" } } };

const talk: JsonObject = {
  id: "talk",
  displayName: "Talk",
  description: "Talk to plants.",
  availability: "Beta",
  namespace: ["garden"],
  path: [
    { type: "literal", value: "/talk/" },
    { type: "pathParameter", value: "plant" },
  ],
  auth: ["key"],
  environments: [{ id: "Live", baseUrl: "wss://plants.example" }],
  defaultEnvironment: "Live",
  pathParameters: [{ key: "plant", valueShape: text }],
  queryParameters: [{ key: "tone", valueShape: optional(text) }],
  requestHeaders: [{ key: "X-Pot", valueShape: text }],
  messages: [
    { type: "say", displayName: "Say", origin: "client", body: text },
    { type: "rustle", origin: "server", body: { type: "object", extends: [], properties: [] }, description: "Leaves." },
  ],
  examples: [
    {
      name: "A word",
      path: "/talk/fern",
      pathParameters: { plant: "fern" },
      queryParameters: { tone: "low" },
      requestHeaders: { "X-Pot": "clay" },
      messages: [{ type: "say", body: "hello" }, { type: "rustle" }],
    },
  ],
};

describe("a registry channel", () => {
  it("has its path, environments, parameters, messages and conversations", () => {
    const { model, diagnostics } = imported({ ...groups, ...auths, websockets: { talk } });
    expect(diagnostics).toEqual([]);
    expect(model.channels).toEqual([
      {
        id: "talk",
        displayName: "Talk",
        description: "Talk to plants.",
        availability: "Beta",
        namespace: ["garden"],
        path: [
          { kind: "literal", value: "/talk/" },
          { kind: "parameter", key: "plant" },
        ],
        auth: ["key"],
        environments: [{ id: "Live", baseUrl: "wss://plants.example" }],
        defaultEnvironment: "Live",
        pathParameters: [{ key: "plant", shape: { kind: "string" }, optional: false }],
        queryParameters: [{ key: "tone", shape: { kind: "string" }, optional: true }],
        requestHeaders: [{ key: "X-Pot", shape: { kind: "string" }, optional: false }],
        messages: [
          { type: "say", displayName: "Say", origin: "client", body: { kind: "string" } },
          { type: "rustle", description: "Leaves.", origin: "server", body: { kind: "object", properties: [] } },
        ],
        examples: [
          {
            name: "A word",
            path: "/talk/fern",
            pathParameters: { plant: "fern" },
            queryParameters: { tone: "low" },
            headers: { "X-Pot": "clay" },
            messages: [{ type: "say", body: "hello" }, { type: "rustle" }],
          },
        ],
      },
    ]);
  });

  it("keeps the first of two messages with the same name from one side, and reports an unknown side", () => {
    const messages = [
      { type: "say", origin: "client", body: text },
      { type: "say", origin: "client", body: text },
      { type: "say", origin: "server", body: text },
      { type: "hum", origin: "wind", body: text },
    ];
    const { model, diagnostics } = imported({ websockets: { talk: { id: "talk", path: [], messages } } });
    expect(model.channels?.[0]?.messages.map(({ type, origin }) => [type, origin])).toEqual([
      ["say", "client"],
      ["say", "server"],
      ["hum", "server"],
    ]);
    expect(diagnostics.map(({ at, code }) => `${at} ${code}`)).toEqual([
      "/websockets/talk/messages/1/type mismatch",
      "/websockets/talk/messages/3/origin unknown-kind",
    ]);
  });

  it.each([null, 7, [], {}, { messages: 1, path: {}, examples: [null] }])(
    "is read from %j without an exception",
    (websocket) => {
      expect(imported({ websockets: { talk: websocket } }).model.channels?.map(({ id }) => id)).toEqual(["talk"]);
    },
  );
});

describe("a registry webhook", () => {
  it("has its headers, bodies and examples", () => {
    const grown = {
      id: "grown",
      namespace: ["garden"],
      method: "POST",
      path: ["plants", "grown"],
      headers: [{ key: "X-Signature", valueShape: text }],
      payloads: [{ description: "Once a day.", shape: text }],
      examples: [{ payload: { height: 3 } }, {}],
    };
    const { model, diagnostics } = imported({ ...groups, webhooks: { grown } });
    expect(diagnostics).toEqual([]);
    expect(model.webhooks).toEqual([
      {
        id: "grown",
        namespace: ["garden"],
        method: "POST",
        path: ["plants", "grown"],
        headers: [{ key: "X-Signature", shape: { kind: "string" }, optional: false }],
        payloads: [{ description: "Once a day.", shape: { kind: "string" } }],
        examples: [{ payload: { height: 3 } }, {}],
      },
    ]);
  });

  it("falls back to POST for an unknown method", () => {
    const { model, diagnostics } = imported({ webhooks: { grown: { id: "grown", method: "SING", path: [] } } });
    expect(model.webhooks?.[0]?.method).toBe("POST");
    expect(diagnostics.map(({ at, code }) => `${at} ${code}`)).toEqual(["/webhooks/grown/method unknown-kind"]);
  });
});
