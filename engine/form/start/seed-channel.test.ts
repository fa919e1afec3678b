import { describe, expect, it } from "vitest";
import type { Channel } from "#engine/model";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { handshakeSections } from "../parts/index.ts";
import { seedChannel } from "./seed-channel.ts";

const required = (key: string, shape: Shape = { kind: "string" }): Property => ({ key, shape, optional: false });
const note = (...properties: readonly Property[]): Shape => ({ kind: "object", properties });

const channel: Channel = {
  id: "bed",
  namespace: [],
  path: [{ kind: "parameter", key: "bed" }],
  auth: [],
  environments: [],
  pathParameters: [required("bed")],
  queryParameters: [{ ...required("since"), optional: true }],
  requestHeaders: [required("X-Pot")],
  messages: [
    { type: "sow", origin: "client", body: note(required("seed"), { ...required("row"), optional: true }) },
    { type: "water", origin: "client", body: note(required("litres", { kind: "integer" })) },
    { type: "rustle", origin: "server", body: { kind: "string" } },
  ],
  examples: [
    {
      path: "/pond",
      pathParameters: { bed: "pond" },
      queryParameters: {},
      headers: { "x-pot": "clay" },
      messages: [
        { type: "sow", body: { seed: "fern" } },
        { type: "rustle", body: "sh" },
        { type: "sow", body: { seed: "moss" } },
      ],
    },
  ],
};
const seed = (example?: Channel["examples"][number] | "none") =>
  seedChannel({
    channel,
    types: typesFrom({}),
    deps: { now: () => new Date(0) },
    ...(example !== undefined && { example }),
  }).value;

describe("the form of a channel", () => {
  it("starts with the first example: its handshake and its first message of each type", () =>
    expect(seed()).toEqual({
      headers: { "X-Pot": "clay" },
      pathParameters: { bed: "pond" },
      queryParameters: {},
      messages: { sow: { seed: "fern" }, water: { litres: 0 } },
    }));

  it("prefers configured values to the example, as far as the channel declares them", () =>
    expect(
      seedChannel({
        channel,
        types: typesFrom({}),
        deps: { now: () => new Date(0) },
        configured: {
          headers: { "X-POT": "glass", "X-Other": "x" },
          pathParameters: { bed: "roof" },
          queryParameters: { since: "noon", other: 1 },
        },
      }).value,
    ).toMatchObject({
      headers: { "X-Pot": "glass" },
      pathParameters: { bed: "roof" },
      queryParameters: { since: "noon" },
    }));

  it("starts with the defaults of required values if there is no example", () =>
    expect(seed("none")).toEqual({
      headers: { "X-Pot": "" },
      pathParameters: { bed: "" },
      queryParameters: {},
      messages: { sow: { seed: "" }, water: { litres: 0 } },
    }));

  it("has a section for each part of the handshake, and none for its messages", () => {
    expect(handshakeSections(channel).map(({ title }) => title)).toEqual([
      "Headers",
      "Path Parameters",
      "Query Parameters",
    ]);
    expect(handshakeSections({ ...channel, requestHeaders: [], queryParameters: [] }).map(({ at }) => at)).toEqual([
      ["pathParameters"],
    ]);
  });
});
