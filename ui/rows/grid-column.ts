import type { ReactNode } from "react";

/**
 * One column of a grid. `width` is a track of CSS grids. Each row is a separate grid, so the track must not depend on
 * other rows.
 */
export interface GridColumn<Row> {
  readonly name: string;
  readonly width: string;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

/** Letters that are as wide as two digits. */
const wide = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/g;

/** Returns the width of a text that is not code, in digits. Bold letters need a little more than one each. */
export const widthOfText = (text: string): number => Math.ceil((text.length + (text.match(wide)?.length ?? 0)) * 1.1);

/** Returns the width of a column with this name and these texts, in digits between `least` and `most`. */
export function widthOf<Row>(name: string, rows: readonly Row[], most: number, text: (row: Row) => string): string {
  const head = widthOfText(name);
  const longest = rows.reduce((longest, row) => Math.max(longest, text(row).length), head);
  return `minmax(0, ${Math.max(head, Math.min(longest, most))}ch)`;
}
