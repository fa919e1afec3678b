import { searchEvent, searchLinks } from "#docs-host/site/page-data";
import { closest } from "./closest.ts";

/** Fetches the dialog of the search, which pages do not load before it is opened. */
export type LoadSearch = () => Promise<{
  readonly openSearch: (typed: HTMLInputElement, opener: Element | null) => void;
}>;

/** Opens the search by its links, by Ctrl+K, Cmd+K and `/`, and by the event of other parts of the page. */
export function enableSearch(load: LoadSearch): void {
  // Keeps what is typed, and the keyboard of a phone open, until the dialog is there.
  const field = document.createElement("input");
  field.style.cssText = "position:fixed;opacity:0";
  const open = (event: Event): void => {
    const link = document.querySelector<HTMLAnchorElement>(searchLinks);
    if (link === null) return;
    event.preventDefault();
    // An open playground has the whole page.
    if (document.body.dataset.covered !== undefined) return;
    const opener = document.activeElement;
    // Opening it again before only returns the focus to the field.
    if (!field.isConnected) {
      field.value = "";
      field.ariaLabel = link.textContent;
      document.body.append(field);
      load().then(
        ({ openSearch }) => openSearch(field, opener),
        // Without its script, the search is a page.
        () => {
          field.remove();
          location.assign(link.href);
        },
      );
    }
    field.focus();
  };
  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (isPlain && closest(event, searchLinks) !== null) open(event);
  });
  document.addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && !event.isComposing && isShortcut(event)) open(event);
  });
  document.addEventListener(searchEvent, open);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === "k";
  // Keys go to elements.
  return key === "/" && !(target as Element).closest("input, textarea, select, [contenteditable], dialog[open]");
}
