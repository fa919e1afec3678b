import { expect, it } from "vitest";
import { marked } from "./marked.ts";

it.each([
  ["a string", "a number", "a <mark>string</mark>"],
  ["same", "same", "same"],
  ["only here", undefined, "only here"],
  ["list of Plant", "list of Plant, optional", "list of Plant"],
  ["list of Plant, optional", "list of Plant", "list of Plant<mark>, optional</mark>"],
  ["<b>", "<i>", "<mark>&lt;b&gt;</mark>"],
])("marks what %j has and %j does not", (text, other, expected) => {
  expect(marked(text, other).html).toBe(expected);
});
