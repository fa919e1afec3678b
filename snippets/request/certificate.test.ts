import { expect, it } from "vitest";
import type { RequestPlan } from "#engine/request";
import { curlSnippet, fetchSnippet, pythonSnippet } from "../index.ts";

const plan: RequestPlan = { method: "GET", url: "https://a.example/", headers: [], body: { kind: "none" } };

it.each([
  ["curl", curlSnippet, "--cert client.pem \\\n  --key client-key.pem"],
  ["requests", pythonSnippet, '    cert=("client.pem", "client-key.pem"),'],
  ["fetch", fetchSnippet, "// fetch has no option for the client certificate that this call needs"],
])("names the client certificate of a call with %s, and none where none is needed", (_, write, expected) => {
  expect(write({ ...plan, certificate: true }, "reveal")).toContain(expected);
  expect(write(plan, "reveal")).toBe(write({ ...plan, certificate: false }, "reveal"));
  expect(write(plan, "reveal")).not.toContain("cert");
});
