import { wrapKey } from "../../page-data/index.ts";
import { freshElements } from "../fresh-elements.ts";
import { readSetting, writeSetting } from "../settings.ts";

const freshButtons = freshElements<HTMLButtonElement>("[data-wrap]");

/** Shows the buttons that wrap code and makes them work: all code of the page is wrapped or none, also on later pages. */
export function enableWrapping(): void {
  const root = document.documentElement;
  const show = (isWrapped: boolean): void => {
    root.toggleAttribute("data-wrapped-code", isWrapped);
    const buttons = document.querySelectorAll("[data-wrap]");
    for (const button of buttons) button.setAttribute("aria-pressed", String(isWrapped));
  };
  for (const button of freshButtons()) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const isWrapped = !root.hasAttribute("data-wrapped-code");
      writeSetting(wrapKey, isWrapped);
      show(isWrapped);
    });
  }
  show(readSetting(wrapKey) === true);
}
