import { type RefObject, useEffect } from "react";
import { treeOf } from "#ui/kit";

const actions = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Scrolls an opened part into view, and again while its content is rendered, until the reader acts.
 *
 * @param opened the content of the part; other content scrolls again
 */
export function useInSight(part: RefObject<HTMLElement | null>, opened: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another height
  useEffect(() => {
    const shown = part.current;
    if (shown === null) return undefined;
    const page = treeOf(shown);
    const observer = new ResizeObserver(() => shown.scrollIntoView({ block: "nearest" }));
    const stop = (): void => {
      observer.disconnect();
      for (const action of actions) page.removeEventListener(action, stop, true);
    };
    observer.observe(shown);
    for (const action of actions) page.addEventListener(action, stop, { capture: true, passive: true });
    return stop;
  }, [part, opened]);
}
