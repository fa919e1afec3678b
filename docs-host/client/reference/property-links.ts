import { canCopy, copyText } from "../clipboard.ts";

/** Copies the address of a property when the reader follows the link of its name. */
export function enablePropertyLinks(): void {
  if (!canCopy()) return;
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.property-name");
    if (link !== null && !(event.ctrlKey || event.metaKey || event.shiftKey))
      copyText(link.dataset.shared ?? link.href, link, "linkCopied");
  });
}
