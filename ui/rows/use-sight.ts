import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type RowLayout, rowsAbove, scrollTopOf, visibleHeight } from "./row-layout.ts";

/** The part of the rows that is visible. */
export interface Sight {
  /** The number of rows above the upper edge, with a fraction. */
  readonly first: number;
  readonly scrollTop: number;
  /** The visible height in pixels. */
  readonly height: number;
}

/** The visible part of a scrolling element, and the functions that change it. */
export interface SightControl {
  /** The rendered state. */
  readonly sight: Sight;
  /** Returns the latest state, which may not be rendered yet. */
  readonly latest: () => Sight;
  /** Scrolls a row, with a fraction, to the upper edge. */
  readonly move: (first: number) => void;
  /** Reads the scroll offset and the height from the element again. */
  readonly refresh: () => void;
}

/** Follows which rows are visible in a scrolling element. */
export function useSight(element: RefObject<HTMLElement | null>, layout: RowLayout): SightControl {
  const [sight, setSight] = useState<Sight>(() => ({ first: 0, scrollTop: 0, height: visibleHeight(layout, 0) }));
  const now = useRef(sight);
  const put = useCallback((next: Sight): void => {
    now.current = next;
    setSight(next);
  }, []);

  const move = useCallback(
    (first: number): void => {
      const scroller = element.current;
      if (scroller === null) return;
      const height = visibleHeight(layout, scroller.clientHeight);
      const last = Math.max(0, layout.rows - height / layout.rowHeight);
      const next = Math.min(Math.max(0, first), last);
      scroller.scrollTop = scrollTopOf(layout, next, height);
      // The browser rounds the offset, so it is read back: the scroll event that follows must not move the rows again.
      put({ first: next, scrollTop: scroller.scrollTop, height });
    },
    [element, layout, put],
  );

  const refresh = useCallback((): void => {
    const scroller = element.current;
    if (scroller === null) return;
    const { scrollTop } = scroller;
    const height = visibleHeight(layout, scroller.clientHeight);
    if (scrollTop === now.current.scrollTop && height === now.current.height) return;
    put({ first: rowsAbove(layout, scrollTop, height), scrollTop, height });
  }, [element, layout, put]);

  useLayoutEffect(() => {
    const scroller = element.current;
    if (scroller === null) return undefined;
    refresh();
    const observer = new ResizeObserver(refresh);
    observer.observe(scroller);
    scroller.addEventListener("scroll", refresh, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", refresh);
    };
  }, [element, refresh]);

  return { sight, latest: useCallback(() => now.current, []), move, refresh };
}
