import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Exchange } from "../exchange.ts";
import { targetsOf } from "../targets/index.ts";
import { createdThings } from "./created-things.ts";

const id = { name: "plantId", in: "path", required: true, schema: { type: "string" } };
const done = { responses: { 200: { description: "Done." } } };
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    paths: { "/plants": { post: done }, "/plants/{plantId}": { parameters: [id], put: done } },
  }),
  { id: "plants" },
);
const targets = targetsOf(model);
const targetOf = (method: string) => defined(targets.find(({ endpoint }) => endpoint.method === method));

const exchange = (method: string, plantId: string, status = 200): Exchange => ({
  call: { endpoint: "e", form: { value: { pathParameters: { plantId } }, selection: {} }, credentials: "own" },
  request: { method, url: "https://api.example/plants", headers: [] },
  received: {
    ...{ kind: "answer", status, time: 1, headers: [] },
    body: new TextEncoder().encode(JSON.stringify({ id: plantId })),
  },
});

it("takes a PUT as the creation only of a resource that was not there", () => {
  const things = createdThings(targets);
  for (const [method, plantId, status] of [
    ["POST", "a", 201],
    ["PUT", "a", 200],
    ["PUT", "b", 201],
    ["PUT", "b", 201],
    ["PUT", "c", 200],
  ] as const) {
    things.add(targetOf(method), exchange(method, plantId, status));
  }
  expect(things.all().map(({ ids, exchange: { request } }) => [request.method, ...ids])).toEqual([
    ["POST", "a"],
    ["PUT", "b"],
  ]);
});
