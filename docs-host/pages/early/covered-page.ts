import { coveredPageId, pageShown, withoutScripts } from "./names.ts";

/** Nothing that an API describes can be such an element in this place. */
const holderIn = (page: Document): HTMLElement | null =>
  page.querySelector<HTMLElement>(`body > noscript#${coveredPageId}`);

/** The part of Trusted Types (W3C) that this file uses; browsers without them parse text. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createHTML: (html: string) => string },
    ) => { readonly createHTML: (html: string) => string };
  };
}

/** Parses markup of the site's own server. The only place that does, so that the policy is not at hand elsewhere. */
function parsed(html: string): Document {
  const own = { createHTML: (text: string) => text };
  const { trustedTypes } = globalThis as WithTrustedTypes; // TypeScript's DOM types lack it
  const policy = trustedTypes?.createPolicy("callboard-covered-page", own) ?? own;
  return new DOMParser().parseFromString(policy.createHTML(html), "text/html");
}

/**
 * Parses the page below a playground that the server has rendered open. Before that, the page is the text of a
 * `noscript` element: one node, for any length.
 */
export function showCoveredPage(page: Document): void {
  const holder = holderIn(page);
  if (holder === null) return;
  const { body } = parsed(holder.textContent ?? "");
  for (const element of body.querySelectorAll(`[${withoutScripts}]`)) element.remove();
  holder.replaceWith(...body.childNodes);
  page.dispatchEvent(new Event(pageShown));
}

/** Calls back once the elements of the page exist: now, or when the playground above them is closed. */
export function whenPageShown(page: Document, act: () => void): void {
  if (holderIn(page) === null) act();
  else page.addEventListener(pageShown, act, { once: true });
}
