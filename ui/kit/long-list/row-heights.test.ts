import fc from "fast-check";
import { expect, it } from "vitest";
import { rowHeights } from "./row-heights.ts";

const measuredList = fc.integer({ min: 1, max: 70 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    // Integers, so that sums of them are exact.
    estimate: fc.integer({ min: 1, max: 50 }),
    measured: fc.array(fc.tuple(fc.nat(count - 1), fc.integer({ min: 1, max: 90 }))),
  }),
);

it("sums measured and estimated heights like adding them row by row", () => {
  fc.assert(
    fc.property(measuredList, ({ count, estimate, measured }) => {
      const plain = Array.from({ length: count }, () => estimate);
      const heights = rowHeights(count, estimate);
      for (const [row, height] of measured) {
        expect(heights.measure(row, height)).toBe(height - (plain[row] ?? 0));
        plain[row] = height;
      }
      let top = 0;
      for (const [row, height] of plain.entries()) {
        expect(heights.topOf(row)).toBe(top);
        expect(heights.rowAt(top)).toBe(row);
        expect(heights.rowAt(top + height - 1)).toBe(row);
        top += height;
      }
      expect(heights.total()).toBe(top);
      expect([heights.rowAt(-1), heights.rowAt(top)]).toEqual([0, count - 1]);
    }),
  );
});

it("is zero without rows", () => {
  const heights = rowHeights(0, 30);
  expect([heights.total(), heights.rowAt(0)]).toEqual([0, 0]);
});
