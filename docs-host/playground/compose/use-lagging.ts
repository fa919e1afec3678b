import { startTransition, useEffect, useState } from "react";

/**
 * Minimum time between two renderings, in ms: keys of a fast typist follow each other in 60 to 150 ms, and nobody reads
 * the result of one of them in less.
 */
const pause = 200;

/**
 * Returns the value of a store for views that may lag behind it: a change is rendered in a transition, so that it never
 * delays the key that made it. The first change is rendered at once, and keys in quick succession a few times a second,
 * the last one at the latest when the focus moves. Both functions should be stable.
 */
export function useLagging<T>(subscribe: (onChange: () => void) => () => void, read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = Number.NEGATIVE_INFINITY;
    const show = (): void => {
      clearTimeout(timer);
      timer = undefined;
      shownAt = performance.now();
      startTransition(() => setValue(read));
    };
    const onChange = (): void => {
      if (timer !== undefined) return;
      const wait = shownAt + pause - performance.now();
      if (wait > 0) timer = setTimeout(show, wait);
      else show();
    };
    // A button that is pressed next, such as that which copies the request, finds what was typed before.
    const onLeave = (): void => {
      if (timer !== undefined) show();
    };
    // The store may have changed since the first rendering.
    startTransition(() => setValue(read));
    addEventListener("focusout", onLeave);
    const stop = subscribe(onChange);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", onLeave);
      stop();
    };
  }, [subscribe, read]);
  return value;
}
