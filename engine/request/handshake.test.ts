import { describe, expect, it } from "vitest";
import { channelShape, type FormState } from "#engine/form";
import { exact, type Json, type JsonObject } from "#engine/json";
import type { Channel } from "#engine/model";
import { secret } from "#engine/secret";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { handshakeFrame, planHandshake, planMessage } from "./handshake.ts";

const required = (key: string, shape: Shape = { kind: "string" }): Property => ({ key, shape, optional: false });
const seen: Property = { ...required("seen"), access: "READ_ONLY" };
const seeds: Shape = { kind: "object", properties: [required("count", { kind: "long" }), seen] };

const channel: Channel = {
  id: "bed",
  namespace: [],
  path: [
    { kind: "literal", value: "/beds/" },
    { kind: "parameter", key: "bed" },
  ],
  auth: ["token"],
  environments: [],
  pathParameters: [required("bed")],
  queryParameters: [required("tags", { kind: "list", item: { kind: "string" } })],
  requestHeaders: [required("X-Pot"), required("authorization"), required("Connection")],
  messages: [
    { type: "sow", origin: "client", body: seeds },
    { type: "rustle", origin: "server", body: { kind: "string" } },
  ],
  examples: [],
};
const value: JsonObject = {
  headers: { "X-Pot": "clay", authorization: "typed by hand", Connection: "close" },
  pathParameters: { bed: "by the/pond" },
  queryParameters: { tags: ["a", "b"] },
  messages: { sow: { count: "9007199254740993", seen: "yesterday" } },
};
const input = (form: Json) => ({
  channel,
  types: typesFrom({}),
  form: { value: form, selection: {} } satisfies FormState,
  credentials: [{ name: "Authorization", value: secret("Bearer a-very-long-token") }],
  baseUrl: "wss://garden.example/v1?zone=eu",
});

describe("the form of a channel", () => {
  it("has the parts of the handshake, and the client's messages by type", () => {
    expect(channelShape(channel).properties.map(({ key }) => key)).toEqual([
      "headers",
      "pathParameters",
      "queryParameters",
      "messages",
    ]);
    expect(channelShape(channel).properties[3]?.shape).toEqual({
      kind: "object",
      properties: [required("sow", seeds)],
    });
  });

  it("omits the parts that the channel does not declare", () => {
    const bare = { ...channel, pathParameters: [], queryParameters: [], requestHeaders: [], messages: [] };
    expect(channelShape(bare)).toEqual({ kind: "object", properties: [] });
  });
});

describe("a handshake", () => {
  it("has its parameters in the URL, and its headers and credentials in the frame", () => {
    const plan = planHandshake(input(value));
    expect(plan.url).toBe("wss://garden.example/v1/beds/by%20the%2Fpond?zone=eu&tags=a&tags=b");
    expect(handshakeFrame(plan, "reveal")).toEqual({
      type: "handshake",
      url: plan.url,
      headers: { "X-Pot": "clay", Authorization: "Bearer a-very-long-token" },
    });
  });

  it("sends a credential in the query or in a cookie if the scheme requires it", () => {
    const key = { name: "key", value: secret("a-very-long-token") };
    const plan = planHandshake({
      ...input({ ...value, queryParameters: {} }),
      credentials: [
        { ...key, in: "query" },
        { name: "Cookie", value: secret("key=a-very-long-token"), in: "cookie" },
      ],
    });
    expect(plan.url).not.toContain("very-long");
    expect(handshakeFrame(plan, "reveal")).toMatchObject({
      url: `${plan.url}&key=a-very-long-token`,
      headers: { Cookie: "key=a-very-long-token" },
    });
    expect(JSON.stringify(handshakeFrame(plan, "redact"))).not.toContain("very-long");
  });

  it("is shown with redacted secrets", () => {
    const shown = JSON.stringify(handshakeFrame(planHandshake(input(value)), "redact"));
    expect(shown).not.toContain("very-long");
  });

  it.each<[Json]>([[null], [7], [{}], [{ headers: 1, pathParameters: [], queryParameters: null }]])(
    "is planned from an invalid form of %j",
    (form) => expect(planHandshake(input(form)).url).toBe("wss://garden.example/v1/beds/{bed}?zone=eu"),
  );
});

describe("a message", () => {
  it("is the wire value of its form, with every digit and without read-only properties", () => {
    expect(planMessage(input(value), "sow")).toEqual({ count: exact("9007199254740993") });
  });

  it("is undefined without a value, or for a type that the client does not send", () => {
    expect(planMessage(input({ messages: {} }), "sow")).toBeUndefined();
    expect(planMessage(input(value), "toString")).toBeUndefined();
  });
});
