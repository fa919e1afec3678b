import { type RefObject, useEffect, useState } from "react";

/** The greatest length of a row without wrapping, in characters: browsers lay out longer lines slowly. */
const unwrapped = 1000;

/**
 * Returns the number of monospace characters that fit in an element, in steps, so that resizing does not cause layout
 * at each pixel.
 */
export function useColumns(element: RefObject<HTMLElement | null>, isWrapped: boolean): number | undefined {
  const [columns, setColumns] = useState<number>();
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      const probe = watched.ownerDocument.createElement("span");
      probe.className = "answer-probe";
      probe.textContent = "0".repeat(100);
      watched.append(probe);
      const character = probe.getBoundingClientRect().width / 100 || 8;
      probe.remove();
      // Line numbers and margins take about ten characters.
      const fits = Math.floor((watched.clientWidth || 800) / character) - 10;
      setColumns(Math.max(20, fits - (fits % 4)));
    };
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, 100);
    });
    observer.observe(watched);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return columns === undefined || isWrapped ? columns : unwrapped;
}
