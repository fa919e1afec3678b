import type { Row, RowNote } from "./row.ts";
import type { Hits } from "./runs.ts";

/** The annotations of the rows of a view. */
export interface Marks {
  readonly hits: Hits | undefined;
  /** The mismatches of a value, by its number. */
  readonly notes: ReadonlyMap<number, readonly RowNote[]>;
}

/** A body laid out in rows of one height. Rows are created when they are read. */
export interface View {
  readonly rows: number;
  readonly read: (row: number, marks: Marks) => Row;
  /** Returns the row of an offset in the text; -1 if it is not shown. */
  readonly rowAt: (offset: number) => number;
  /** Returns the first row of a value; -1 if it is not shown. */
  readonly rowOf: (node: number) => number;
}

/** The smallest width of a row at any depth, in characters. */
export const narrowest = 24;

export const noNotes: readonly RowNote[] = [];
