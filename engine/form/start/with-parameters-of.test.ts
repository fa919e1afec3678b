import { expect, it } from "vitest";
import type { FormState } from "../edits/index.ts";
import { withParametersOf } from "./with-parameters-of.ts";

const json: FormState = {
  value: { headers: { "X-Pot": "clay" }, queryParameters: { q: "fern" }, body: { name: "a" } },
  selection: { "/queryParameters/q": 1, "/body/name": 0 },
  drafts: { "/queryParameters/limit": { text: "1e" }, "/body/name": { text: "b" } },
};

it("takes headers and parameters with their variants and drafts, and keeps its own body", () => {
  const xml: FormState = {
    value: { headers: {}, queryParameters: {}, body: "<a/>" },
    selection: { "/queryParameters/q": 0, "/body": 2 },
    drafts: { "/headers/X-Pot": { text: "-" } },
  };
  expect(withParametersOf(xml, json)).toEqual({
    value: { headers: { "X-Pot": "clay" }, queryParameters: { q: "fern" }, body: "<a/>" },
    selection: { "/queryParameters/q": 1, "/body": 2 },
    drafts: { "/queryParameters/limit": { text: "1e" } },
  });
});

it("keeps its body absent, even if the other form has one", () => {
  const removed: FormState = { value: { headers: {} }, selection: {} };
  expect(withParametersOf(removed, json).value).toEqual({
    headers: { "X-Pot": "clay" },
    queryParameters: { q: "fern" },
  });
});

it("returns the form itself if headers and parameters are the same", () => {
  const other: FormState = {
    ...json,
    value: { headers: { "X-Pot": "clay" }, queryParameters: { q: "fern" }, body: 1 },
  };
  expect(withParametersOf(other, json)).toBe(other);
});
