import { randomBytes } from "node:crypto";
import { playgroundForm } from "#docs-host/pages/forms";
import { textsOfForm } from "#docs-host/pages/guides";
import {
  type DrawPlayground,
  type LiveChecks,
  type RenderOptions,
  type SiteRenderer,
  siteRenderer,
  type TextOrigins,
} from "#docs-host/pages/render";
import type { ChangelogPart } from "#docs-host/pages/views";
import { drawPlayground } from "#docs-host/playground/first-screen";
import { type SearchState, searchPage } from "#docs-host/search/page";
import type { Site } from "#docs-host/site/model";
import { formSideOf } from "#docs-host/site/sides";
import { caches } from "#engine/caches";
import { isWithin, type ListView, partStart } from "#ui/reference";
import { registeredOrigins } from "../hosts/registered-origins.ts";
import { siteNumbers } from "../site-numbers.ts";
import { type PackedPage, packPage } from "./packed-page.ts";
import { renderQueue } from "./render-queue.ts";

/** Max parts of the memory of all caches for pages, and for views of their lists. */
const [partOfPages, partOfViews] = [0.5, 0.1];

/** A page, and the origins that its text loads from. */
export interface RenderedPage extends PackedPage {
  readonly origins: TextOrigins;
  /** True if it was rendered completelyand only its site decides which addresses show it. */
  readonly mayBeCached: boolean;
}

/** Renders and compresses each page of a site once; each answer gets a new nonce. */
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
  /** Renders the page of live checks, which is another one after each round. */
  readonly liveChecks: (site: Site, checks: LiveChecks, nonce: string) => string;
}

/** The rendered pages of one site. */
interface RenderedSite {
  readonly renderer: SiteRenderer;
  /** Distinguishes the site in the caches of all sites. */
  readonly id: number;
  /** The long lists of each page that was rendered, with their numbers of rows; 0 for rows with closed types. */
  readonly lists: Map<string, ReadonlyMap<string, number>>;
}

const noOrigins: TextOrigins = { frames: [], media: [] };

/** Returns what draws the open playground of the page at a slug; undefined for a page without one. */
function playgroundAt(site: Site, slug: string): DrawPlayground | undefined {
  const page = site.pages.get(slug);
  const api = page?.kind === "endpoint" ? site.apis.get(page.apiId) : undefined;
  const form = api && page?.kind === "endpoint" ? formSideOf(api, page.endpointId) : undefined;
  if (api === undefined || form === undefined) return undefined;
  // Who logs in to the site is not known to the server's drawing.
  return drawPlayground(playgroundForm(site, api, form, { texts: textsOfForm(site, api.id, form), registeredOrigins }));
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
 * Returns true if anybody can make up another view like this one: a search, or an id inside of types that the page does
 * not open.
 */
const isUnlisted = (lists: ReadonlyMap<string, number> = new Map(), { find, list }: ListView): boolean =>
  find !== "" || (!lists.has(list) && [...lists].some(([id, total]) => total === 0 && isWithin(list, id)));

/** Prepares the rendering of a page. Returns false if that failed: the page is complete all the same, without colors. */
async function prepare(renderer: SiteRenderer, slug: string, onBug: (error: unknown) => void): Promise<boolean> {
  try {
    await renderer.prepare(slug);
    return true;
  } catch (error) {
    onBug(error);
    return false;
  }
}

/** Creates the callbacks of a renderer for one page, and what they collect. */
function pageReports() {
  const found = { lists: new Map<string, number>(), origins: noOrigins, lacksColors: false };
  const reports = {
    onLongList: (list: string, total: number): void => void found.lists.set(list, total),
    onOrigins: (own: TextOrigins): void => {
      found.origins = own;
    },
    onLackingColors: (): void => {
      found.lacksColors = true;
    },
  };
  return { found, reports };
}

/**
 * Creates a cache. Evicts pages that were not requested recently; pages of replaced sites expire first. `onDrawn` is
 * called after each page was rendered, `onBug` with errors that cost a page its colors.
 */
export function pageCache(
  options: Omit<RenderOptions, "nonce">,
  { onDrawn, onBug }: { readonly onDrawn: () => void; readonly onBug: (error: unknown) => void },
): PageCache {
  // Nobody can write this text into a page beforehand, so only our own nonces are replaced.
  const placeholder = `nonce-${randomBytes(16).toString("hex")}`;
  const sites = new WeakMap<Site, RenderedSite>();
  const sizeOf = ({ size }: RenderedPage): number => size;
  const pages = caches.open<RenderedPage>("pages", { part: partOfPages, sizeOf });
  const views = caches.open<RenderedPage>("views", { part: partOfViews, sizeOf });
  const [enqueue, numberOf] = [renderQueue(), siteNumbers()];

  const renderedSite = (site: Site): RenderedSite => {
    const draw = { ...options, nonce: placeholder };
    const rendered = sites.get(site) ?? { renderer: siteRenderer(site, draw), id: numberOf(site), lists: new Map() };
    sites.set(site, rendered);
    return rendered;
  };
  const pack = (text: string, origins: TextOrigins, mayBeCached: boolean): RenderedPage => {
    onDrawn();
    return { ...packPage(text, placeholder), origins, mayBeCached };
  };

  const page: PageCache["page"] = async (site, slug, isOpen, changelog) => {
    const { renderer, id, lists } = renderedSite(site);
    const key = JSON.stringify([id, slug, isOpen, changelog?.number, changelog?.tag]);
    const isPrepared = pages.peek(key) !== undefined || (await prepare(renderer, slug, onBug));
    // Another request may have rendered it in the meantime.
    const known = pages.get(key);
    if (known !== undefined) return known;
    const { found, reports } = pageReports();
    const text = renderer.page(slug, {
      drawPlayground: isOpen ? playgroundAt(site, slug) : undefined,
      changelog,
      ...reports,
    });
    if (text === undefined) return undefined;
    lists.set(slug, found.lists);
    // A page without its colors is good enough for one reader.
    const packed = pack(text, found.origins, isPrepared && !found.lacksColors);
    if (packed.mayBeCached) pages.set(key, packed);
    return packed;
  };

  const view: PageCache["view"] = async (site, slug, isOpen, list) => {
    const { renderer, id, lists } = renderedSite(site);
    const whole = await page(site, slug, isOpen);
    const shown = viewOn(lists.get(slug) ?? new Map(), list);
    if (whole === undefined || shown === undefined) return whole;
    const key = JSON.stringify([id, slug, isOpen, shown.list, shown.from, shown.wide]);
    const isMadeUp = isUnlisted(lists.get(slug), shown);
    const cached = (): RenderedPage | undefined => (isMadeUp ? undefined : views.get(key));
    const render = (): RenderedPage | undefined => {
      const text = renderer.page(slug, { drawPlayground: isOpen ? playgroundAt(site, slug) : undefined, view: shown });
      if (text === undefined) return undefined;
      const packed = pack(text, whole.origins, whole.mayBeCached && !isMadeUp);
      if (!isMadeUp) views.set(key, packed);
      return packed;
    };
    return cached() ?? enqueue(() => cached() ?? render());
  };

  return {
    page,
    view,
    notFound: (site, path, nonce) => renderedSite(site).renderer.notFound(path).replaceAll(placeholder, nonce),
    search: (site, state, nonce) => {
      const language = "query" in state ? state.query.language : undefined;
      return renderedSite(site).renderer.lone(searchPage(site, state), language).replaceAll(placeholder, nonce);
    },
    liveChecks: (site, checks, nonce) => renderedSite(site).renderer.liveChecks(checks).replaceAll(placeholder, nonce),
  };
}
