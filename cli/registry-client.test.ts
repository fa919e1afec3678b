import { expect, it } from "vitest";
import { callAdvice, registryClient } from "./registry-client.ts";

/** Asks a server that answers with a status and a body, and returns the advice. */
async function adviceAfter(answer: () => Promise<Response>): Promise<string | undefined> {
  const outcome = await registryClient("http://a.example", "t", 5, answer).apis.getApiLatest({
    pathParameters: { apiId: "x" },
  });
  return callAdvice(outcome, { registry: "http://a.example", token: "t", rights: "ask its owner" });
}

it.each([
  ["a page of HTML", "<!doctype html>", 200],
  ["a refused method", "{}", 405],
  ["a page that is not found", '{"error":"NotFound"}', 404],
])("says that %s is not of a registry", async (_, body, status) =>
  expect(await adviceAfter(async () => new Response(body, { status }))).toBe(
    "http://a.example does not answer as a registry; name the address of one with --registry",
  ),
);

it("adds nothing to an answer that says what is wrong", async () =>
  expect(await adviceAfter(async () => Response.json({ error: "Full" }, { status: 507 }))).toBeUndefined());

it("asks for a registry if nothing answers", async () =>
  expect(await adviceAfter(() => Promise.reject(new TypeError("fetch failed")))).toContain("is a registry running at"));
