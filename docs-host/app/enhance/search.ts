import { searchEvent, searchLinks } from "../page-data/index.ts";

/** Fetches the dialog of the search, which pages do not load before it is opened. */
export type LoadSearch = () => Promise<{ readonly openSearch: (query?: string, typed?: string) => void }>;

/** Opens the search by its links, by Ctrl+K, Cmd+K and `/`, and by the event of other parts of the page. */
export function enableSearch(load: LoadSearch): void {
  const open = (event: Event, query?: string): void => {
    const link = document.querySelector<HTMLAnchorElement>(searchLinks);
    if (link === null) return;
    event.preventDefault();
    // An open playground has the whole page.
    if (document.body.dataset.covered !== undefined) return;
    // Keeps what is typed, and the keyboard of a phone open, until the dialog is there.
    const field = document.createElement("input");
    field.style.cssText = "position:fixed;opacity:0";
    field.ariaLabel = link.textContent;
    document.body.append(field);
    field.focus();
    load().then(
      ({ openSearch }) => {
        openSearch(query, field.value);
        field.remove();
      },
      // Without its script, the search is a page.
      () => location.assign(link.href),
    );
  };
  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (isPlain && (event.target as Element).closest(searchLinks) !== null) open(event);
  });
  document.addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && !event.isComposing && isShortcut(event)) open(event);
  });
  document.addEventListener(searchEvent, (event) => {
    // Only this package sends it.
    open(event, (event as CustomEvent<{ readonly query?: string } | null>).detail?.query);
  });
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === "k";
  return key === "/" && !(target as Element).closest("input, textarea, select, [contenteditable], dialog[open]");
}
