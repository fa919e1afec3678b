import fc from "fast-check";
import { expect, it } from "vitest";
import { parseJson } from "#engine/json";
import { finish } from "../steps.ts";
import { syntaxErrorAt, syntaxErrorIn } from "./json-check.ts";

/** JSON with a few characters put in, taken out or changed, which is JSON now and then. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 1 }), fc.constantFrom(...'{}[],:"\\ntu01.e- \n\t\u0001é')), {
      maxLength: 3,
    }),
  )
  .map(([text, slips]) =>
    slips.reduce((changed, [at, out, put]) => {
      const place = at % (changed.length + 1);
      return changed.slice(0, place) + put + changed.slice(place + out);
    }, text),
  );

it("finds the offset of a JSON syntax error like the JSON parser", () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      const read = parseJson(text);
      expect(finish(syntaxErrorIn(text))).toBe(read.ok ? -1 : read.error.offset);
      if (read.ok) return;
      const { message, ...place } = read.error;
      expect(finish(syntaxErrorAt(text, place.offset))).toMatchObject(
        text.length > 200 ? place : { ...place, message },
      );
    }),
    { numRuns: 2000 },
  );
});

it("reports line and column of a syntax error in a long text", () => {
  const text = `${"[1,\n".repeat(300)}oops`;
  expect(finish(syntaxErrorAt(text, finish(syntaxErrorIn(text))))).toEqual({
    message: 'no JSON: "o" may not stand here',
    offset: 1200,
    line: 301,
    column: 1,
  });
});
