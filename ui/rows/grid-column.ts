import type { ReactNode } from "react";

/**
 * One column of a grid. `width` is a track of CSS grids. Each row is a grid of its own, so the track must not depend on
 * other rows.
 */
export interface GridColumn<Row> {
  readonly name: string;
  readonly width: string;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

/** Returns the width of a column with these texts, in characters between `least` and `most`. */
export function widthOf<Row>(rows: readonly Row[], least: number, most: number, text: (row: Row) => string): string {
  const longest = rows.reduce((longest, row) => Math.max(longest, text(row).length), least);
  return `minmax(0, ${Math.min(longest, most)}ch)`;
}
