import { describe, expect, expectTypeOf, it } from "vitest";
import { typesFrom } from "#engine/shape";
import type { Channel } from "./channel.ts";
import { exactCodec } from "./exact-codec.ts";
import { type Plant, plantTypes } from "./kinds.testing.ts";
import { ChannelClosedError, type ChannelOptions, openChannel } from "./open-channel.ts";

interface Say {
  readonly say: string;
}

const chat: Channel<Say, Plant> = {
  id: "garden",
  path: [
    { kind: "literal", value: "/chat/" },
    { kind: "parameter", key: "room" },
  ],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "queryParameters",
        optional: true,
        shape: { kind: "object", properties: [{ key: "since", shape: { kind: "long" }, optional: true }] },
      },
    ],
  },
  messages: {
    say: {
      origin: "client",
      body: { kind: "object", properties: [{ key: "say", shape: { kind: "string" }, optional: false }] },
    },
    grown: { origin: "server", body: { kind: "ref", id: "plants:Plant" } },
  },
};

/** The platform's side of a socket: the messages sent to it, and events that tests fire. */
function socketOf() {
  const listeners = new Map<string, ((event: never) => void)[]>();
  const emit = (type: string, event: unknown = {}): void => {
    for (const listener of listeners.get(type) ?? []) listener(event as never);
  };
  const sent: string[] = [];
  const closed: number[] = [];
  const opened: { readonly url: string; readonly headers: { readonly [name: string]: string } }[] = [];
  const connect: ChannelOptions["connect"] = (url, headers) => {
    opened.push({ url, headers });
    return {
      send: (text) => void sent.push(text),
      close: (code = 1005, reason = "") => {
        closed.push(code);
        emit("close", { code, reason });
      },
      addEventListener: (type: string, listener: (event: never) => void) => {
        listeners.set(type, [...(listeners.get(type) ?? []), listener]);
      },
    };
  };
  return { connect, emit, sent, closed, opened };
}

function connected(options: Partial<ChannelOptions> = {}) {
  const socket = socketOf();
  const request = { pathParameters: { room: "a b" }, queryParameters: { since: "9007199254740993" } };
  const connection = openChannel(chat, request, {
    baseUrl: "https://api.test/v1/",
    connect: socket.connect,
    codec: exactCodec(typesFrom(plantTypes)),
    headers: { Authorization: "Bearer t" },
    ...options,
  });
  return { ...socket, connection };
}

describe("a channel", () => {
  it("connects to its address, with the request's parameters and headers", () => {
    expect(connected().opened).toEqual([
      { url: "wss://api.test/v1/chat/a%20b?since=9007199254740993", headers: { Authorization: "Bearer t" } },
    ]);
  });

  it("sends messages from before the opening once it is open", async () => {
    const { connection, emit, sent } = connected();
    const sending = connection.send({ say: "hi" });
    expect(sent).toEqual([]);
    emit("open");
    await sending;
    expect(sent).toEqual(['{"say":"hi"}']);
  });

  it("yields each received message once, with every digit, until it is closed cleanly", async () => {
    const { connection, emit } = connected();
    emit("open");
    emit("message", { data: '{"id":9007199254740993,"name":"a"}' });
    const got: Plant[] = [];
    for await (const message of connection.messages) {
      expectTypeOf(message).toEqualTypeOf<Plant>();
      got.push(message);
      if (got.length === 1) setTimeout(() => emit("message", { data: '{"id":2,"name":"b"}' }), 5);
      else emit("close", { code: 1000, reason: "bye" });
    }
    expect(got).toEqual([
      { id: "9007199254740993", name: "a" },
      { id: "2", name: "b" },
    ]);
    await expect(connection.send({ say: "late" })).rejects.toBeInstanceOf(ChannelClosedError);
  });

  it("is closed when the loop over its messages ends early", async () => {
    const { connection, emit, closed } = connected();
    emit("open");
    emit("message", { data: '{"id":1,"name":"a"}' });
    for await (const _ of connection.messages) break;
    expect(closed).toEqual([1000]);
  });

  it.each([
    ["is refused", 1006, "", "The connection closed with code 1006."],
    ["is closed abnormally", 4001, "no such room", "no such room"],
  ])("that %s reports the reason to its reader and its writer", async (_, code, reason, message) => {
    const { connection, emit } = connected();
    const sending = connection.send({ say: "hi" });
    emit("error");
    emit("close", { code, reason });
    await expect(sending).rejects.toMatchObject({ code, message });
    await expect(connection.messages[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code, message });
  });

  it.each([
    ["not JSON", "nonsense", { reason: "non-json", rawBody: "nonsense" }],
    ["of bytes", new ArrayBuffer(1), { reason: "non-json" }],
    ["of the wrong shape", '{"id":1}', { reason: "wrong-shape", issues: [{ pointer: "/name" }] }],
  ])("fails at a message that is %s", async (_, data, failure) => {
    const { connection, emit, closed } = connected({ check: true });
    emit("open");
    emit("message", { data });
    await expect(connection.messages[Symbol.asyncIterator]().next()).rejects.toMatchObject({ failure });
    expect(closed[0]).toBe(1000);
  });

  it("is closed by the caller's abort signal", async () => {
    const user = new AbortController();
    const { connection, emit, closed } = connected({ signal: user.signal });
    emit("open");
    user.abort();
    await expect(connection.messages[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      message: "The user aborted a request",
    });
    expect(closed[0]).toBe(1000);
  });
});
