import { Hono } from "hono";
import { compress } from "hono/compress";
import { callsPath } from "../app/page-data/index.ts";
import { renderUnavailable } from "../app/render/index.ts";
import type { SiteSource } from "../app/site/index.ts";
import { assetRoute } from "./asset-route.ts";
import type { Assets } from "./assets.ts";
import { callRoutes } from "./call-routes.ts";
import type { SiteLogin } from "./login/index.ts";
import { pageRoute } from "./page-route.ts";
import { plainHeaders } from "./policy.ts";
import { guardPrivateSite } from "./private-site.ts";
import { searchIndexes } from "./search/index.ts";
import { type SiteEnv, sendPage, sendWrongMethod } from "./send.ts";

/** The dependencies and settings of a docs site. */
export interface DocsAppOptions {
  readonly source: SiteSource;
  readonly assets: Assets;
  /** Where the playground sends its requests. */
  readonly proxyUrl: string;
  /** Pages send requests straight to the APIs instead, with credentials; the proxy should then be `probeOnly`. */
  readonly direct?: boolean;
  /** Where readers find the site, such as `http://localhost:4000`, without a slash at the end. */
  readonly origin: string;
  /** The login of readers to the site, if there is one. */
  readonly login?: SiteLogin | undefined;
  /** Called after a page was rendered, which leaves much garbage behind. */
  readonly onDrawn?: () => void;
  /** Called with bugs that ended a response; readers only see that there was one. */
  readonly onBug: (error: unknown) => void;
}

/** A server without a socket: it answers web requests, so that tests and any host can call it. */
export interface DocsApp {
  /** `client` identifies the reader for the rate limits of logins: their address, if it is known. */
  readonly fetch: (request: Request, client?: string) => Promise<Response>;
}

/** The path below which the site's own server calls are. */
export const apiPath = callsPath;

/** Seconds after which an unavailable page may be requested again (RFC 9110 §10.2.3). */
const retrySeconds = "5";

/**
 * Creates the docs site: pages, their files, the form loader and a health check. It sets no cookie but those of a
 * login.
 */
export function createDocsApp(options: DocsAppOptions): DocsApp {
  const { source, assets, proxyUrl, direct = false, origin, login, onDrawn = () => {}, onBug } = options;
  const live = source.notices !== undefined;
  const playgroundStyles = assets.playground.styles;
  const rendering = { assets: assets.page, playgroundStyles, proxyUrl, direct, origin, live, isLoginFor: login?.isFor };
  const indexes = searchIndexes(onBug);
  const app = new Hono<SiteEnv>();

  app.use(compress());
  app.use(plainHeaders());
  app.use(async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.header("Retry-After", retrySeconds);
  });
  app.use(guardPrivateSite({ source, login, calls: apiPath }));
  app.get("/assets/:name", assetRoute(assets));
  app.route(apiPath, callRoutes({ source, assets, login, indexes }));
  app.get("*", pageRoute({ source, assets, direct, login, onDrawn, rendering, indexes }));
  app.all("*", sendWrongMethod);
  app.onError((error, c) => {
    onBug(error);
    const path = new URL(c.req.url).pathname;
    return sendPage(c, 500, (nonce) => renderUnavailable(internalError, path, { ...rendering, nonce }));
  });
  return { fetch: async (request, client = "unknown") => app.fetch(request, { client }) };
}

const internalError = {
  message: "This page could not be rendered because an internal error occurred.",
  advice: "The error was written to the site's log. Other pages may still work.",
};
