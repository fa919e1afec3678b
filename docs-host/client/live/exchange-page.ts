import { merge } from "./merge.ts";

/**
 * Parts of the page, each of them complete or missing. Scripts hold references to the first and the last part, so these
 * elements are not replaced.
 */
const parts = [".masthead", "#sidebar", "#main", ".page-foot"] as const;

/** The parts with content that may be replaced as a whole. */
const replaceable: ReadonlySet<string> = new Set(["#sidebar", "#main"]);

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

/** Returns the elements that load the styles and scripts of a page, as text. */
const headOf = (page: Document): string =>
  [...page.head.querySelectorAll("link[rel=stylesheet], style, template, script[src]")]
    .map((one) => one.outerHTML)
    .join("\n");

/** The part of Trusted Types (W3C) that this file uses; browsers without them parse text. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createHTML: (html: string) => string },
    ) => { readonly createHTML: (html: string) => string };
  };
}

const own = { createHTML: (text: string) => text };
const { trustedTypes } = globalThis as WithTrustedTypes; // TypeScript's DOM types lack it
const policy = trustedTypes?.createPolicy("callboard-live-page", own) ?? own;

/** Loads a page as the server renders it, without running it. Rejects if the server doesn't respond. */
export async function loadPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: "text/html" } });
  // Styles of another answer have another nonce, and the browser reports each as refused.
  const html = (await response.text()).replace(/ nonce="[^"]*"/g, "").replace(/(<\/?)style\b/g, "$1template");
  return new DOMParser().parseFromString(policy.createHTML(html), "text/html");
}
