import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "#engine/json";
import type { Channel } from "#engine/model";
import { importAsyncApi, importDescription } from "../index.ts";

const imported = (document: JsonObject) => importAsyncApi(document, { id: "live" });

const text: JsonObject = { type: "object", properties: { id: { type: "string" } } };

/** A shop with answered orders, some of them on the channel that the order names. */
const shop: JsonObject = {
  asyncapi: "3.0.0",
  info: { title: "Shop", version: "1" },
  servers: {
    prod: { host: "broker.test:9092", protocol: "kafka", bindings: { kafka: { schemaRegistryUrl: "https://s.test" } } },
  },
  channels: {
    orders: {
      address: "orders",
      bindings: { kafka: { partitions: 3, bindingVersion: "0.5.0" }, ws: { method: "GET" }, amqp: {} },
      messages: {
        order: {
          payload: text,
          headers: {
            type: "object",
            required: ["id"],
            properties: { id: { type: "string" }, at: { type: "integer" } },
          },
          correlationId: { location: "$message.header#/id", description: "Of the order." },
          bindings: { kafka: { key: { type: "string" } } },
        },
        placed: { payload: text },
        refused: { payload: text },
      },
    },
    answers: { messages: { later: { payload: text } } },
  },
  operations: {
    order: {
      action: "receive",
      channel: { $ref: "#/channels/orders" },
      messages: [{ $ref: "#/channels/orders/messages/order" }],
      bindings: { kafka: { groupId: "shop" } },
      reply: {
        messages: [{ $ref: "#/channels/orders/messages/placed" }, { $ref: "#/channels/orders/messages/refused" }],
      },
    },
    orderLater: {
      action: "receive",
      channel: { $ref: "#/channels/orders" },
      messages: [{ $ref: "#/channels/orders/messages/order" }],
      reply: { address: { location: "$message.header#/to" }, channel: { $ref: "#/channels/answers" } },
    },
  },
};

describe("messages of an AsyncAPI document", () => {
  it("have the messages that reply to them, also on other channels", async () => {
    const { model } = await imported(shop);
    const [orders, answers] = model.channels ?? [];
    expect(orders?.messages.map(({ type, origin, replies }) => ({ type, origin, replies }))).toEqual([
      {
        ...{ type: "order", origin: "client" },
        replies: [{ type: "placed" }, { type: "refused" }, { type: "later", channel: "answers" }],
      },
      { type: "placed", origin: "server", replies: undefined },
      { type: "refused", origin: "server", replies: undefined },
    ]);
    expect(answers?.messages.map(({ type, origin }) => [type, origin])).toEqual([["later", "server"]]);
  });

  it("have their headers, and the value that relates them to others", async () => {
    const { model, diagnostics } = await imported(shop);
    const [order] = model.channels?.[0]?.messages ?? [];
    expect(order?.headers?.map(({ key, shape, optional }) => [key, shape.kind, optional])).toEqual([
      ["id", "string", false],
      ["at", "long", true],
    ]);
    expect(order?.correlationId).toEqual({ location: "$message.header#/id", description: "Of the order." });
    expect(diagnostics).toEqual([]);
  });

  it("have the bindings of all parts, each where it is written", async () => {
    const { model } = await imported(shop);
    const [orders] = model.channels ?? [];
    expect(orders?.brokers?.[0]?.bindings).toEqual([
      { protocol: "kafka", value: { schemaRegistryUrl: "https://s.test" } },
    ]);
    expect(orders?.bindings).toEqual([
      { protocol: "kafka", value: { partitions: 3 } },
      { protocol: "kafka", value: { groupId: "shop" }, origin: "client" },
    ]);
    expect(orders?.messages[0]?.bindings).toEqual([{ protocol: "kafka", value: { key: { type: "string" } } }]);
  });
});

it.each<[string, JsonObject, readonly string[]]>([
  ["messages that no operation names are sent by both sides, and noted", { a: { payload: text } }, ["/channels/c"]],
  ["a channel without messages is not noted", {}, []],
])("%s", async (_, messages, noted) => {
  const { model, diagnostics } = await imported({ asyncapi: "3.0.0", channels: { c: { address: "/c", messages } } });
  expect(diagnostics.filter(({ code }) => code === "mismatch").map(({ at }) => at)).toEqual(noted);
  const sent = (model.channels ?? []).flatMap((one) => one.messages.map(({ type, origin }) => `${type} ${origin}`));
  expect(sent).toEqual(Object.keys(messages).flatMap((type) => [`${type} client`, `${type} server`]));
});

