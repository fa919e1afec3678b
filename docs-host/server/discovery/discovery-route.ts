import type { Context, MiddlewareHandler } from "hono";
import { markdownHref } from "#docs-host/pages/discovery";
import type { Site, SitePage } from "#docs-host/site/model";
import { findPage } from "../find-page.ts";
import type { LoginAccess } from "../login/index.ts";
import { readersSite } from "../readers-site.ts";
import type { SiteEnv } from "../send.ts";
import type { SendDiscovery } from "./discovery-files.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";

/** The dependencies of the files that machines read. */
export interface DiscoveryDeps {
  readonly login: LoginAccess | undefined;
  /** The origin of sites without an address. */
  readonly origin: string;
}

/** The ends of the paths that files have. */
const mayBeFile = /\.(?:md|txt|xml|rss|atom|json)$/;

/**
 * Creates the handler of the files that machines read: `robots.txt`, `sitemap.xml`, `llms.txt`, `llms-full.txt`, feeds,
 * and the markdown of pages, by address or by `Accept`. A page of the site at such an address comes first.
 */
export function discoveryRoute({ login, origin }: DiscoveryDeps): MiddlewareHandler<SiteEnv> {
  let opening: Promise<SendDiscovery> | undefined;
  // Readers open pages, so the writers of other forms are loaded with the first of their files.
  const opened = (): Promise<SendDiscovery> => {
    opening ??= import("./discovery-files.ts").then(({ discoveryFiles }) => discoveryFiles(origin));
    return opening;
  };
  return async (c, next) => {
    const answer = await c.env.source.load();
    if (!answer.ok) return next();
    const site = readersSite(answer.site, login, c.req.raw, c.env.loginPlace);
    const path = new URL(c.req.url).pathname;
    const found = findPage(site, path, "");
    const page = found.kind === "page" ? found.page : undefined;
    if (page !== undefined && !prefersMarkdown(c.req.header("Accept"))) {
      await next();
      addAlternate(c, site, page);
      return undefined;
    }
    if (page === undefined && !mayBeFile.test(path)) return next();
    const response = await (await opened())(c, site, path, page);
    if (response === undefined) return next();
    // No cache in between may keep what only some readers may see.
    const isShared = answer.site.forMembers === undefined;
    response.headers.set("Cache-Control", isShared ? "no-cache" : "private, no-cache");
    if (page !== undefined) response.headers.append("Vary", "Accept");
    return response;
  };
}

/** Says to programs where a page is in markdown. */
function addAlternate(c: Context, site: Site, page: SitePage): void {
  if (c.res.status !== 200) return;
  c.res.headers.append("Link", `<${markdownHref(page.slug, site)}>; rel="alternate"; type="text/markdown"`);
  c.res.headers.append("Vary", "Accept");
}
