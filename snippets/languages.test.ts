import { expect, it } from "vitest";
import type { RequestPlan } from "#engine/request";
import { plain, secret } from "#engine/secret";
import { loadSnippetWriter } from "./languages.ts";
import { snippetLanguage, snippetLanguages } from "./names.ts";

const plan: RequestPlan = {
  method: "GET",
  url: "https://api.example/",
  headers: [
    { name: "X-Plain", value: plain("in the open") },
    { name: "Authorization", value: secret("tok_0123456789abcdef") },
  ],
  body: { kind: "none" },
};

it("offers cURL, TypeScript and Python, in this order", () =>
  expect(snippetLanguages.map(({ label }) => label)).toEqual(["cURL", "TypeScript", "Python"]));

it.each(["ruby", "", undefined, 7, "toString"])("falls back to cURL for %j", (name) =>
  expect(snippetLanguage(name)).toBe("curl"),
);

it.each(snippetLanguages)("reveals a credential in $label only if requested", async ({ id }) => {
  expect(snippetLanguage(id)).toBe(id);
  const write = await loadSnippetWriter(id);
  expect(write(plan, "redact")).not.toContain("0123456789");
  expect(write(plan, "redact")).toContain("in the open");
  expect(write(plan, "reveal")).toContain("tok_0123456789abcdef");
});
