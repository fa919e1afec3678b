import { searchEvent } from "#docs-host/site/page-data";

/** Makes a button open the search of the site. */
export function enableSearch(button: HTMLElement): void {
  button.addEventListener("click", () => document.dispatchEvent(new CustomEvent(searchEvent)));
}
