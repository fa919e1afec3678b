import { expect, it } from "vitest";
import { cut, splitBefore } from "./cut.ts";

it.each([
  ["a=b=c", "=", ["a", "b=c"]],
  ["=b", "=", ["", "b"]],
  ["a=", "=", ["a", ""]],
  ["ab", "=", ["ab", ""]],
  ["", "=", ["", ""]],
  ["x src=y", "src=", ["x ", "y"]],
])("cuts %j at the first %j", (text, mark, parts) => {
  expect(cut(text, mark)).toEqual(parts);
});

it.each([
  ["/a?b#c?d", ["/a", "?b#c?d"]],
  ["#c", ["", "#c"]],
  ["/a\n?b", ["/a\n", "?b"]],
  ["/a", ["/a", ""]],
])("splits %j before its query or fragment", (text, parts) => {
  expect(splitBefore(text, /[?#]/)).toEqual(parts);
});
