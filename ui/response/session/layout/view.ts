import type { Row } from "./row.ts";
import type { Hits } from "./runs.ts";

/** The annotations of the rows of a view. */
export interface Marks {
  readonly hits: Hits | undefined;
  /** The mismatches of a value, by its number. */
  readonly notes: ReadonlyMap<number, readonly string[]>;
}

/** A body laid out in rows of one height, of which only those on the screen are made. */
export interface View {
  readonly rows: number;
  readonly read: (row: number, marks: Marks) => Row;
  /** The row in which a place of the source stands; -1 where it is not shown. */
  readonly rowAt: (offset: number) => number;
  /** The row in which a value begins; -1 where it is not shown. */
  readonly rowOf: (node: number) => number;
}

/** Rows are never narrower than this, however deep they stand, in characters. */
export const narrowest = 24;

export const noNotes: readonly string[] = [];
