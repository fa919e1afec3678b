import fc from "fast-check";
import { expect, it } from "vitest";
import { lineOf, positionOf } from "./source.ts";

const text = fc.array(fc.constantFrom("a", "bc", "\n", "\t", "é"), { maxLength: 30 }).map((pieces) => pieces.join(""));

it("finds the line and column of any offset", () => {
  fc.assert(
    fc.property(text, fc.nat(40), (written, offset) => {
      const before = written.slice(0, offset).split("\n");
      const source = { path: "a.yml", text: written };
      expect(positionOf(source, offset)).toEqual({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
    }),
  );
});

it("returns every line without its line end, and an empty one after the last", () => {
  fc.assert(
    fc.property(text, (written) => {
      const source = { path: "a.yml", text: written };
      const lines = written.split("\n");
      expect(lines.map((_, i) => lineOf(source, i + 1))).toEqual(lines);
      expect(lineOf(source, lines.length + 1)).toBe("");
    }),
  );
});

it("finds the positions of all offsets in linear time", () => {
  const source = { path: "a.yml", text: "abcdefg\n".repeat(60_000) };
  const places = Array.from({ length: 60_000 }, (_, i) => positionOf(source, i * 8 + 3));
  expect(places.every(({ line, column }, i) => line === i + 1 && column === 4)).toBe(true);
});
