import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

it.each([
  ["string", "string", 0],
  ["strng", "string", 1],
  ["stirng", "string", 1],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
])("computes the edit distance from %j to %j", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

it.each([
  ["Plnat", ["Pot", "Plant"], "Plant"],
  ["PLANT", ["Plant"], "Plant"],
  ["zebra", ["Plant", "Pot"], undefined],
  ["a", ["b", "A"], "A"],
  ["a", ["b"], undefined],
  ["x", [], undefined],
  ["Prod", ["Staging", "Production"], "Production"],
  ["TokenIdent", ["TokenId"], "TokenId"],
  ["of", ["office"], undefined],
])("finds for %j among %j the nearest name %j", (name, known, meant) => {
  expect(nearest(name, known)).toBe(meant);
});

it("is symmetric, and 0 only for equal texts", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
    }),
  );
});
