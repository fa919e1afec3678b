import { type RefObject, useEffect } from "react";

const acts = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Brings a part that was opened into sight, and again as what it holds is drawn, until the reader does something else.
 *
 * @param opened what the part shows: with another it was opened again
 */
export function useInSight(part: RefObject<HTMLElement | null>, opened: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown now lies elsewhere
  useEffect(() => {
    const shown = part.current;
    if (shown === null) return undefined;
    const page = shown.ownerDocument;
    const observer = new ResizeObserver(() => shown.scrollIntoView({ block: "nearest" }));
    const stop = (): void => {
      observer.disconnect();
      for (const act of acts) page.removeEventListener(act, stop, true);
    };
    observer.observe(shown);
    for (const act of acts) page.addEventListener(act, stop, { capture: true, passive: true });
    return stop;
  }, [part, opened]);
}
