import { unfoldType } from "./unfold-type.ts";

/**
 * Lets the links after "More" open their type in place. They stay links to its page: for readers who open them in another
 * tab, and if the page can't be read.
 */
export function enableUnfolding(root: HTMLElement = document.body): void {
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    (target as Element).closest<HTMLAnchorElement>(".more-types a");
  root.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void unfold(link);
  });
}

async function unfold(link: HTMLAnchorElement): Promise<void> {
  const at = link.closest("[id]")?.id;
  const part = at === undefined ? undefined : await unfoldType({ link, at });
  if (part === undefined) {
    location.assign(link.href);
    return;
  }
  part.querySelector("summary")?.focus();
}
