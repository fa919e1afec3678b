import fc from "fast-check";
import { expect, it } from "vitest";
import { parseJson } from "#engine/json";
import { finish } from "../steps.ts";
import { syntaxErrorAt, syntaxErrorIn } from "./json-check.ts";

/** JSON with a few characters inserted, removed or replaced; sometimes still valid JSON. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 1 }), fc.constantFrom(...'{}[],:"\\ntu01.e- \n\t\u0001é')), {
      maxLength: 3,
    }),
  )
  .map(([text, slips]) =>
    slips.reduce((changed, [at, removed, inserted]) => {
      const offset = at % (changed.length + 1);
      return changed.slice(0, offset) + inserted + changed.slice(offset + removed);
    }, text),
  );

it("finds the offset of a JSON syntax error like the JSON parser", () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      const read = parseJson(text);
      expect(finish(syntaxErrorIn(text))).toBe(read.ok ? -1 : read.error.offset);
      if (read.ok) return;
      const { offset, line, column } = read.error;
      expect(finish(syntaxErrorAt(text, offset))).toMatchObject(
        text.length > 200 ? { offset, line, column } : read.error,
      );
    }),
    { numRuns: 2000 },
  );
});

it("reports line and column of a syntax error in a long text", () => {
  const text = `${"[1,\n".repeat(300)}oops`;
  expect(finish(syntaxErrorAt(text, finish(syntaxErrorIn(text))))).toEqual({
    message: 'not valid JSON: "o" is not allowed here',
    fault: "not valid JSON: {} is not allowed here",
    found: '"o"',
    offset: 1200,
    line: 301,
    column: 1,
  });
});
