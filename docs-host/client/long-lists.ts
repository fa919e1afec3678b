/** So many parts are laid out at a time: each time the browser looks at the whole page, whatever the number. */
const atOnce = 8;

/** Maximum wait for an idle page, and the delay while an open playground covers it, in ms. */
const patience = 1000;

const whenIdle = (act: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => act(), { timeout: patience });
  else setTimeout(act);
};

/** Elements that styles do not lay out while they are far from the window. */
const deferred = ".properties[data-part], .long-entry";

/**
 * Lays out the parts of long lists that were not near the viewport yet, some at a time while the page is idle: a part
 * without layout is found by the page search, but is missing for screen readers.
 */
export function layOutLongLists(page: Document): void {
  const waiting = [...page.querySelectorAll<HTMLElement>(deferred)];
  // The browser has scrolled to the row that the address names. Parts before it that got their height later would move
  // it.
  const row = page.getElementById(location.hash.slice(1));
  const named = row?.closest<HTMLElement>(deferred);
  if (row && named) {
    const { top } = row.getBoundingClientRect();
    for (const part of waiting.splice(0, waiting.indexOf(named) + 1)) part.dataset.laid = "";
    if (top >= 0 && top < innerHeight) row.scrollIntoView();
  }
  const layOutNext = (): void => {
    if (waiting.length === 0) return;
    // A page below an open playground has time until that is closed.
    if (page.body.dataset.covered !== undefined) {
      setTimeout(layOutNext, patience);
      return;
    }
    for (const part of waiting.splice(0, atOnce)) part.dataset.laid = "";
    requestAnimationFrame(() => whenIdle(layOutNext));
  };
  if (page.readyState === "complete") whenIdle(layOutNext);
  else addEventListener("load", () => whenIdle(layOutNext), { once: true });
}
