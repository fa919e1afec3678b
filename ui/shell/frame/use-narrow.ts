import { type RefObject, useState } from "react";
import { useLayoutEffect } from "#ui/kit";

/**
 * Below this width, the form and the cards don't fit side by side. In rem, so that large text gets the narrow layout;
 * the style sheet has the same value.
 */
const narrowBelow = 50;

const textSize = ({ ownerDocument }: Element): number =>
  Number.parseFloat(getComputedStyle(ownerDocument.documentElement).fontSize) || 16;

/** Returns true if an element is narrower than a width in rem. Unknown, as on a server, counts as wide. */
export function useNarrow(element: RefObject<HTMLElement | null>, below: number = narrowBelow): boolean {
  const [narrow, setNarrow] = useState(false);
  // Before the first paint, so that a phone never shows the wide layout, not even for a frame.
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const measure = (): void => {
      const width = watched.clientWidth;
      if (width > 0) setNarrow(width < below * textSize(watched));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, below]);
  return narrow;
}
