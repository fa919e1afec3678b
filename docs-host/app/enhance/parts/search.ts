import { searchEvent } from "../../page-data/index.ts";

/** Makes a button open the search of the site. */
export function enableSearch(button: HTMLElement): void {
  button.addEventListener("click", () => document.dispatchEvent(new CustomEvent(searchEvent)));
}
