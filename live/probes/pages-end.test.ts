import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { runLive } from "../run/index.ts";

const description = {
  openapi: "3.1.0",
  info: { title: "Events", version: "1" },
  paths: {
    "/events": {
      get: {
        parameters: [{ name: "page", in: "query", schema: { type: "integer", minimum: 1 } }],
        responses: {
          200: {
            description: "A page.",
            content: { "application/json": { schema: { type: "array", items: { type: "object" } } } },
          },
        },
      },
    },
  },
};

it.each([
  ["two equal events of a user", { type: "click", user: { id: 1 } }, []],
  ["a text that looks like an id", { note: '{"id":1}' }, []],
  ["the same id twice", { type: "click", id: 1 }, ["pages-overlap"]],
  ["the same _id twice", { _id: "a" }, ["pages-overlap"]],
])("a page with %s is checked", async (_, item, expected) => {
  const { model } = await importOpenApi(asJson(description), { id: "events" });
  const report = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["pages-overlap"] as const), allowWrites: false, concurrency: 1, cases: 1 },
      ...{ baseUrl: "http://events.localhost", credentials: { own: {} }, headers: [] },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ url }) => ({
        ...{ kind: "answer", status: 200, headers: [["content-type", "application/json"]], time: 1 },
        body: new TextEncoder().encode(JSON.stringify(/page=[^1]/.test(url) ? [] : [item, item])),
      }),
    },
  );
  expect(report.findings.map(({ check }) => check)).toEqual(expected);
});
