import { randomBytes } from "node:crypto";
import type { EndpointForm } from "#engine/model";
import type { ListView } from "#ui/reference";
import { type RenderOptions, siteRenderer } from "../app/render.tsx";
import type { Site } from "../app/site/site.ts";
import { formSideOf, withOrigins } from "./forms.ts";

/** Pages are kept for one site at a time, up to so many characters together, so that memory stays bounded. */
const mostCharacters = 4_000_000;

/** Draws each page of a site once and gives it out with a nonce of its own each time. */
export interface PageCache {
  /**
   * Returns a page; with `isOpen`, with its playground open. With `list`, it shows that part of a long list and is not
   * cached, since every search is a view of its own.
   */
  readonly page: (
    site: Site,
    slug: string,
    nonce: string,
    isOpen?: boolean,
    list?: ListView | undefined,
  ) => string | undefined;
  readonly notFound: (site: Site, path: string, nonce: string) => string;
}

interface Drawn {
  readonly renderer: ReturnType<typeof siteRenderer>;
  readonly pages: Map<string, string>;
  characters: number;
}

/** The data of the form at a slug. */
function formAt(site: Site, slug: string): EndpointForm | undefined {
  const page = site.pages.get(slug);
  const api = page?.kind === "endpoint" ? site.apis.get(page.apiId) : undefined;
  const form = api && page?.kind === "endpoint" ? formSideOf(api, page.endpointId) : undefined;
  // Who logs in to the site is not known to the server's drawing.
  return form && withOrigins(form, false);
}

/**
 * Creates a cache. Its entries of a site are released with the site. `onDrawn` is called after each page was rendered.
 */
export function pageCache(options: Omit<RenderOptions, "nonce">, onDrawn: () => void): PageCache {
  // Nobody can write this text into a page beforehand, so only our own nonces are replaced.
  const placeholder = `nonce-${randomBytes(16).toString("hex")}`;
  const sites = new WeakMap<Site, Drawn>();

  const drawnOf = (site: Site): Drawn => {
    const drawn = sites.get(site) ?? {
      renderer: siteRenderer(site, { ...options, nonce: placeholder }),
      pages: new Map(),
      characters: 0,
    };
    sites.set(site, drawn);
    return drawn;
  };
  const keep = (drawn: Drawn, slug: string, text: string): void => {
    if (drawn.characters + text.length > mostCharacters) {
      drawn.pages.clear();
      drawn.characters = 0;
    }
    drawn.pages.set(slug, text);
    drawn.characters += text.length;
  };

  return {
    page: (site, slug, nonce, isOpen = false, list = undefined) => {
      const drawn = drawnOf(site);
      const form = () => (isOpen ? formAt(site, slug) : undefined);
      if (list !== undefined) {
        const text = drawn.renderer.page(slug, form(), list);
        onDrawn();
        return text?.replaceAll(placeholder, nonce);
      }
      // No slug has a question mark in it: it would be no part of the path.
      const key = isOpen ? `${slug}?open` : slug;
      const known = drawn.pages.get(key);
      const text = known ?? drawn.renderer.page(slug, form());
      if (text === undefined) return undefined;
      if (known === undefined) {
        keep(drawn, key, text);
        onDrawn();
      }
      return text.replaceAll(placeholder, nonce);
    },
    notFound: (site, path, nonce) => drawnOf(site).renderer.notFound(path).replaceAll(placeholder, nonce),
  };
}
