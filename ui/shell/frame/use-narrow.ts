import { type RefObject, useEffect, useState } from "react";

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
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(() => {
      const width = watched.clientWidth;
      if (width > 0) setNarrow(width < below * textSize(watched));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, below]);
  return narrow;
}
