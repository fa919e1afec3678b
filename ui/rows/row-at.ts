/**
 * Returns the position of the first row whose id is not below this one; their number where all are. Ids rise from row
 * to row.
 */
export function rowAt<Row>(rows: readonly Row[], idOf: (row: Row) => number, id: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    // `middle` is below their number.
    if (idOf(rows[middle] as Row) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}
