import { searchEvent, searchLinks } from "../page-data/index.ts";

/** Fetches the dialog of the search, which pages do not load before it is opened. */
export type LoadSearch = () => Promise<{ readonly openSearch: (query?: string) => void }>;

/** Opens the search by its links, by Ctrl+K, Cmd+K and `/`, and by the event of other parts of the page. */
export function enableSearch(load: LoadSearch): void {
  const open = (query?: string): void => {
    const link = document.querySelector<HTMLAnchorElement>(searchLinks);
    // An open playground has the whole page.
    if (link === null || document.body.dataset.covered !== undefined) return;
    load().then(
      ({ openSearch }) => openSearch(query),
      // Without its script, the search is a page.
      () => location.assign(link.href),
    );
  };
  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || (event.target as Element).closest(searchLinks) === null) return;
    event.preventDefault();
    open();
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
    if (document.querySelector(searchLinks) === null) return;
    event.preventDefault();
    open();
  });
  document.addEventListener(searchEvent, (event) => {
    const query: unknown = event instanceof CustomEvent ? event.detail?.query : undefined;
    open(typeof query === "string" ? query : undefined);
  });
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === "k";
  return key === "/" && !(target as Element).closest("input, textarea, select, [contenteditable], dialog[open]");
}
