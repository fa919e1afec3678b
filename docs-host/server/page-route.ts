import type { Context } from "hono";
import { type RenderOptions, renderUnavailable } from "#docs-host/pages/render";
import { changelogPart } from "#docs-host/pages/views";
import { searchWhole } from "#docs-host/search/full-text";
import type { SearchState } from "#docs-host/search/page";
import type { Site, SitePage } from "#docs-host/site/model";
import { explorerParameter, formUrl, injectionUrl, liveChecksUrl, searchPageUrl } from "#docs-host/site/page-data";
import { listViewOf } from "#ui/reference";
import type { Assets } from "./assets/index.ts";
import { originsOf } from "./environments.ts";
import { type Found, findPage } from "./find-page.ts";
import { type LiveCheckSource, readChecks } from "./live-checks/index.ts";
import type { SiteLogin } from "./login/index.ts";
import { type PageCache, pageCache } from "./page-cache/page-cache.ts";
import { readersSite } from "./readers-site.ts";
import { readQuery, type SearchIndexes } from "./search/search-route.ts";
import { type SiteEnv, sendPacked, sendPage } from "./send.ts";

/** The dependencies of the site's pages. */
export interface PageDeps {
  readonly assets: Assets;
  readonly direct: boolean;
  readonly login?: SiteLogin | undefined;
  readonly onDrawn: () => void;
  readonly onBug: (error: unknown) => void;
  readonly rendering: Omit<RenderOptions, "nonce">;
  readonly indexes: SearchIndexes;
}

/** Creates the handler of all addresses of pages. */
export function pageRoute(deps: PageDeps): (c: Context<SiteEnv>) => Promise<Response> {
  const { login, rendering } = deps;
  const pages = pageCache(rendering, deps);
  return async (c) => {
    const { pathname: path, search } = new URL(c.req.url);
    const { source, loginPlace } = c.env;
    const answer = await source.load();
    if (!answer.ok) {
      const { error } = answer;
      return sendPage(c, 503, (nonce) => renderUnavailable(error, path, { ...rendering, nonce }));
    }
    const site = readersSite(answer.site, login, c.req.raw, loginPlace);
    const found = findPage(site, path, search);
    const isSearch = found.kind !== "page" && path === searchPageUrl(site.base ?? "") && site.settings.search.isOn;
    const { liveChecks } = c.env;
    const isChecks = found.kind !== "page" && liveChecks !== undefined && path === liveChecksUrl(site.base ?? "");
    const response = isSearch
      ? await sendSearch(c, deps, pages, site)
      : isChecks
        ? await sendLiveChecks(c, deps, pages, { site, liveChecks })
        : await respond(c, deps, pages, site, found);
    // A site that its author edits is replaced before most of its indexes are asked for.
    if (!deps.rendering.live) deps.indexes.prepare(site);
    // No cache in between may keep what only some readers may see.
    if (answer.site.forMembers !== undefined) response.headers.set("Cache-Control", "private, no-cache");
    return response;
  };
}

/** Answers with the results of a search. */
async function sendSearch(
  c: Context,
  { indexes, rendering }: PageDeps,
  pages: PageCache,
  site: Site,
): Promise<Response> {
  const query = readQuery(new URL(c.req.url).searchParams, site);
  const index = await indexes.indexOf(site);
  const state: SearchState =
    "error" in query
      ? { kind: "refused", message: query.error }
      : index === undefined
        ? { kind: "preparing", query }
        : { kind: "found", query, answer: searchWhole(index, query) };
  return sendPage(c, 200, (nonce) => pages.search(site, state, nonce), originsOfOperator(site, rendering));
}

/** Answers with what live answers have shown of a site. */
async function sendLiveChecks(
  c: Context,
  { rendering }: PageDeps,
  pages: PageCache,
  { site, liveChecks }: { readonly site: Site; readonly liveChecks: LiveCheckSource },
): Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const asked = searchParams.get("language");
  const language = site.languages?.find(({ tag }) => tag === asked)?.tag ?? site.settings.language;
  const apis = readChecks(await liveChecks.read(), site, language);
  const checks = { apis, language, now: Date.now(), view: listViewOf(searchParams) };
  return sendPage(c, 200, (nonce) => pages.liveChecks(site, checks, nonce), originsOfOperator(site, rendering));
}

