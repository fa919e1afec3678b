import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scrolledTo, seenRows } from "./seen-rows.ts";

const sight = fc.record({
  scrolled: fc.nat({ max: 100_000 }),
  height: fc.integer({ min: 60, max: 2000 }),
  rowHeight: fc.integer({ min: 10, max: 30 }),
});

describe("the rows to draw", () => {
  it("cover all that is seen, and little more, however many there are", () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), sight, (count, seen) => {
        const { first, end } = seenRows(count, seen);
        const { scrolled, height, rowHeight } = seen;
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        for (let row = 0; row < count; row += 1) {
          const isSeen = (row + 1) * rowHeight > scrolled && row * rowHeight < scrolled + height;
          if (isSeen) expect(row >= first && row < end).toBe(true);
        }
        expect(end - first).toBeLessThanOrEqual(height / rowHeight + 18);
      }),
    );
  });
});

describe("the place to scroll to", () => {
  it("shows the row whole below the head, and is left alone when it is seen already", () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), sight, (row, seen) => {
        const scrolled = scrolledTo(row, seen);
        const { height, rowHeight } = seen;
        // The head stands in the first row's height of what is seen.
        const top = (row + 1) * rowHeight - scrolled;
        expect(top).toBeGreaterThanOrEqual(rowHeight);
        expect(top + rowHeight).toBeLessThanOrEqual(height);
        expect(scrolledTo(row, { ...seen, scrolled })).toBe(scrolled);
      }),
    );
  });
});
