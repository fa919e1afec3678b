import { merge } from "./merge.ts";

/** Parts of the page, each of them complete or missing. Scripts hold on to the first and the last as they are. */
const parts = [".masthead", "#contents", "#main", ".page-foot"] as const;

/** The parts whose content may be replaced as a whole. */
const replaceable: ReadonlySet<string> = new Set(["#contents", "#main"]);

/**
 * Changes an open page from one rendering of the server to the next, and keeps all that is the same. Returns false if it
 * has to be loaded again, since something else differs.
 */
export function exchangePage(live: Document, before: Document, after: Document): boolean {
  if (headOf(before) !== headOf(after)) return false;
  const found = parts.map((part) => {
    const [shown, old, next] = [live, before, after].map((page) => page.querySelector(part));
    return { part, shown, old, next };
  });
  for (const { part, shown, old, next } of found) {
    if (!old !== !next || !old !== !shown) return false;
    if (old && next && !replaceable.has(part) && !old.isEqualNode(next)) return false;
  }
  for (const { shown, old, next } of found) {
    if (!shown || !old || !next || merge(shown, old, next)) continue;
    shown.replaceChildren(...[...next.childNodes].map((node) => live.importNode(node, true)));
  }
  live.title = after.title;
  return true;
}

/** What a page loads. */
const headOf = (page: Document): string =>
  [...page.head.querySelectorAll("link[rel=stylesheet], style, script[src]")].map((one) => one.outerHTML).join("\n");

/** Loads a page as the server renders it, without running it. Resolves to undefined if there is no such page now. */
export function loadPage(address: string): Promise<Document | undefined> {
  return new Promise((done) => {
    // Unlike a parser of text, it needs no Trusted Types policy (W3C Trusted Types §4.2).
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      const page = request.responseXML;
      for (const element of page?.querySelectorAll("[nonce]") ?? []) element.removeAttribute("nonce");
      done(page ?? undefined);
    });
    request.send();
  });
}
