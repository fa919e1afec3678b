import { type RefObject, useEffect } from "react";
import { type RowLayout, visibleHeight } from "./row-layout.ts";
import type { SightControl } from "./use-sight.ts";

/** Rows that an arrow key scrolls by. */
const arrowRows = 2;

/**
 * Scrolls row by row with the wheel and the keys if the rows share a smaller height, in which the browser's own steps
 * would skip rows.
 */
export function useScaledScroll(
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
