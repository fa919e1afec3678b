import { expect, it } from "vitest";
import { parseJson, printJson } from "#engine/json";
import { survivesPython } from "./python.ts";

/** Returns a JSON text as snippets have it. */
const printed = (text: string): string => {
  const read = parseJson(text);
  if (!read.ok) throw new Error(`no JSON: ${text}`);
  return printJson(read.value, 2);
};
const lists = (depth: number): string => `${"[".repeat(depth)}1${"]".repeat(depth)}`;
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const both = (depth: number): string => `${'[{"a":'.repeat(depth / 2)}1${"}]".repeat(depth / 2)}`;

it.each<[string, string, boolean]>([
  ["lists nested 150 deep", lists(150), true],
  ["lists nested 151 deep", lists(151), false],
  ["objects nested 150 deep", objects(150), true],
  ["objects nested 151 deep", objects(151), false],
  ["lists and objects nested 150 deep", both(150), true],
  ["lists and objects nested 152 deep", both(152), false],
  ["an integer of 4,300 digits", "1".repeat(4300), true],
  ["an integer of 4,301 digits", "1".repeat(4301), false],
  ["a negative zero", "-0", false],
  ["a fraction", "0.5", true],
  ["a fraction without an exponent in both languages", "0.0001", true],
  ["a smaller one, which Python writes with one", "0.00001", false],
  ["a number with an exponent", "1e+21", false],
  ["a fraction that both languages would round", "0.10000000000000000001", false],
  ["a zero behind the point", "1.0", false],
  ["text of any script", '"Grün 植物 🌱"', true],
  ["half of a character", '"\\ud83c"', false],
  ["half of a character in a key", '{"\\ud83c":1}', false],
  ["words", "[true,false,null]", true],
])("a literal has the text of %s: %#", (_, text, survives) => {
  expect(survivesPython(printed(text))).toBe(survives);
});

it("has the text of no other way to write a value", () => {
  expect(survivesPython('{"a":1}')).toBe(false);
  expect(survivesPython("{")).toBe(false);
});
