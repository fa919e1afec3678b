import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryShape, arbitraryShapeWithTypes, type ShapeWithTypes } from "#engine/testing";
import { fewerCases } from "../../tooling/tier.ts";
import { compareApis } from "./index.ts";
import { asReadInAnswers, refused, requestIsSafe, responseIsSafe } from "./laws.testing.ts";
import { echoing } from "./models.testing.ts";
import { arbitrarySteps, mutated } from "./mutations.testing.ts";

const pairs = (
  options: { readonly unions?: "any" | "apart" } = {},
): fc.Arbitrary<readonly [ShapeWithTypes, ShapeWithTypes]> =>
  fc
    .tuple(arbitraryShapeWithTypes(options), arbitrarySteps(arbitraryShape(options)))
    .map(([subject, steps]) => [subject, mutated(subject, steps)] as const);
const strangers: fc.Arbitrary<readonly [ShapeWithTypes, ShapeWithTypes]> = fc.tuple(
  arbitraryShapeWithTypes(),
  arbitraryShapeWithTypes(),
);

describe.each([
  ["mutated shapes", pairs(), 800],
  ["mutated shapes with variants that differ on the wire", pairs({ unions: "apart" }), 800],
  ["shapes that have nothing to do with each other", strangers, 400],
])("%s", { timeout: 120_000 }, (_, worlds, numRuns) => {
  it("accept every old value if the change is reported as safe for callers", () => {
    fc.assert(
      fc.property(worlds, ([older, newer]) => {
        if (requestIsSafe(older, newer)) expect(refused(older, newer, 20)).toBeUndefined();
      }),
      { numRuns: fewerCases(numRuns) },
    );
  });

  it("return no value that was unreadable before if the change is reported as safe for readers", () => {
    fc.assert(
      fc.property(worlds, ([older, newer]) => {
        if (responseIsSafe(older, newer)) expect(refused(newer, asReadInAnswers(older), 20)).toBeUndefined();
      }),
      { numRuns: fewerCases(numRuns) },
    );
  });
});

it("finds no change between an API and its copy", () => {
  fc.assert(
    fc.property(arbitraryShapeWithTypes(), ({ shape, table }) => {
      const copy = structuredClone({ shape, table });
      expect(compareApis(echoing(shape, table), echoing(copy.shape, copy.table))).toEqual({
        changes: [],
        bump: "NONE",
      });
    }),
    { numRuns: fewerCases(500) },
  );
});
