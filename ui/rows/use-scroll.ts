import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * The height of a row of code in pixels; rows are of one height, so that any of them can be found without laying out
 * others.
 */
const codeRow = 20;

/** Where nothing is laid out there is something to see all the same, in pixels. */
const usualHeight = 600;

/**
 * Browsers lay nothing out below some 17 to 33 million pixels. Rows that would stand taller than this share the height:
 * the scroll bar then moves over several rows at once, the wheel and the keys do not.
 */
const tallest = 8_000_000;

/** So many rows are all drawn, so that the browser's own search and screen readers have all of them. */
export const allDrawn = 300;

/** Rows that are drawn above and below what is seen. */
const margin = 15;

interface Sight {
  /** The row at the upper edge, with a fraction. */
  readonly first: number;
  readonly scrollTop: number;
  readonly height: number;
}

/** The visible rows and their positions. */
export interface Scroll {
  readonly from: number;
  readonly to: number;
  /** The height of all rows together, in pixels. */
  readonly height: number;
  /** Where a row stands, in pixels from the upper edge of all. */
  readonly topOf: (row: number) => number;
  /** Brings a row into sight: at the edge where it is near, else in the middle. */
  readonly show: (row: number) => void;
  /** Looks again at what is seen, for those who have scrolled themselves. */
  readonly look: () => void;
  readonly pageRows: number;
}

/** The rendering of the rows. */
export interface ScrollOptions {
  /** The height of a row in pixels; that of a row of code when absent. */
  readonly rowHeight?: number;
  /** The height of what covers the rows at the upper edge, in pixels. */
  readonly head?: number;
  /** So few rows are all drawn. */
  readonly drawn?: number;
}

/** Follows what is seen of `rows` rows in an element that scrolls. */
export function useScroll(
  element: RefObject<HTMLElement | null>,
  rows: number,
  { rowHeight = codeRow, head = 0, drawn = allDrawn }: ScrollOptions = {},
): Scroll {
  const [sight, setSight] = useState<Sight>({ first: 0, scrollTop: 0, height: usualHeight });
  const now = useRef(sight);
  const heightOf = useCallback((scroller: HTMLElement) => (scroller.clientHeight || usualHeight) - head, [head]);
  const whole = rows * rowHeight;
  const height = Math.min(whole, tallest);
  const isShared = whole > tallest;

  const move = useCallback(
    (first: number): void => {
      const scroller = element.current;
      if (scroller === null) return;
      const shown = heightOf(scroller);
      const last = Math.max(0, rows - shown / rowHeight);
      const wanted = Math.min(Math.max(0, first), last);
      const ratio = isShared ? (height - shown) / (whole - shown) : 1;
      scroller.scrollTop = wanted * rowHeight * ratio;
      // The browser rounds, so what it says afterwards must not move the rows again.
      now.current = { first: wanted, scrollTop: scroller.scrollTop, height: shown };
      setSight(now.current);
    },
    [element, rows, height, whole, isShared, rowHeight, heightOf],
  );

  const look = useCallback((): void => {
    const scroller = element.current;
    if (scroller === null) return;
    const { scrollTop } = scroller;
    const shown = heightOf(scroller);
    const { scrollTop: before, height: heightBefore } = now.current;
    if (scrollTop === before && shown === heightBefore) return;
    const ratio = isShared ? (whole - shown) / (height - shown) : 1;
    now.current = { first: (scrollTop * ratio) / rowHeight, scrollTop, height: shown };
    setSight(now.current);
  }, [element, height, whole, isShared, rowHeight, heightOf]);

  useLayoutEffect(() => {
    const scroller = element.current;
    if (scroller === null) return undefined;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, [element, look]);

  useEffect(() => {
    const scroller = element.current;
    if (scroller === null || !isShared) return undefined;
    const step = (event: WheelEvent): void => {
      if (event.deltaY === 0 || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const unit = event.deltaMode === 0 ? 1 / rowHeight : event.deltaMode === 1 ? 1 : heightOf(scroller) / rowHeight;
      move(now.current.first + event.deltaY * unit);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.target !== scroller || event.defaultPrevented) return;
      const page = heightOf(scroller) / rowHeight - 1;
      const by = { ArrowDown: 2, ArrowUp: -2, PageDown: page, PageUp: -page }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      move(now.current.first + by);
    };
    scroller.addEventListener("wheel", step, { passive: false });
    scroller.addEventListener("keydown", key);
    return () => {
      scroller.removeEventListener("wheel", step);
      scroller.removeEventListener("keydown", key);
    };
  }, [element, isShared, move, rowHeight, heightOf]);

  const seen = Math.ceil(sight.height / rowHeight);
  const first = Math.min(sight.first, Math.max(0, rows - 1));
  const all = rows <= drawn;
  return {
    from: all ? 0 : Math.max(0, Math.floor(first) - margin),
    to: all ? rows : Math.min(rows, Math.floor(first) + seen + margin),
    height,
    topOf: (row) => (isShared ? sight.scrollTop + (row - sight.first) * rowHeight : row * rowHeight),
    show: (row) => {
      look();
      const { first: top, height: shown } = now.current;
      const fits = shown / rowHeight;
      if (row >= top && row + 1 <= top + fits) return;
      const isNear = row >= top - fits && row < top + 2 * fits;
      // A step goes no further than it must; what is far away gets something around it.
      if (isNear) move(row < top ? row : row + 1 - fits);
      else move(row - Math.floor(fits / 2));
    },
    look,
    pageRows: Math.max(1, seen - 2),
  };
}
