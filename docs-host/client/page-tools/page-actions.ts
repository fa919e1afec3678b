import { scriptsText } from "#locales/messages/scripts";
import { announce } from "../announce.ts";
import { canCopy, copyText } from "../clipboard.ts";

/** Lets the buttons of the page's menu copy; they are hidden where the page has no clipboard. */
export function enablePageActions(): void {
  for (const button of document.querySelectorAll<HTMLElement>("button.page-action")) {
    if (canCopy()) button.addEventListener("click", () => void copy(button));
    else button.hidden = true;
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const { copyFrom, copyText: text } = button.dataset;
  const copied = text ?? (copyFrom === undefined ? undefined : await textAt(copyFrom));
  if (copied === undefined) announce(scriptsText().pageFailed);
  else await copyText(copied, button, "copied");
}

/** Loads a text; undefined if it can't be had. */
async function textAt(href: string): Promise<string | undefined> {
  try {
    const response = await fetch(href);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
