/** The styles beside this script. */
const address = new URL(/* @vite-ignore */ "./callboard.css", import.meta.url).href;

/** Creates the link to the styles of a reference. A file needs no `unsafe-inline` in the policy of the page. */
export function loadStyles(page: Document): HTMLLinkElement {
  const link = page.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return link;
}
