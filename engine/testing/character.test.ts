import fc from "fast-check";
import { expect, it } from "vitest";
import { character } from "./character.ts";

it("draws the texts that fast-check draws of all characters, and shrinks them to the same", () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const [own, peer] = [character, "binary" as const].map((unit) => {
      const drawn = fc.string({ unit, maxLength: 12 });
      const failed = fc.check(
        fc.property(drawn, (text) => !/[^\0-\u07ff]/.test(text)),
        { seed },
      );
      return { texts: fc.sample(drawn, { numRuns: 50, seed }), counterexample: failed.counterexample };
    });
    expect(own).toEqual(peer);
  }
});

it.each(["", "ab", "\ud800", 7])("takes %j for no character of a text", (value) => {
  expect(fc.string({ unit: character, minLength: 1, maxLength: 1 }).canShrinkWithoutContext(value)).toBe(false);
});
