import { wrapKey } from "../../page-data/index.ts";
import { readSetting, writeSetting } from "../settings.ts";

/** Shows the buttons that wrap code and makes them work: all code of the page is wrapped or none, also on later pages. */
export function enableWrapping(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>("[data-wrap]");
  const root = document.documentElement;
  let isWrapped = readSetting(wrapKey) === true;
  const show = (): void => {
    root.toggleAttribute("data-wrapped-code", isWrapped);
    for (const button of buttons) button.setAttribute("aria-pressed", String(isWrapped));
  };
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", () => {
      isWrapped = !isWrapped;
      writeSetting(wrapKey, isWrapped);
      show();
    });
  }
  show();
}
