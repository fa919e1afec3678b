import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { someOf } from "../../tooling/tier.ts";
import type { Received, SentRequest } from "../exchange.ts";
import { runLive } from "./run-live.ts";

const text = { "text/plain": { schema: { type: "string", minLength: 1 } } };
const gone = { "404": { description: "Gone." }, "400": { description: "Wrong." } };
const parameters = [{ name: "key", in: "path", required: true, schema: { type: "string", pattern: "^[a-z]+$" } }];
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    paths: {
      "/notes/{key}": {
        get: { parameters, responses: { "200": { description: "It.", content: text }, ...gone } },
        put: {
          parameters,
          requestBody: { required: true, content: text },
          responses: { "201": { description: "New." }, "204": { description: "Changed." }, ...gone },
        },
        delete: { parameters, responses: { "204": { description: "Gone." }, ...gone } },
      },
    },
  }),
  { id: "notes" },
);

/** Runs the sequences against notes; `stored` returns the stored text for a sent one. */
async function run(stored: (sent: string, before?: string) => string) {
  const notes = new Map<string, string>();
  const reply = (status: number, body?: string): Received => ({
    ...{ kind: "answer", status, time: 1, body: new TextEncoder().encode(body ?? "") },
    headers: body === undefined ? [] : [["content-type", "text/plain; charset=utf-8"]],
  });
  const answer = ({ method, url, body }: SentRequest): Received => {
    const key = /\/notes\/([a-z]+)$/.exec(url)?.[1];
    if (key === undefined) return reply(400);
    const before = notes.get(key);
    if (method === "PUT") {
      notes.set(key, stored(String(body), before));
      return reply(before === undefined ? 201 : 204);
    }
    if (before === undefined) return reply(404);
    if (method === "GET") return reply(200, before);
    notes.delete(key);
    return reply(204);
  };
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["update-lost"] as const), allowWrites: true, concurrency: 1, headers: [] },
      ...{ baseUrl: "http://notes.localhost", credentials: { own: {} }, phases: new Set(["sequences"] as const) },
    },
    {
      send: async (request) => answer(request),
      signal: new AbortController().signal,
      clock: () => 0,
      sleep: async () => {},
    },
  );
  return findings.map(({ check, endpoint, cause }) => `${check} ${endpoint} ${cause}`);
}

it("compares the text that is read with the one that was sent, but for white space at its ends", async () => {
  expect(await run((sent) => `${sent.trim()}\n`)).toEqual([]);
});

it.each(
  someOf(
    [
      ["is cut", (sent: string) => sent.slice(0, -1)],
      ["is not changed", (sent: string, before?: string) => before ?? sent],
      ["has other letters", (sent: string) => sent.replace(/[^\x20-\x7e]/g, "?")],
    ],
    1,
  ),
)("finds a text that %s", async (_, stored) => {
  expect(await run(stored)).toEqual(["update-lost GET /notes/{key} content"]);
});
