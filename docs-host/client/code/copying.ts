import { scriptsText } from "#locales/messages/scripts";
import { freshElements } from "../fresh-elements.ts";
import { type CodePlace, wholePage } from "./code-place.ts";

/** Milliseconds for which a button shows that it has copied. */
const thanks = 1500;

/** Returns the code of a figure, in the selected language if it has several. */
function shownCode(figure: Element): string {
  const languages = [...figure.querySelectorAll<HTMLInputElement>("[data-language]")];
  const selected = languages.findIndex(({ checked }) => checked);
  const code = figure.querySelectorAll("code")[Math.max(selected, 0)]?.cloneNode(true);
  if (!(code instanceof Element)) return "";
  // The tip of a text in the code is not code.
  for (const tip of code.querySelectorAll('[role="tooltip"]')) tip.remove();
  return code.textContent ?? "";
}

const freshButtons = freshElements<HTMLButtonElement>("[data-copy]");

/** Shows the copy buttons of code and makes them work. Where the page may not copy, they stay hidden. */
export function enableCopying({ root }: CodePlace = wholePage()): void {
  // Pages that are not served securely have no clipboard, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return;
  for (const button of freshButtons(root)) {
    const figure = button.closest(".code");
    if (figure === null) continue;
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await clipboard.writeText(shownCode(figure));
        button.textContent = scriptsText().copied;
      } catch {
        button.textContent = scriptsText().notAllowed;
      }
      setTimeout(() => {
        button.textContent = label;
      }, thanks);
    });
  }
}
