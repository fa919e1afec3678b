import { type RefObject, useCallback, useLayoutEffect, useReducer, useState } from "react";

/** The assumed height of the list in pixels if there is no layout, as in tests. */
const defaultHeight = 352;

/** The visible part of a scrolling list, in pixels. */
export interface ListSight {
  readonly top: number;
  readonly height: number;
}

/** Returns the current visible part of a list element. */
export const sightOf = ({ scrollTop, clientHeight }: HTMLElement): ListSight => ({
  top: scrollTop,
  height: clientHeight || defaultHeight,
});

/** Follows the visible part of a list; `refresh` reads it again after scrolling by script. */
export function useListSight(list: RefObject<HTMLElement | null>) {
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
