import { canCopy, copyText } from "../clipboard.ts";
import { closest } from "../closest.ts";

/** Copies the address of a property when the reader follows the link of its name. */
export function enablePropertyLinks(): void {
  if (!canCopy()) return;
  document.addEventListener("click", (event) => {
    const link = closest<HTMLAnchorElement>(event, "a.property-name");
    if (link !== null && !(event.ctrlKey || event.metaKey || event.shiftKey))
      copyText(link.dataset.shared ?? link.href, link, "linkCopied");
  });
}
