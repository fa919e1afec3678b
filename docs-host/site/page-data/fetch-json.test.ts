import { afterEach, expect, it, vi } from "vitest";
import { fetchJson } from "./fetch-json.ts";

afterEach(() => vi.unstubAllGlobals());

const site = (text: string, status = 200): void => {
  vi.stubGlobal("fetch", async () => new Response(text, { status }));
};

const readNumber = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

it.each([
  ["12", 200, { ok: true, value: 12 }],
  ["1", 503, { ok: false, problem: "the site answered 503" }],
  ["<html>", 200, { ok: false, problem: "the site's response is incomplete" }],
])("loads %j with status %i as a value, or as the reason why there is none", async (text, status, expected) => {
  site(text, status);
  expect(await fetchJson("/x", readNumber)).toEqual(expected);
});

it("asks for JSON, and ends with its signal", async () => {
  const calls: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    calls.push(init);
    return new Response("1");
  });
  const { signal } = new AbortController();
  await fetchJson("/x", readNumber, signal);
  expect(calls).toEqual([{ headers: { accept: "application/json" }, signal }]);
});
