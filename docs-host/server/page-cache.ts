import { randomBytes } from "node:crypto";
import { type RenderOptions, siteRenderer } from "../app/render.tsx";
import type { Site } from "../app/site/site.ts";

/** Pages are kept for one site at a time; more than this many are drawn anew, so that memory stays bounded. */
const mostPages = 2000;

/** Draws each page of a site once and gives it out with a nonce of its own each time. */
export interface PageCache {
  readonly page: (site: Site, slug: string, nonce: string) => string | undefined;
  readonly notFound: (site: Site, path: string, nonce: string) => string;
}

/** Makes a cache. A site with another hash empties it. */
export function pageCache(options: Omit<RenderOptions, "nonce">): PageCache {
  // Nobody can write this text into a page beforehand, so only our own nonces are replaced.
  const placeholder = `nonce-${randomBytes(16).toString("hex")}`;
  let held: { readonly hash: string; readonly renderer: ReturnType<typeof siteRenderer> } | undefined;
  const pages = new Map<string, string>();

  const rendererOf = (site: Site): ReturnType<typeof siteRenderer> => {
    if (held?.hash !== site.hash) {
      held = { hash: site.hash, renderer: siteRenderer(site, { ...options, nonce: placeholder }) };
      pages.clear();
    }
    return held.renderer;
  };

  return {
    page: (site, slug, nonce) => {
      const renderer = rendererOf(site);
      const text = pages.get(slug) ?? renderer.page(slug);
      if (text === undefined) return undefined;
      if (pages.size >= mostPages) pages.clear();
      pages.set(slug, text);
      return text.replaceAll(placeholder, nonce);
    },
    notFound: (site, path, nonce) => rendererOf(site).notFound(path).replaceAll(placeholder, nonce),
  };
}