/** Sends the response for an address of a site. */
async function respond(
  c: Context<SiteEnv>,
  deps: PageDeps,
  pages: PageCache,
  site: Site,
  found: Found,
): Promise<Response> {
  const { login, rendering } = deps;
  const { pathname: path, search } = new URL(c.req.url);
  if (found.kind === "redirect") return c.redirect(found.href, found.status);
  const loginHref = found.kind === "members-only" ? login?.addressFor(path + search, c.env.loginPlace) : undefined;
  if (loginHref !== undefined) return c.redirect(loginHref, 302);
  const own = originsOfOperator(site, rendering);
  const missing = (nonce: string): string => pages.notFound(site, path, nonce);
  if (found.kind !== "page") return sendPage(c, 404, missing, own);
  const { page } = found;
  const isAsked = c.req.query(explorerParameter) === "true";
  if (isAsked) addPreloads(c, site, page, deps);
  const shown = await render(new URL(c.req.url).searchParams, pages, site, page, isAsked && page.kind === "endpoint");
  if (shown === "busy") {
    return sendPage(c, 503, (nonce) => renderUnavailable(tooManyViews, path + search, { ...rendering, nonce }, "page"));
  }
  const connect = hasPlayground(page) && connectsDirectly(deps, site, page.apiId) ? originsOf(site, page.apiId) : [];
  if (shown === undefined) return sendPage(c, 404, missing);
  return sendPacked(c, shown, { ...own, connect: [...own.connect, ...connect], ...shown.origins });
}

/** Returns true if a page with a playground of an API calls it from the browser: all of it, or its channels. */
const connectsDirectly = ({ direct, rendering }: PageDeps, site: Site, apiId: string): boolean =>
  direct || (rendering.directChannels === true && (site.apis.get(apiId)?.channels ?? []).length > 0);

/** Returns what the operator lets all pages of a site do. */
const originsOfOperator = (site: Site, { operator: { feedbackUrl, runsScripts = false } }: PageDeps["rendering"]) => ({
  connect: feedbackUrl === undefined ? [] : [new URL(feedbackUrl).origin],
  runsScripts: runsScripts && site.settings.extensions.scripts.length > 0,
});

/** Renders the part of a page that a query asks for. */
function render(query: URLSearchParams, pages: PageCache, site: Site, page: SitePage, isOpen: boolean) {
  const list = listViewOf(query);
  if (list !== undefined) return pages.view(site, page.slug, isOpen, list);
  const part = page.kind === "changelog" ? changelogPart(site, page, query) : undefined;
  return pages.page(site, page.slug, isOpen, part);
}

type PlaygroundPage = Extract<SitePage, { readonly kind: "endpoint" | "channel" }>;

const hasPlayground = (page: SitePage): page is PlaygroundPage => page.kind === "endpoint" || page.kind === "channel";

/**
 * Preloads the files of an open playground while the page is still being sent, the page's own script first. Styles
 * without a link in the page are requested by its script without credentials, unless the page is rendered open:
 * browsers use a preload only for a request of the same mode.
 */
function addPreloads(c: Context<SiteEnv>, site: Site, page: SitePage, { assets, login }: PageDeps): void {
  if (!hasPlayground(page)) return;
  const { base = "", apis } = site;
  const api = apis.get(page.apiId);
  const form =
    page.kind === "channel"
      ? formUrl(base, page.apiId, page.channelId, "channels")
      : formUrl(base, page.apiId, page.endpointId);
  const calls = [form, ...(api !== undefined && login?.isFor(api) === true ? [injectionUrl(base)] : [])];
  const styleMode = page.kind === "endpoint" ? "" : "; crossorigin=anonymous";
  const links = [
    ...[assets.page.script, ...assets.playground.scripts].map((href) => `<${base}${href}>; rel=modulepreload`),
    ...calls.map((href) => `<${href}>; rel=preload; as=fetch; crossorigin=anonymous`),
    ...assets.page.styles.map((href) => `<${base}${href}>; rel=preload; as=style`),
    ...assets.playground.styles.map((href) => `<${base}${href}>; rel=preload; as=style${styleMode}`),
  ];
  c.header("Link", links.join(", "));
}

const tooManyViews = {
  message: "Too many parts of long lists are being generated at the moment.",
  advice: "Try again in a few seconds. All other pages are available.",
};
