import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowAt } from "./row-at.ts";

describe("the position of a row id", () => {
  it("is the position of the first row with the same or a higher id", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.nat(31), (ids, wanted) => {
        const rows = ids.toSorted((one, other) => one - other);
        const before = rows.filter((id) => id < wanted).length;
        expect(rowAt(rows, (id) => id, wanted)).toBe(before);
      }),
    );
  });
});
