import fc from "fast-check";
import { expect, it } from "vitest";
import { smallestChange } from "./editor.ts";

const applied = (before: string, after: string): string => {
  const change = smallestChange(before, after);
  return change === undefined ? before : before.slice(0, change.from) + change.insert + before.slice(change.to);
};

it("transforms any text into any other", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b") });
  fc.assert(fc.property(text, text, (before, after) => applied(before, after) === after));
});

it("keeps the common start and end", () => {
  expect(smallestChange('{"a": 1, "b": 2}', '{"a": 10, "b": 2}')).toEqual({ from: 7, to: 7, insert: "0" });
});

it("is undefined for equal texts", () => {
  expect(smallestChange("{}", "{}")).toBeUndefined();
});
