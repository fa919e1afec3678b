import { expect, it } from "vitest";
import { asJson, type Json, printJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Received, SentRequest } from "../exchange.ts";
import { runLive } from "./run-live.ts";

const content = (schema: Json) => ({ "application/json": { schema } });
const watering = { type: "object", required: ["litres"], properties: { litres: { type: "integer", minimum: 1 } } };
const plant = { type: "object", required: ["id"], properties: { id: { type: "integer", readOnly: true } } };
const parameters = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Plants", version: "1" },
    paths: {
      "/plants": {
        post: {
          requestBody: { required: true, content: content(plant) },
          responses: { "201": { description: "New.", content: content(plant) } },
        },
      },
      "/plants/{id}": { get: { parameters, responses: { "200": { description: "It.", content: content(plant) } } } },
      "/plants/{id}/waterings": {
        parameters,
        post: {
          requestBody: { required: true, content: content(watering) },
          responses: { "204": { description: "Done." } },
        },
        get: { responses: { "200": { description: "All.", content: content({ type: "array", items: watering }) } } },
      },
    },
  }),
  { id: "plants" },
);

it("reads a list of things without an id after it has added some", async () => {
  let last = 0;
  const wateringsOf = new Map<string, number>();
  const reply = (status: number, body?: Json): Received => ({
    ...{ kind: "answer", status, time: 1, body: new TextEncoder().encode(body === undefined ? "" : printJson(body)) },
    headers: body === undefined ? [] : [["content-type", "application/json"]],
  });
  const answer = ({ method, url }: SentRequest): Received => {
    const [, id, part] = /\/plants(?:\/([^/]+))?(\/waterings)?$/.exec(url) ?? [];
    if (id === undefined) {
      last += 1;
      return reply(201, { id: last });
    }
    if (!/^\d+$/.test(id) || Number(id) > last) return reply(404);
    if (part === undefined) return reply(200, { id: Number(id) });
    const count = wateringsOf.get(id) ?? 0;
    // The fault: the list has texts.
    if (method === "GET")
      return reply(
        200,
        Array.from({ length: count }, () => ({ litres: "1" })),
      );
    wateringsOf.set(id, count + 1);
    return reply(204);
  };
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["wrong-body"] as const), allowWrites: true, concurrency: 1, headers: [] },
      ...{ baseUrl: "http://plants.localhost", credentials: { own: {} }, phases: new Set(["sequences"] as const) },
    },
    {
      send: async (request) => answer(request),
      signal: new AbortController().signal,
      clock: () => 0,
      sleep: async () => {},
    },
  );
  expect(findings.map(({ check, endpoint }) => `${check} ${endpoint}`)).toEqual([
    "wrong-body GET /plants/{id}/waterings",
  ]);
});
