import { itemAt } from "#engine/item-at";

/** Where the rows of a list begin and end, in pixels from its top, while only some of them have been measured. */
export interface RowHeights {
  readonly count: number;
  /** The height of all rows. */
  readonly total: () => number;
  /** Where a row begins; for `count`, where the last one ends. */
  readonly topOf: (row: number) => number;
  /** Returns the row at an offset; the first or last one for an offset outside. */
  readonly rowAt: (offset: number) => number;
  /** Takes the measured height of a row; returns by how much it differs from the height assumed before. */
  readonly measure: (row: number, height: number) => number;
}

/**
 * Creates the heights of `count` rows, each of which is assumed to be `estimate` pixels high until it is measured. It
 * is a Fenwick tree (P. M. Fenwick, "A new data structure for cumulative frequency tables", 1994): the rows before a
 * row are summed up in as many steps as the count has binary digits.
 */
export function rowHeights(count: number, estimate: number): RowHeights {
  // Only differences from the estimate are stored, so that rows that were never visible need no memory.
  const measured = new Map<number, number>();
  const sums = new Float64Array(count + 1);
  const topStep = 2 ** Math.floor(Math.log2(Math.max(count, 1)));

  const topOf = (row: number): number => {
    let top = row * estimate;
    for (let node = row; node > 0; node -= node & -node) top += itemAt(sums, node);
    return top;
  };
  return {
    count,
    total: () => topOf(count),
    topOf,
    rowAt: (offset) => {
      let row = 0;
      let rest = offset;
      for (let step = topStep; step > 0; step >>= 1) {
        const next = row + step;
        if (next > count) continue;
        const height = step * estimate + itemAt(sums, next);
        if (height > rest) continue;
        row = next;
        rest -= height;
      }
      return Math.min(row, Math.max(count - 1, 0));
    },
    measure: (row, height) => {
      const change = height - (measured.get(row) ?? estimate);
      if (change === 0) return 0;
      measured.set(row, height);
      for (let node = row + 1; node <= count; node += node & -node) sums[node] = itemAt(sums, node) + change;
      return change;
    },
  };
}
