/**
 * Creates a function that has something done after some milliseconds, at the earliest of the times that were asked for.
 * Whatever is too early then has to ask again.
 */
export function wakeUp(act: () => void): (ms: number) => void {
  let next: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  return (ms) => {
    const at = performance.now() + ms;
    if (next !== undefined && next.at <= at) return;
    clearTimeout(next?.timer);
    const timer = setTimeout(() => {
      next = undefined;
      act();
    }, ms + 1);
    timer.unref();
    next = { at, timer };
  };
}
