import { type Context, Hono } from "hono";
import { type RenderOptions, renderNotice } from "#docs-host/pages/render";
import { assetsPath, callsPath } from "#docs-host/site/page-data";
import { type Assets, assetRoute } from "./assets/index.ts";
import { callRoutes } from "./call-routes.ts";
import { discoveryRoute } from "./discovery/discovery-route.ts";
import type { ShowNotice, SiteLogin } from "./login/index.ts";
import { mcpRoute } from "./mcp/mcp-route.ts";
import { pageRoute } from "./page-route.ts";
import { type PreviewCache, previewRoute } from "./preview-route/index.ts";
import { guardPrivateSite } from "./private-site.ts";
import type { SearchIndexes } from "./search/search-route.ts";
import { type SiteEnv, sendPage, sendWrongMethod } from "./send.ts";

/** The dependencies of the routes of a site. */
export interface SiteRoutesDeps {
  readonly assets: Assets;
  readonly direct: boolean;
  readonly login?: SiteLogin | undefined;
  readonly onDrawn: () => void;
  readonly onBug: (error: unknown) => void;
  readonly rendering: Omit<RenderOptions, "nonce"> & { readonly origin: string };
  readonly indexes: SearchIndexes;
  /** Draws the images of pages for link previews, if the operator wants it. */
  readonly previews: PreviewCache | undefined;
}

/** Creates the routes of a site, which is in the bindings of each request: its files, its calls, and its pages. */
export function siteRoutes(deps: SiteRoutesDeps): Hono<SiteEnv> {
  const { assets, login, indexes, previews } = deps;
  const app = new Hono<SiteEnv>();
  const showNotice = noticeRoute(deps.rendering);
  app.use(guardPrivateSite(login, showNotice));
  app.get(`${assetsPath}/:name`, assetRoute(assets));
  app.use(mcpRoute({ login, indexes, origin: deps.rendering.origin, operator: deps.rendering.operator }));
  app.route(
    callsPath,
    callRoutes({ assets, login, indexes, showNotice, runsScripts: deps.rendering.operator.runsScripts === true }),
  );
  if (previews !== undefined) app.get("*", previewRoute({ previews, origin: deps.rendering.origin }));
  app.get("*", discoveryRoute({ login, origin: deps.rendering.origin }), pageRoute(deps));
  app.all("*", sendWrongMethod);
  // Errors are answered where all sites are.
  app.onError((error) => {
    throw error;
  });
  return app;
}

/**
 * Creates the function that answers a request with a notice of the login. It is not cached and sends no referrer: its
 * address may have a provider's code.
 */
const noticeRoute =
  (rendering: Omit<RenderOptions, "nonce">) =>
  (c: Context<SiteEnv>): ShowNotice =>
  ({ status, title, text, link, retryAfter }) => {
    const home = `${c.env.base}/`;
    const shown = { title, text, link: link && { label: link.label, href: link.href ?? home } };
    const response = sendPage(c, status, (nonce) => renderNotice(shown, { ...rendering, nonce }));
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("Referrer-Policy", "no-referrer");
    if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
    return response;
  };
