import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { type RowHeights, rowHeights } from "./row-heights.ts";
import { useRowMeasurement } from "./use-row-measurement.ts";
import type { Rows } from "./use-search.ts";

/** The position of a row after scrolling: as near as possible, or in the middle. */
type RowAlignment = "nearest" | "center";

/** Events of a reader who scrolls by hand, and so has another goal. */
const handEvents = ["wheel", "touchmove", "pointerdown"] as const;

/** Props of the goal; `refresh` is called after scrolling. */
interface ScrollGoalOptions {
  readonly heights: RowHeights;
  readonly refresh: () => void;
}

/**
 * Scrolls to a row, and with `reach` again each time that rows around it were measured, until the reader scrolls by
 * hand.
 */
function useScrollGoal(list: RefObject<HTMLElement | null>, { heights, refresh }: ScrollGoalOptions) {
  const goal = useRef<{ readonly row: number; readonly alignment: RowAlignment }>(undefined);

  const reach = useCallback((): void => {
    const element = list.current;
    if (element === null || goal.current === undefined) return;
    const { row, alignment } = goal.current;
    const [top, bottom] = [heights.topOf(row), heights.topOf(row + 1)];
    const sight = sightOf(element);
    if (top >= sight.top && bottom <= sight.top + sight.height) return;
    const nearest = top < sight.top ? top : bottom - sight.height;
    element.scrollTop = alignment === "center" ? (top + bottom - sight.height) / 2 : nearest;
    refresh();
  }, [list, heights, refresh]);

  const show = useCallback(
    (row: number, alignment: RowAlignment = "nearest"): void => {
      goal.current = { row, alignment };
      reach();
    },
    [reach],
  );
  const clear = useCallback((): void => {
    goal.current = undefined;
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    for (const name of handEvents) element.addEventListener(name, clear, { passive: true });
    return () => {
      for (const name of handEvents) element.removeEventListener(name, clear);
    };
  }, [list, clear]);

  return { reach, show, clear };
}

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

/** The assumed height of the list in pixels if there is no layout, as in tests. */
const defaultHeight = 352;

/** The visible part of a scrolling list, in pixels. */
interface ListSight {
  readonly top: number;
  readonly height: number;
}

/** Returns the current visible part of a list element. */
const sightOf = ({ scrollTop, clientHeight }: HTMLElement): ListSight => ({
  top: scrollTop,
  height: clientHeight || defaultHeight,
});

/** Follows the visible part of a list; `refresh` reads it again after scrolling by script. */
function useListSight(list: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState<ListSight>({ top: 0, height: defaultHeight });
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const refresh = useCallback((): void => {
    if (list.current === null) return;
    const next = sightOf(list.current);
    setSight((before) => (before.top === next.top && before.height === next.height ? before : next));
  }, [list]);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    refresh();
    const observer = new ResizeObserver(() => {
      refresh();
      // In another width, rows may have other heights, so they are measured again.
      redraw();
    });
    observer.observe(element);
    element.addEventListener("scroll", refresh, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", refresh);
    };
  }, [list, refresh]);

  return { sight, refresh };
}
