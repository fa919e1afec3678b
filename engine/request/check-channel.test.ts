import { expect, it } from "vitest";
import type { Channel } from "#engine/model";
import { secret } from "#engine/secret";
import { sentChecks } from "#engine/sent-checks";
import { typesFrom, typesIn } from "#engine/shape";
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

it("channelChecker lets the schema of a message decide", () => {
  const messages = [{ type: "count", origin: "client", body: { kind: "integer" }, schema: "/Count" }] as const;
  const schemas = { "/Count": { type: ["string"] as const } };
  const check = channelChecker({
    channel: { ...channel, messages },
    types: typesIn({ types: {}, schemas }),
    rules: () => sentChecks(),
  });
  const sent = { headers: { "X-Pot": "clay" }, pathParameters: { bed: "pond" } };
  const issuesOf = (count: string | number) =>
    check({ form: { value: { ...sent, messages: { count } }, selection: {} }, credentials: [] });
  expect(issuesOf("many")).toEqual([]);
  expect(issuesOf(1)).toMatchObject([{ path: ["messages", "count"], code: "type" }]);
});
