import { scriptsText } from "#locales/messages/scripts";
import { plainButton } from "../buttons.ts";
import { canCopy, copyText } from "../clipboard.ts";

/** Makes a text a button that copies it. */
export function enableCopy(element: HTMLElement): void {
  if (!canCopy()) return;
  const button = plainButton(element.className);
  button.title = scriptsText().copy;
  button.append(...element.childNodes);
  button.addEventListener("click", () => copyText(element.dataset.text ?? "", button, "copied"));
  element.replaceWith(button);
}

/** Copies the address of a step when its number is clicked. */
export function enableStep(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || !canCopy()) return;
  link.title = scriptsText().copyLink;
  link.addEventListener("click", () => copyText(link.href, link, "linkCopied"));
}
