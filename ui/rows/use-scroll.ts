import { type RefObject, useEffect, useMemo } from "react";
import { type RowLayout, rowLayout, visibleHeight } from "./row-layout.ts";
import { type SightControl, useSight } from "./use-sight.ts";

/** The height of a row of code, in pixels. All rows have one height, so each is found without laying out others. */
const codeRow = 20;

/** Up to this many rows are all rendered, so that the browser's own search and screen readers have all of them. */
export const allDrawn = 300;

/** Overscan: rows that are rendered above and below the visible ones. */
const margin = 15;

/** The rows to render, and their positions. */
export interface Scroll extends Pick<SightControl, "refresh"> {
  readonly from: number;
  /** After the last one. */
  readonly to: number;
  /** The height of the scrolled content, in pixels. */
  readonly height: number;
  /** Returns the offset of a row in the content, in pixels. */
  readonly topOf: (row: number) => number;
  /** Scrolls a row into view: to the edge if it is near, else to the middle. */
  readonly show: (row: number) => void;
  /** Rows that a page key moves by. */
  readonly pageRows: number;
}

/** The rendering of the rows. */
export interface ScrollOptions {
  /** The height of a row in pixels; by default the height of a row of code. */
  readonly rowHeight?: number;
  /** The height of a header that covers the upper edge, in pixels. */
  readonly head?: number;
  /** The number of rows up to which all are rendered. */
  readonly drawn?: number;
}

/** Virtualizes rows of one height in a scrolling element. */
export function useScroll(
  element: RefObject<HTMLElement | null>,
  rows: number,
  { rowHeight = codeRow, head = 0, drawn = allDrawn }: ScrollOptions = {},
): Scroll {
  const layout = useMemo(() => rowLayout(rows, rowHeight, head), [rows, rowHeight, head]);
  const { sight, latest, move, refresh } = useSight(element, layout);
  useScaledScroll(element, layout, { latest, move });

  const visible = Math.ceil(sight.height / rowHeight);
  const first = Math.floor(Math.min(sight.first, Math.max(0, rows - 1)));
  const isWindow = rows > drawn;
  return {
    from: isWindow ? Math.max(0, first - margin) : 0,
    to: isWindow ? Math.min(rows, first + visible + margin) : rows,
    height: layout.height,
    topOf: (row) => (layout.isScaled ? sight.scrollTop + (row - sight.first) * rowHeight : row * rowHeight),
    show: (row) => {
      refresh();
      const { first: top, height } = latest();
      const fits = height / rowHeight;
      if (row >= top && row + 1 <= top + fits) return;
      const isNear = row >= top - fits && row < top + 2 * fits;
      if (!isNear) move(row - Math.floor(fits / 2));
      else move(row < top ? row : row + 1 - fits);
    },
    refresh,
    pageRows: Math.max(1, visible - 2),
  };
}

/** Rows that an arrow key scrolls by. */
const arrowRows = 2;

/**
 * Scrolls row by row with the wheel and the keys if the rows share a smaller height, in which the browser's own steps
 * would skip rows.
 */
function useScaledScroll(
  element: RefObject<HTMLElement | null>,
  layout: RowLayout,
  { latest, move }: Pick<SightControl, "latest" | "move">,
): void {
  useEffect(() => {
    const scroller = element.current;
    if (scroller === null || !layout.isScaled) return undefined;
    const page = (): number => visibleHeight(layout, scroller.clientHeight) / layout.rowHeight;
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY === 0 || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      move(latest().first + event.deltaY * rowsPerDelta(event, layout, page));
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target !== scroller || event.defaultPrevented) return;
      const rows = rowsOfKey(event.key, page);
      if (rows === undefined) return;
      event.preventDefault();
      move(latest().first + rows);
    };
    scroller.addEventListener("wheel", onWheel, { passive: false });
    scroller.addEventListener("keydown", onKeyDown);
    return () => {
      scroller.removeEventListener("wheel", onWheel);
      scroller.removeEventListener("keydown", onKeyDown);
    };
  }, [element, layout, latest, move]);
}

/** Rows per unit of a wheel event: pixels, lines or pages (UI Events, section 5.5.2). */
function rowsPerDelta({ deltaMode }: WheelEvent, { rowHeight }: RowLayout, page: () => number): number {
  if (deltaMode === WheelEvent.DOM_DELTA_PIXEL) return 1 / rowHeight;
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? 1 : page();
}

function rowsOfKey(key: string, page: () => number): number | undefined {
  if (key === "ArrowDown") return arrowRows;
  if (key === "ArrowUp") return -arrowRows;
  if (key === "PageDown") return page() - 1;
  return key === "PageUp" ? 1 - page() : undefined;
}
