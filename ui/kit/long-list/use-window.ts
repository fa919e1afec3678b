import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { type RowHeights, rowHeights } from "./row-heights.ts";
import type { Rows } from "./use-search.ts";

/** Estimated row height until one was measured, in pixels. */
const usualRow = 30;

/** The assumed height of the list in pixels if there is no layout, as in tests. */
const usualHeight = 352;

/** Overscan above and below the visible rows, in pixels, so that scrolling shows no gaps. */
const overscan = 300;

/** The position of a row after scrolling: as near as possible, or in the middle. */
type Place = "nearest" | "center";

/** The rows that are drawn, and where they begin. */
export interface Window {
  readonly from: number;
  /** After the last one. */
  readonly to: number;
  /** Where the first one begins, in pixels. */
  readonly top: number;
  /** The height of all rows, in pixels. */
  readonly height: number;
  /** Rows per page. */
  readonly pageRows: number;
  /** Scrolls to a row. */
  readonly show: (row: number, place?: Place) => void;
}

/** The attribute with the number of a row; by it rows are found again when they are measured. */
export const rowAttribute = "data-row";

interface Sight {
  readonly top: number;
  readonly height: number;
}

/** Measures the rows that are drawn. Returns by how much those above an offset, and all of them, have changed. */
function measure(list: HTMLElement, heights: RowHeights, above: number) {
  let changedAbove = 0;
  let isChanged = false;
  for (const element of list.querySelectorAll(`[${rowAttribute}]`)) {
    const row = Number(element.getAttribute(rowAttribute));
    const { height } = element.getBoundingClientRect();
    // Nothing is laid out here.
    if (height === 0) continue;
    const isAbove = heights.topOf(row) < above;
    const change = heights.measure(row, height);
    if (change === 0) continue;
    isChanged = true;
    if (isAbove) changedAbove += change;
  }
  return { changedAbove, isChanged };
}

/** Virtualizes a scrolling list with rows of any height: only rows near the viewport are rendered. */
export function useWindow(list: RefObject<HTMLElement | null>, rows: Rows): Window {
  const [estimate, setEstimate] = useState(usualRow);
  const heights = useMemo(() => rowHeights(rows.count, estimate), [rows, estimate]);
  const [sight, setSight] = useState<Sight>({ top: 0, height: usualHeight });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // The row to scroll to, again each time that rows around it have been measured.
  const goal = useRef<{ readonly row: number; readonly place: Place }>(undefined);

  const look = useCallback((): void => {
    const element = list.current;
    if (element === null) return;
    const { scrollTop: top, clientHeight } = element;
    const height = clientHeight || usualHeight;
    setSight((before) => (before.top === top && before.height === height ? before : { top, height }));
  }, [list]);

  const reach = useCallback((): void => {
    const element = list.current;
    if (element === null || goal.current === undefined) return;
    const { row, place } = goal.current;
    const [top, bottom] = [heights.topOf(row), heights.topOf(row + 1)];
    const { scrollTop } = element;
    const height = element.clientHeight || usualHeight;
    if (top >= scrollTop && bottom <= scrollTop + height) return;
    const nearest = top < scrollTop ? top : bottom - height;
    element.scrollTop = place === "center" ? (top + bottom - height) / 2 : nearest;
    look();
  }, [list, heights, look]);

  const show = useCallback(
    (row: number, place: Place = "nearest"): void => {
      goal.current = { row, place };
      reach();
    },
    [reach],
  );

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    look();
    const onScroll = (): void => look();
    const observer = new ResizeObserver(() => {
      look();
      redraw();
    });
    observer.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    // Whoever scrolls by hand wants to be elsewhere.
    const onHand = (): void => {
      goal.current = undefined;
    };
    const hands = ["wheel", "touchmove", "pointerdown"] as const;
    for (const hand of hands) element.addEventListener(hand, onHand, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
      for (const hand of hands) element.removeEventListener(hand, onHand);
    };
  }, [list, look]);

  // Other rows begin at their top.
  useLayoutEffect(() => {
    goal.current = undefined;
    if (list.current !== null && rows.count >= 0) list.current.scrollTop = 0;
    look();
  }, [list, rows, look]);

  // Heights are known after layout. Visible rows keep their position when rows above turn out to be higher.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const { changedAbove, isChanged } = measure(element, heights, element.scrollTop);
    if (!isChanged) return;
    if (changedAbove !== 0) element.scrollTop += changedAbove;
    reach();
    redraw();
  });

  // Of rows that no one has seen it is assumed that they are as high as the first ones.
  const isEstimated = useRef(false);
  useLayoutEffect(() => {
    const drawn = list.current?.querySelectorAll(`[${rowAttribute}]`);
    if (isEstimated.current || drawn === undefined || drawn.length === 0) return;
    const sum = [...drawn].reduce((height, element) => height + element.getBoundingClientRect().height, 0);
    if (sum === 0) return;
    isEstimated.current = true;
    setEstimate(sum / drawn.length);
  });

  const from = rows.count === 0 ? 0 : heights.rowAt(sight.top - overscan);
  const to = rows.count === 0 ? 0 : heights.rowAt(sight.top + sight.height + overscan) + 1;
  return {
    from,
    to,
    top: heights.topOf(from),
    height: heights.total(),
    pageRows: Math.max(1, heights.rowAt(sight.top + sight.height) - heights.rowAt(sight.top) - 1),
    show,
  };
}
