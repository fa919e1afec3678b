import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Channel } from "#engine/model";
import { isNamed, targetNames } from "./target.ts";

const path = [{ kind: "literal", value: "/" }] as const;
const channel = (id: string, more: Partial<Channel> = {}): Channel => ({
  ...{ id, path, namespace: [], auth: [], environments: [{ id: "live", baseUrl: "wss://plants.test" }] },
  ...{ pathParameters: [], queryParameters: [], requestHeaders: [], messages: [], examples: [] },
  ...more,
});
const call = (id: string, methodName: string) => ({
  ...bareEndpoint({ id, path: [] }),
  ...{ method: "POST", protocol: { kind: "openrpc", methodName } as const },
});
const kafka = { id: "main", protocol: "kafka", url: "kafka://plants.test" };
const model: ApiModel = {
  ...{ id: "api", types: {}, groups: [], auths: {}, globalHeaders: [] },
  endpoints: [call("a", "grow"), call("b", "water"), bareEndpoint({ id: "c", path })],
  channels: [channel("ping"), channel("pong"), channel("events", { environments: [], brokers: [kafka] })],
};

it("names calls by methods of JSON-RPC, channels by protocols, and equal ones by their ids too", () => {
  expect(targetNames(model).map(({ name }) => name)).toEqual([
    ...["POST grow", "POST water", "POST /"],
    ...["WSS / (ping)", "WSS / (pong)", "KAFKA /"],
  ]);
});

it.each([
  ["post  grow", ["a"]],
  ["wss / (pong)", ["pong"]],
  ["WSS /", ["ping", "pong"]],
  ["events", ["events"]],
  ["POST /grow", []],
])("%s names %j", (text, ids) => {
  expect(targetNames(model).flatMap((one) => (isNamed(one, text) ? [one.id] : []))).toEqual(ids);
});
