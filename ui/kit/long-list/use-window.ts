import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { rowHeights } from "./row-heights.ts";
import { useListSight } from "./use-list-sight.ts";
import { useRowMeasurement } from "./use-row-measurement.ts";
import { type RowAlignment, useScrollGoal } from "./use-scroll-goal.ts";
import type { Rows } from "./use-search.ts";

/** Estimated row height until one was measured, in pixels. */
const defaultRow = 30;

/** Overscan above and below the visible rows, in pixels, so that scrolling shows no gaps. */
const overscan = 300;

/** The rows to render, and their positions. */
export interface Window {
  readonly from: number;
  /** After the last one. */
  readonly to: number;
  /** The offset of the first one, in pixels. */
  readonly top: number;
  /** The height of all rows, in pixels. */
  readonly height: number;
  /** Rows per page. */
  readonly pageRows: number;
  /** Scrolls to a row. */
  readonly show: (row: number, alignment?: RowAlignment) => void;
}

/** Virtualizes a scrolling list with rows of any height: only rows near the viewport are rendered. */
export function useWindow(list: RefObject<HTMLElement | null>, rows: Rows): Window {
  // Rows that were never rendered are assumed to be as high as the first ones.
  const [estimate, setEstimate] = useState(defaultRow);
  const heights = useMemo(() => rowHeights(rows.count, estimate), [rows, estimate]);
  const { sight, refresh } = useListSight(list);
  const { reach, show, clear } = useScrollGoal(list, { heights, refresh });

  // The rows of another search start at the top.
  useLayoutEffect(() => {
    clear();
    if (list.current !== null && rows.count >= 0) list.current.scrollTop = 0;
    refresh();
  }, [list, rows, refresh, clear]);
  useRowMeasurement(list, { heights, onChange: reach, onEstimate: setEstimate });

  const isEmpty = rows.count === 0;
  const bottom = sight.top + sight.height;
  const from = isEmpty ? 0 : heights.rowAt(sight.top - overscan);
  return {
    from,
    to: isEmpty ? 0 : heights.rowAt(bottom + overscan) + 1,
    top: heights.topOf(from),
    height: heights.total(),
    pageRows: Math.max(1, heights.rowAt(bottom) - heights.rowAt(sight.top) - 1),
    show,
  };
}
