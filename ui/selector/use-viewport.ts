import { type RefObject, useEffect, useState } from "react";

/** The visible part of a scroll container, in pixels of its content; `textSize` is the text size of the page. */
export interface Viewport {
  readonly top: number;
  readonly height: number;
  readonly textSize: number;
}

/** Without a layout, the height of a usual screen is assumed. */
const defaultHeight = 900;

const measured = (element: HTMLElement): Viewport => ({
  top: element.scrollTop,
  height: element.clientHeight || defaultHeight,
  textSize: Number.parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize) || 16,
});

/** Tracks the visible part of a scrolling element. */
export function useViewport(element: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, height: defaultHeight, textSize: 16 });
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const look = (): void => setViewport(measured(watched));
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    watched.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      watched.removeEventListener("scroll", look);
    };
  }, [element]);
  return viewport;
}
