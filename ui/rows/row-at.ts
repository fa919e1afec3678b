/**
 * Returns the position of the first row with an id of at least `id`, or the number of rows if there is none. Ids
 * increase from row to row.
 */
export function rowAt<Row>(rows: readonly Row[], idOf: (row: Row) => number, id: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    // `middle` is less than the number of rows.
    if (idOf(rows[middle] as Row) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns the position of the row with an id; -1 if there is none. Ids increase from row to row. */
export function positionOf<Row>(rows: readonly Row[], idOf: (row: Row) => number, id: number): number {
  const position = rowAt(rows, idOf, id);
  const row = rows[position];
  return row !== undefined && idOf(row) === id ? position : -1;
}
