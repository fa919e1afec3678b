import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { RowHeights } from "./row-heights.ts";
import { sightOf } from "./use-list-sight.ts";

/** The position of a row after scrolling: as near as possible, or in the middle. */
export type RowAlignment = "nearest" | "center";

/** Events of a reader who scrolls by hand, and so has another goal. */
const handEvents = ["wheel", "touchmove", "pointerdown"] as const;

/** Props of the goal; `refresh` is called after scrolling. */
export interface ScrollGoalOptions {
  readonly heights: RowHeights;
  readonly refresh: () => void;
}

/**
 * Scrolls to a row, and with `reach` again each time that rows around it were measured, until the reader scrolls by
 * hand.
 */
export function useScrollGoal(list: RefObject<HTMLElement | null>, { heights, refresh }: ScrollGoalOptions) {
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
