import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { RowsHandle } from "../rows/index.ts";
import type { Shown } from "../session/index.ts";

/** The row that keys act on. */
export interface ActiveRow {
  readonly active: number;
  readonly setActive: (row: number) => void;
  /** Makes a row active and scrolls to it once the rows are rendered. */
  readonly show: (shown: Shown) => void;
  /** The handle of the rendered rows. */
  readonly handle: RefObject<RowsHandle | null>;
}

/** Holds the active row; `setRows` receives the number of rows after folded ones were opened. */
export function useActiveRow(setRows: (rows: number) => void): ActiveRow {
  const [active, setActive] = useState(0);
  const [goal, setGoal] = useState<{ readonly row: number }>();
  const handle = useRef<RowsHandle>(null);
  // A row must be rendered before the view can scroll to it.
  useLayoutEffect(() => {
    if (goal !== undefined) handle.current?.show(goal.row);
  }, [goal]);
  const show = ({ row, rows }: Shown): void => {
    setRows(rows);
    if (row < 0) return;
    setActive(row);
    setGoal({ row });
  };
  return { active, setActive, show, handle };
}
