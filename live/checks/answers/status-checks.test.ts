import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Exchange } from "../../exchange.ts";
import { targetsOf } from "../../targets/index.ts";
import { answerOf } from "../check-input.ts";
import { validRefused } from "./status-checks.ts";

const changes = {
  type: "object",
  properties: {
    labels: { type: "object", maxProperties: 2, additionalProperties: { type: "string" } },
    address: { type: "object", properties: { city: { type: "string" } } },
  },
};

it.each([
  ["a merge patch that adds keys to a map", "application/merge-patch+json", { labels: { a: "b" } }, 0],
  ["a merge patch of another object", "application/merge-patch+json", { address: { city: "Bern" } }, 1],
  ["a map that replaces another one", "application/json", { labels: { a: "b" } }, 1],
])("a refusal of %s (%s)", async (_, type, body, count) => {
  const description = {
    openapi: "3.1.0",
    info: { title: "Customers", version: "1" },
    paths: {
      "/customer": {
        patch: {
          requestBody: { content: { [type]: { schema: changes } } },
          responses: { 204: { description: "Changed." } },
        },
      },
    },
  };
  const { model } = await importOpenApi(asJson(description), { id: "customers" });
  const target = defined(targetsOf(model)[0]);
  const received = { kind: "answer", status: 422, headers: [], time: 1, body: new Uint8Array() } as const;
  const exchange: Exchange = {
    call: { endpoint: target.endpoint.id, form: target.formOf({}), credentials: "own" },
    request: {
      ...{ method: "PATCH", url: "https://api.example/customer", body: JSON.stringify(body) },
      headers: [["Content-Type", type]],
    },
    received,
  };
  const answer = answerOf(received, target);
  const found = validRefused({ target, exchange, method: "PATCH", intent: { kind: "valid" }, answer, secrets: [] });
  expect(found).toHaveLength(count);
});
