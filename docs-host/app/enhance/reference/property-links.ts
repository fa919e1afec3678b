import { canCopy, copyText } from "../clipboard.ts";
import { unfoldedAttribute } from "./unfold-type.ts";

/**
 * Returns the address of a property as it is shared: one that is not on the page by itself is asked for, so that readers
 * without scripts get it too.
 */
function sharedHref(link: HTMLAnchorElement): string {
  if (link.closest(`[${unfoldedAttribute}]`) === null) return link.href;
  const url = new URL(link.href);
  url.searchParams.set("list", url.hash.slice(1));
  return url.href;
}

/** Copies the address of a property when the reader follows the link of its name. */
export function enablePropertyLinks(): void {
  if (!canCopy()) return;
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.property-name");
    if (link !== null && !(event.ctrlKey || event.metaKey || event.shiftKey))
      copyText(sharedHref(link), link, "Link copied");
  });
}
