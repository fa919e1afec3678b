import { type RefObject, useLayoutEffect, useRef } from "react";
import { rowAt } from "./row-at.ts";

/** Props of rows that arrive at the end of a scrolling list and leave at its start. */
export interface StableScrollOptions<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  /** In pixels. */
  readonly rowHeight: number;
  /** True if the end of the list stays visible. */
  readonly follows: boolean;
  /** Renders the rows that are visible after scrolling. */
  readonly refresh: () => void;
}

/** Keeps the end of a list visible while it follows; else keeps the same rows visible when older ones are dropped. */
export function useStableScroll<Row>(
  frame: RefObject<HTMLElement | null>,
  { rows, idOf, rowHeight, follows, refresh }: StableScrollOptions<Row>,
): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const list = frame.current;
    const [oldest] = rows;
    const dropped = oldest === undefined ? 0 : rowAt(before.current, idOf, idOf(oldest));
    before.current = rows;
    if (list === null) return;
    if (follows) list.scrollTop = list.scrollHeight;
    else if (dropped > 0) list.scrollTop -= dropped * rowHeight;
    else return;
    // Renders the present rows before the first paint.
    refresh();
  }, [frame, rows, idOf, rowHeight, follows, refresh]);
}
