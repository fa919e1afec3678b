import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Exchange } from "../../exchange.ts";
import { targetsOf } from "../../targets/index.ts";
import { answerOf } from "../check-input.ts";
import { wrongHeader } from "./wrong-header.ts";

it.each([
  [{ type: "string", format: "ipv4" }, "192.0.2.1", []],
  [{ type: "string", format: "ipv4" }, "192.0.2", ["x-value format"]],
  [{ type: "integer", not: { enum: [3] } }, "4", []],
  [{ type: "integer", not: { enum: [3] } }, "3", ["x-value rule"]],
  [{ type: "array", prefixItems: [{ const: "a" }], items: { const: "b" } }, "a, b", []],
  [{ type: "array", prefixItems: [{ const: "a" }], items: { const: "b" } }, "b, a", ["x-value type"]],
])("the schema %j decides about the header value %j", async (schema, value, causes) => {
  const responses = { 200: { description: "It.", headers: { "X-Value": { schema } } } };
  const description = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: { responses } } } };
  const { model } = await importOpenApi(asJson(description), { id: "a" });
  const target = defined(targetsOf(model)[0]);
  const headers = [["X-Value", value]] as const;
  const received = { kind: "answer", status: 200, headers, time: 1, body: new Uint8Array() } as const;
  const exchange: Exchange = {
    call: { endpoint: target.endpoint.id, form: target.formOf({}), credentials: "own" },
    request: { method: "GET", url: "https://api.example/a", headers: [] },
    received,
  };
  const answer = answerOf(received, target);
  const found = wrongHeader({ target, exchange, method: "GET", intent: { kind: "valid" }, answer, secrets: [] });
  expect(found.map(({ cause }) => cause)).toEqual(causes);
});
