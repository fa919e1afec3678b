import { wrapKey } from "#docs-host/site/page-data";
import { freshElements } from "../fresh-elements.ts";
import { readSetting, writeSetting } from "../settings.ts";
import { type CodePlace, wholePage } from "./code-place.ts";

const freshButtons = freshElements<HTMLButtonElement>("[data-wrap]");

/** Shows the buttons that wrap code and makes them work: all code of the page is wrapped or none, also on later pages. */
export function enableWrapping({ root, frame }: CodePlace = wholePage()): void {
  const show = (isWrapped: boolean): void => {
    frame.toggleAttribute("data-wrapped-code", isWrapped);
    const buttons = root.querySelectorAll("[data-wrap]");
    for (const button of buttons) button.setAttribute("aria-pressed", String(isWrapped));
  };
  for (const button of freshButtons(root)) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const isWrapped = !frame.hasAttribute("data-wrapped-code");
      writeSetting(wrapKey, isWrapped);
      show(isWrapped);
    });
  }
  show(readSetting(wrapKey) === true);
}
