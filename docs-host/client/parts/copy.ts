import { pageText } from "#docs-host/site/words";
import { canCopy, copyText } from "../clipboard.ts";

/** Makes a text a button that copies it. */
export function enableCopy(element: HTMLElement): void {
  if (!canCopy()) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = element.className;
  button.title = pageText("Copy");
  button.append(...element.childNodes);
  button.addEventListener("click", () => copyText(element.dataset.text ?? "", button, "Copied"));
  element.replaceWith(button);
}

/** Copies the address of a step when its number is clicked. */
export function enableStep(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || !canCopy()) return;
  link.title = pageText("Copy the link to this step");
  link.addEventListener("click", () => copyText(link.href, link, "Link copied"));
}
