import { closest } from "../closest.ts";
import { loadUnfolding } from "./lazy.ts";

/**
 * Lets the links after "More" open their type in place. They stay links to its page: for readers who open them in another
 * tab, and if the page can't be read.
 */
export function enableUnfolding(root: HTMLElement = document.body): void {
  root.addEventListener("click", (event) => {
    const link = closest<HTMLAnchorElement>(event, ".more-types a");
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void loadUnfolding().then(({ unfoldLink }) => unfoldLink(link));
  });
}
