import { expect, it } from "vitest";
import { trimEndOf } from "./trim-end.ts";

it.each([
  ["a\n\n", "\n", "a"],
  ["\na \n", "\n", "\na "],
  [" a\t b \t", "\t ", " a\t b"],
  ["//", "/", ""],
  ["", "/", ""],
])("removes characters from the end of %j: %j", (text, characters, trimmed) => {
  expect(trimEndOf(text, characters)).toBe(trimmed);
});

it("takes linear time for a run inside a text", () => {
  // A pattern would take hours.
  const text = `a${"\n".repeat(5_000_000)}b`;
  expect(trimEndOf(`${text}\n`, "\n") === text).toBe(true);
});
