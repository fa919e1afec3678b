import { describe, expect, it } from "vitest";
import type { ApiModel } from "#engine/model";
import { factCases } from "./facts.testing.ts";
import { compareApis } from "./index.ts";
import { apiOf, endpointOf, webhookOf } from "./models.testing.ts";

describe("a change of a fact", () => {
  it.each(factCases)("is reported once: %s", (rule, older, newer, direction, level, message) => {
    const { changes } = compareApis(older, newer);
    expect(changes.map((one) => [one.rule, one.direction, one.level, one.message])).toEqual([
      [rule, direction, level, message],
    ]);
    expect(compareApis(newer, structuredClone(newer)).changes).toEqual([]);
  });
});

const answering = (...statuses: readonly (string | number)[]): ApiModel => {
  const responses = statuses.map((status) =>
    typeof status === "number"
      ? ({ statusCode: status, body: { kind: "empty" } } as const)
      : ({ statusCode: 200, statusRange: status, body: { kind: "empty" } } as const),
  );
  return apiOf([], {}, { webhooks: [webhookOf({ responses })] });
};

it.each(["2XX", "default"])("expects an answer as before if %s contains its status", (range) => {
  expect(compareApis(answering(204), answering(range)).changes).toEqual([]);
});

it.each([
  ["the order of combinations changes", [["a", "b"], ["c"]], [["c"], ["b", "a"]]],
  ["a combination is replaced by an equal list", [["a"]], undefined],
])("does not report credentials if only %s", (_, security, other) => {
  const needing = (sets: readonly (readonly string[])[] | undefined): ApiModel =>
    apiOf([endpointOf({ auth: [...new Set(security.flat())], ...(sets && { security: sets }) })]);
  expect(compareApis(needing(security), needing(other)).changes).toEqual([]);
});

it("does not report links and callbacks of a call that is only renamed", () => {
  const renamed = (id: string): ApiModel => {
    const links = [{ name: "again", operationId: id, parameters: {} }];
    const callback = { endpointId: id, name: "grown", url: "{$request.body#/url}" };
    return apiOf(
      [endpointOf({ id, responses: [{ statusCode: 200, body: { kind: "empty" }, links }] })],
      {},
      { webhooks: [webhookOf({ callback })] },
    );
  };
  const { changes } = compareApis(renamed("plants.alter"), renamed("plants.change"));
  expect(changes.map(({ rule }) => rule)).toEqual(["endpoint-renamed"]);
});
