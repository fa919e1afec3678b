/** In ms: what a reader may lose when the browser is killed, against the cost of writing a large draft at each key. */
const pause = 500;

/** In ms: as long a page that is never idle may put off what is to be done. */
const longest = 2000;

/** Does something a moment later, once the page has nothing to do for the reader, so that no key waits for it. */
export function later(act: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => act(), { timeout: longest });
    else act();
  }, pause);
}
