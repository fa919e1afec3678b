import { expect, it } from "vitest";
import { asJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { runLive } from "../run/run-live.ts";

const book = {
  type: "object",
  required: ["title"],
  properties: { title: { type: "string" }, pages: { type: "integer", maximum: 900 }, year: { type: "integer" } },
};
const json = (schema: object) => ({ "application/json": { schema } });
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Books", version: "1" },
    paths: {
      "/books": {
        post: {
          requestBody: { required: true, content: json(book) },
          responses: { 201: { description: "New.", content: json(book) }, 400: { description: "Wrong." } },
        },
        get: { responses: { 200: { description: "All.", content: json({ type: "array", items: book }) } } },
      },
    },
  }),
  { id: "books" },
);

it("an accepted value beyond a limit has no further finding where it is shown, but another value has", async () => {
  const books: { readonly pages?: unknown }[] = [];
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, checks: new Set(["invalid-accepted", "wrong-body"] as const), allowWrites: true, concurrency: 1 },
      ...{ cases: 5, baseUrl: "http://books.localhost", credentials: { own: {} }, headers: [] },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ method, body = "" }) => {
        const answer = (status: number, value?: unknown) => ({
          ...{ kind: "answer" as const, status, time: 1, body: new TextEncoder().encode(JSON.stringify(value) ?? "") },
          headers: value === undefined ? [] : [["content-type", "application/json"] as const],
        });
        if (method === "GET") return answer(200, [{ title: "A", year: "old" }, ...books]);
        if (method !== "POST") return answer(405);
        const sent = (() => {
          try {
            return JSON.parse(String(body));
          } catch {
            return undefined;
          }
        })();
        const { title, pages = 0, year = 0 } = typeof sent === "object" && sent !== null ? sent : {};
        if (typeof title !== "string" || ![pages, year].every(Number.isInteger)) return answer(400);
        books.push(sent);
        return answer(201, sent);
      },
    },
  );
  expect(findings.map(({ check, endpoint, at }) => [check, endpoint, at?.at(-1)])).toEqual([
    ["wrong-body", "GET /books", "year"],
    ["invalid-accepted", "POST /books", undefined],
  ]);
});
