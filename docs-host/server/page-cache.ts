import { randomBytes } from "node:crypto";
import type { EndpointForm } from "#engine/model";
import { isWithin, type ListView, partStart } from "#ui/reference";
import type { ChangelogPart } from "../app/pages/index.ts";
import {
  type RenderOptions,
  type SearchState,
  type SiteRenderer,
  siteRenderer,
  type TextOrigins,
} from "../app/render/index.ts";
import { formSideOf } from "../app/sides/index.ts";
import type { Site } from "../app/site/index.ts";
import { playgroundForm } from "./forms.ts";
import { renderQueue } from "./render-queue.ts";
import { type TextCache, textCache } from "./text-cache.ts";

/** Maximum size of a site's cached pages, and of its cached views of lists, in characters. */
const mostCharacters = 4_000_000;

/** A page, and the origins that its text loads from. */
export interface RenderedPage {
  /** Returns the page with the nonce of an answer. */
  readonly text: (nonce: string) => string;
  readonly origins: TextOrigins;
}

/** Renders each page of a site once and inserts a new nonce into each answer. */
export interface PageCache {
  /** Resolves to a page, or to a part of a changelog; with `isOpen`, with its playground open. */
  readonly page: (site: Site, slug: string, isOpen: boolean, part?: ChangelogPart) => Promise<RenderedPage | undefined>;
  /**
   * Resolves to a page with a part of one of its long lists, or to the page itself if it has no such list. A search is
   * rendered each time, since anybody can make up another one. Resolves to "busy" if too many renders wait.
   */
  readonly view: (
    site: Site,
    slug: string,
    isOpen: boolean,
    list: ListView,
  ) => Promise<RenderedPage | "busy" | undefined>;
  readonly notFound: (site: Site, path: string, nonce: string) => string;
  /** Renders the results of a search; they are rendered each time. */
  readonly search: (site: Site, state: SearchState, nonce: string) => string;
}

/** The rendered pages of one site. */
interface RenderedSite {
  readonly renderer: SiteRenderer;
  readonly pages: TextCache;
  readonly views: TextCache;
  /** The long lists of each page that was rendered, with their numbers of rows. */
  readonly lists: Map<string, ReadonlyMap<string, number>>;
  /** The origins of pages that load from others, by the keys of the pages. */
  readonly origins: Map<string, TextOrigins>;
}

const noOrigins: TextOrigins = { frames: [], media: [] };

/** The data of the form at a slug. */
function formAt(site: Site, slug: string): EndpointForm | undefined {
  const page = site.pages.get(slug);
  const api = page?.kind === "endpoint" ? site.apis.get(page.apiId) : undefined;
  const form = api && page?.kind === "endpoint" ? formSideOf(api, page.endpointId) : undefined;
  // Who logs in to the site is not known to the server's drawing.
  return api && form && playgroundForm(site, api, form, false);
}

/**
 * Returns the view of a list as its page shows it, so that all addresses of one view share an entry of the cache;
 * undefined if it shows the page itself. An id inside a long list may belong to a row of another part.
 */
function viewOn(lists: ReadonlyMap<string, number>, view: ListView): ListView | undefined {
  const total = lists.get(view.list);
  if (total === undefined && ![...lists.keys()].some((id) => isWithin(view.list, id))) return undefined;
  if (view.find !== "") return view;
  return { ...view, from: partStart(view.from, total ?? Number.POSITIVE_INFINITY, view.wide) };
}

/**
 * Creates a cache. Its entries of a site are released with the site. `onDrawn` is called after each page was rendered.
 */
export function pageCache(options: Omit<RenderOptions, "nonce">, onDrawn: () => void): PageCache {
  // Nobody can write this text into a page beforehand, so only our own nonces are replaced.
  const placeholder = `nonce-${randomBytes(16).toString("hex")}`;
  const sites = new WeakMap<Site, RenderedSite>();
  const enqueue = renderQueue();

  const renderedSite = (site: Site): RenderedSite => {
    const rendered = sites.get(site) ?? {
      renderer: siteRenderer(site, { ...options, nonce: placeholder }),
      pages: textCache(mostCharacters),
      views: textCache(mostCharacters),
      lists: new Map(),
      origins: new Map(),
    };
    sites.set(site, rendered);
    return rendered;
  };
  const withNonce = (text: string | undefined, origins = noOrigins): RenderedPage | undefined =>
    text === undefined ? undefined : { text: (nonce) => text.replaceAll(placeholder, nonce), origins };

  const formOf = (site: Site, slug: string, isOpen: boolean) => (isOpen ? formAt(site, slug) : undefined);

  const page: PageCache["page"] = async (site, slug, isOpen, changelog) => {
    const { renderer, pages, lists, origins } = renderedSite(site);
    // No slug has a question mark in it: it would be no part of the path.
    const key = isOpen ? `${slug}?open` : changelog ? `${slug}?${changelog.number} ${changelog.tag ?? ""}` : slug;
    const known = pages.get(key);
    if (known !== undefined) return withNonce(known, origins.get(key));
    await renderer.prepare(slug);
    const found = new Map<string, number>();
    const text = renderer.page(slug, {
      form: formOf(site, slug, isOpen),
      changelog,
      onLongList: (id, total) => found.set(id, total),
      onOrigins: (own) => origins.set(key, own),
    });
    if (text === undefined) return undefined;
    lists.set(slug, found);
    pages.set(key, text);
    onDrawn();
    return withNonce(text, origins.get(key));
  };

  const view: PageCache["view"] = async (site, slug, isOpen, list) => {
    const { renderer, views, lists } = renderedSite(site);
    if (!lists.has(slug)) await page(site, slug, isOpen);
    const shown = viewOn(lists.get(slug) ?? new Map(), list);
    if (shown === undefined) return page(site, slug, isOpen);
    const key = JSON.stringify([slug, isOpen, shown.list, shown.from, shown.wide]);
    const isSearch = shown.find !== "";
    const cached = (): string | undefined => (isSearch ? undefined : views.get(key));
    const render = (): string | undefined => {
      const text = renderer.page(slug, { form: formOf(site, slug, isOpen), view: shown });
      if (text !== undefined && !isSearch) views.set(key, text);
      onDrawn();
      return text;
    };
    // Another request may have rendered it in the meantime.
    const own = renderedSite(site).origins.get(slug);
    return withNonce(cached(), own) ?? enqueue(() => withNonce(cached() ?? render(), own));
  };

  return {
    page,
    view,
    notFound: (site, path, nonce) => renderedSite(site).renderer.notFound(path).replaceAll(placeholder, nonce),
    search: (site, state, nonce) => renderedSite(site).renderer.search(state).replaceAll(placeholder, nonce),
  };
}
