import type { Context } from "hono";
import { listViewOf } from "#ui/reference";
import { explorerParameter, formUrl, injectionUrl } from "../app/page-data/index.ts";
import { type RenderOptions, renderUnavailable } from "../app/render/index.ts";
import type { SiteSource } from "../app/site/index.ts";
import { hrefOf, type Site, type SitePage } from "../app/site/index.ts";
import type { Assets } from "./assets.ts";
import { originsOf } from "./environments.ts";
import type { SiteLogin } from "./login/index.ts";
import { pageCache } from "./page-cache.ts";
import { sendPage } from "./send.ts";

/** The dependencies of the site's pages. */
export interface PageDeps {
  readonly source: SiteSource;
  readonly assets: Assets;
  readonly direct: boolean;
  readonly login?: SiteLogin | undefined;
  readonly onDrawn: () => void;
  readonly rendering: Omit<RenderOptions, "nonce">;
}

/** Creates the handler of all addresses of pages. */
export function pageRoute(deps: PageDeps): (c: Context) => Promise<Response> {
  const { source, direct, rendering, onDrawn } = deps;
  const pages = pageCache(rendering, onDrawn);
  return async (c) => {
    const { pathname: path, search, searchParams } = new URL(c.req.url);
    const answer = await source.load();
    if (!answer.ok) {
      const { error } = answer;
      return sendPage(c, 503, (nonce) => renderUnavailable(error, path, { ...rendering, nonce }));
    }
    const { site } = answer;
    const slug = slugIn(path);
    const redirect = slug === undefined ? undefined : redirectOf(site, slug, path, search);
    if (redirect !== undefined) return c.redirect(...redirect);
    const page = slug === undefined ? undefined : site.pages.get(slug);
    if (slug === undefined || page === undefined) return sendPage(c, 404, (nonce) => pages.notFound(site, path, nonce));

    const isAsked = c.req.query(explorerParameter) === "true";
    const isOpen = page.kind === "endpoint" && isAsked;
    if (isAsked) addPreloads(c, site, page, deps);
    const connect = direct && hasPlayground(page) ? originsOf(site, page.apiId) : [];
    const list = listViewOf(searchParams);
    const shown = await (list === undefined ? pages.page(site, slug, isOpen) : pages.view(site, slug, isOpen, list));
    if (shown === "busy") {
      return sendPage(c, 503, (nonce) => renderUnavailable(tooManyViews, path + search, { ...rendering, nonce }));
    }
    return sendPage(c, 200, (nonce) => shown?.(nonce) ?? pages.notFound(site, path, nonce), connect);
  };
}

/** Returns the redirect of an address, with its status; `undefined` if its page is shown, or if there is none. */
function redirectOf(
  site: Site,
  slug: string,
  path: string,
  search: string,
): [href: string, status: 302 | 307 | 308] | undefined {
  const authored = site.authoredRedirects;
  const moved = authored?.ofAddress(slug);
  if (moved !== undefined) return [withSearch(moved.href, search), moved.status];
  if (site.pages.has(slug)) {
    return path !== hrefOf(slug) && path.endsWith("/") ? [hrefOf(slug) + search, 308] : undefined;
  }
  const target = site.redirects.get(slug);
  if (target !== undefined && target !== slug) return [hrefOf(target), 302];
  const matched = authored?.ofPattern(slug);
  return matched && [withSearch(matched.href, search), matched.status];
}

/** Adds the query of a request to an address, after its own and before its fragment. */
function withSearch(href: string, search: string): string {
  if (search === "") return href;
  const [address = "", fragment] = href.split("#", 2);
  const query = address.includes("?") ? `&${search.slice(1)}` : search;
  return address + query + (fragment === undefined ? "" : `#${fragment}`);
}

type PlaygroundPage = Extract<SitePage, { readonly kind: "endpoint" | "channel" }>;

const hasPlayground = (page: SitePage): page is PlaygroundPage => page.kind === "endpoint" || page.kind === "channel";

/**
 * Preloads the files of an open playground while the page is still being sent, the page's own script first. Styles
 * without a link in the page are requested by its script without credentials, unless the page is rendered open:
 * browsers use a preload only for a request of the same mode.
 */
function addPreloads(c: Context, site: Site, page: SitePage, { assets, login }: PageDeps): void {
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
  advice: "Try again in a few seconds. All other pages can be read meanwhile.",
};

/** Returns the slug that a path names, without slashes at its ends; undefined if it is not properly encoded. */
function slugIn(path: string): string | undefined {
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent)
      .join("/");
  } catch {
    return undefined;
  }
}
