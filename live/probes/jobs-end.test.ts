import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Received, SentRequest } from "../exchange.ts";
import { runLive } from "../run/run-live.ts";

const job = { "application/json": { schema: { type: "object", properties: { state: { type: "string" } } } } };
const description = asJson({
  openapi: "3.1.0",
  info: { title: "Reports", version: "1" },
  paths: {
    "/reports": { post: { responses: { 202: { description: "Started." } } } },
    "/jobs/{id}": {
      get: {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: { 200: { description: "It.", content: job } },
      },
    },
  },
});

it.each<readonly [string, string, string | undefined, number]>([
  ["that runs forever", "running", undefined, 1],
  ["that asks to be read every second", "running", "1", 1],
  ["that asks for a longer wait", "running", "60", 0],
  ["that is planned for later", "scheduled", undefined, 0],
  ["that has ended", "done", undefined, 0],
])("a job %s", async (_, state, retryAfter, count) => {
  const send = async ({ method }: SentRequest): Promise<Received> => ({
    ...{ kind: "answer", status: method === "POST" ? 202 : 200, time: 1 },
    headers:
      method === "POST"
        ? [["location", "/jobs/1"]]
        : [
            ["content-type", "application/json"],
            ...(retryAfter === undefined ? [] : [["retry-after", retryAfter] as const]),
          ],
    body: new TextEncoder().encode(method === "POST" ? "" : JSON.stringify({ state })),
  });
  const { model } = await importOpenApi(description, { id: "reports" });
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["job-never-ends"] as const), allowWrites: true, concurrency: 1 },
      ...{ cases: 0, baseUrl: "http://reports.localhost", credentials: { own: {} }, headers: [] },
      phases: new Set(["probes"] as const),
    },
    { clock: () => 0, sleep: async () => {}, signal: new AbortController().signal, send },
  );
  expect(findings.map(({ check }) => check)).toHaveLength(count);
});
