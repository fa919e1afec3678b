import { expect, it } from "vitest";
import type { Channel } from "#engine/model";
import { secret } from "#engine/secret";
import { typesFrom } from "#engine/shape";
import { channelChecker } from "./check-channel.ts";

const channel: Channel = {
  id: "bed",
  namespace: [],
  path: [
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "bed" },
  ],
  auth: [],
  environments: [],
  pathParameters: [{ key: "bed", shape: { kind: "string" }, optional: false }],
  queryParameters: [],
  requestHeaders: [{ key: "X-Pot", shape: { kind: "string" }, optional: false }],
  messages: [{ type: "count", origin: "client", body: { kind: "integer", minimum: 1 } }],
  examples: [],
};

it("channelChecker reports the issues of the handshake and of each message by their paths", () => {
  const check = channelChecker({ channel, types: typesFrom({}) });
  const form = (value: object) => ({ value: value as never, selection: {} });
  const good = { headers: { "X-Pot": "clay" }, pathParameters: { bed: "pond" }, messages: { count: 1 } };
  expect(check({ form: form(good), credentials: [] })).toEqual([]);
  const bad = { headers: { "X-Pot": "clay\n" }, pathParameters: { bed: "" }, messages: { count: 0 } };
  const issues = check({
    form: form(bad),
    credentials: [{ name: "Authorization", value: secret("a\u0007b") }],
  });
  expect(issues.map(({ path }) => path)).toEqual([
    ["messages", "count"],
    ["pathParameters", "bed"],
    ["headers", "X-Pot"],
    [],
  ]);
});