describe("the address of an AsyncAPI channel", () => {
  const channelAt = async (address: string, parameters: JsonObject): Promise<Channel | undefined> => {
    const channels: JsonObject = { c: { address, parameters } };
    return (await imported({ asyncapi: "3.0.0", servers: { s: { host: "h", protocol: "ws" } }, channels })).model
      .channels?.[0];
  };

  it("has query parameters for the pairs of its query", async () => {
    const parameters = { region: { enum: ["eu"] }, ticket: { description: "A ticket.", examples: ["t-9"] } };
    expect(await channelAt("/orders/{region}?ticket={ticket}&app=x%20y", parameters)).toMatchObject({
      path: [
        { kind: "literal", value: "/orders/" },
        { kind: "parameter", key: "region" },
      ],
      pathParameters: [{ key: "region", optional: false }],
      queryParameters: [
        { key: "ticket", description: "A ticket.", shape: { kind: "string" }, optional: false },
        { key: "app", shape: { kind: "literal", value: "x y" }, optional: false },
      ],
    });
  });

  it.each(["topic?", "what?now", "plain"])("%s has no query", async (address) => {
    expect(await channelAt(address, {})).toMatchObject({
      path: [{ kind: "literal", value: address }],
      queryParameters: [],
    });
  });
});

describe("an AsyncAPI 1 document", () => {
  it.each<Json>(["1.0.0", "1.2.0", 1])("of version %j is refused", async (version) => {
    const text = JSON.stringify({ asyncapi: version, info: {}, topics: {} });
    const read = await importDescription({ name: "a.json", text }, { id: "a" });
    expect(read).toMatchObject({ ok: false, diagnostics: [{ at: "/asyncapi", code: "unsupported" }] });
  });
});

describe("what an AsyncAPI document says beside its JSON schemas", () => {
  const avro: JsonObject = { type: "record", name: "Placed", fields: [{ name: "id", type: "string" }] };
  const read = async (
    more: JsonObject,
    message: JsonObject,
    channel: JsonObject = {},
  ): Promise<Channel | undefined> => {
    const { model } = await imported({
      ...{ asyncapi: "3.0.0", info: { title: "Shop", version: "1" } },
      servers: { main: { host: "broker.test", protocol: "kafka" } },
      channels: { orders: { address: "orders", messages: { placed: message }, ...channel } },
      operations: {
        placed: {
          action: "receive",
          channel: { $ref: "#/channels/orders" },
          security: [
            { type: "httpApiKey", in: "header", name: "X-Key" },
            { type: "plain", description: "Ask us." },
          ],
        },
      },
      ...more,
    });
    return model.channels?.[0];
  };

  it("keeps the headers of a message and of its traits, and prefers its own", async () => {
    const channel = await read(
      {},
      {
        headers: { type: "object", properties: { id: { type: "integer" }, own: { type: "string" } } },
        bindings: { kafka: { key: { type: "string" } } },
        traits: [
          {
            headers: { type: "object", properties: { id: { type: "string" }, trace: { type: "string" } } },
            bindings: { kafka: { key: { type: "integer" } }, amqp: { messageType: "placed" } },
          },
        ],
      },
    );
    const [message] = channel?.messages ?? [];
    expect(message?.headers?.map(({ key, shape }) => [key, shape.kind])).toEqual([
      ["id", "long"],
      ["own", "string"],
      ["trace", "string"],
    ]);
    expect(message?.bindings?.map(({ protocol }) => protocol)).toEqual(["kafka", "amqp"]);
    expect(message?.bindings?.[0]?.value).toEqual({ key: { type: "string" } });
  });

  it("shows another content type, and a schema in another format as it is written", async () => {
    const payload = { schemaFormat: "application/vnd.apache.avro;version=1.9.0", schema: avro };
    const channel = await read({ defaultContentType: "avro/binary" }, { payload, summary: "An order." });
    const [message] = channel?.messages ?? [];
    expect(message?.description).toContain("An order.\n\nContent type: `avro/binary`");
    expect(message?.description).toContain('```json\n{\n  "type": "record"');
  });

  it("encloses the source of a schema in more backquotes than it has", async () => {
    const source = "message A { // ```\n}";
    const channel = await read(
      {},
      { payload: { schemaFormat: "application/vnd.google.protobuf;version=3", schema: source } },
    );
    expect(channel?.messages[0]?.description).toContain(`\`\`\`\`\n${source}\n\`\`\`\``);
  });

  it("says which credentials an operation requires besides its servers, and that an address is unknown", async () => {
    const channel = await read({}, { payload: text }, { address: null });
    expect(channel?.sends).toBe("Credentials: API key X-Key or SASL/PLAIN (Ask us.)");
    expect(channel?.description).toBe("The address of this channel is known only at runtime.");
  });
});
