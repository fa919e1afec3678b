import { Hono } from "hono";
import { compress } from "hono/compress";
import { renderUnavailable } from "#docs-host/pages/render";
import type { OperatorSettings, SiteSource } from "#docs-host/site/model";
import { assetsPath, callsPath } from "#docs-host/site/page-data";
import { type Assets, assetRoute } from "./assets/index.ts";
import { hostRoute } from "./host-route.ts";
import type { Sites } from "./hosting/index.ts";
import { type LiveCheckSource, linkedSource } from "./live-checks/index.ts";
import { loginPaths, loginReturnPath, type SiteLogin } from "./login/index.ts";
import { plainHeaders } from "./policy.ts";
import { type DrawPreview, previewCache } from "./preview-route/index.ts";
import { belowBase, originAt, placeOf } from "./request-place.ts";
import { searchIndexes } from "./search/search-route.ts";
import { type HostEnv, type SiteBindings, sendPage } from "./send.ts";
import { siteRoutes } from "./site-routes.ts";
import { renderingOf } from "./site-threads/rendering.ts";
import type { SiteThreads } from "./site-threads/site-threads.ts";
import { threadRoute } from "./site-threads/thread-route.ts";

/** The dependencies and settings of docs sites. */
export interface DocsAppOptions {
  readonly sites: Sites;
  readonly assets: Assets;
  /** Where the playground sends its requests, below the path of its site. */
  readonly proxyUrl: string;
  /** Pages send requests straight to the APIs instead, with credentials; the proxy should then be `probeOnly`. */
  readonly direct?: boolean;
  /** Channels connect straight to the APIs, since this server takes no WebSocket connections. */
  readonly directChannels?: boolean;
  /** The operator's own origin, such as `http://localhost:4000`, without a slash at the end. */
  readonly origin: string;
  /** Settings of the operator for the pages of all sites. */
  readonly operator?: OperatorSettings;
  /** The login of readers to the sites, if there is one. */
  readonly login?: SiteLogin | undefined;
  /** True if open pages load again as soon as their site has changed, as authors want it. */
  readonly live?: boolean;
  /** Draws the images of pages for link previews, beside other work; none are drawn if absent. */
  readonly drawPreview?: DrawPreview | undefined;
  /**
   * Returns the results of watches that a site shows, by its name, see `ShownSite`; undefined for a site that shows none.
   * No site shows any if absent.
   */
  readonly liveChecksOf?: ((name: string | undefined) => LiveCheckSource | undefined) | undefined;
  /** Loads and renders sites with content in other threads, and serves their files. */
  readonly threads?:
    | (SiteThreads & { readonly file: (fileId: string, headers: Headers) => Promise<Response | undefined> })
    | undefined;
  /** Called after a page was rendered, which leaves much garbage behind. */
  readonly onDrawn?: () => void;
  /** Called with bugs that ended a response; readers only see that there was one. */
  readonly onBug: (error: unknown) => void;
}

/** The sender of a request, as far as known. */
export interface Client {
  /** Identifies the reader for the rate limits of logins. */
  readonly address?: string;
  readonly scheme?: "http" | "https" | undefined;
}

/** A server without a socket: it answers web requests, so that tests and any host can call it. */
export interface DocsApp {
  readonly fetch: (request: Request, client?: Client) => Promise<Response>;
}

/** The path below which a site's own server calls are. */
export const apiPath = callsPath;

/** Seconds after which an unavailable page may be requested again (RFC 9110 §10.2.3). */
const retrySeconds = "5";

/**
 * Creates docs sites: pages, their files, the form loader and a health check, each below the path of its site. They set
 * no cookies except for login.
 */
export function createDocsApp(options: DocsAppOptions): DocsApp {
  const { sites, assets, direct = false, origin, login, threads } = options;
  const { onDrawn = () => {}, onBug, drawPreview, liveChecksOf } = options;
  const shared = renderingOf({ ...options, drawsPreviews: drawPreview !== undefined });
  const rendering = { ...shared, isLoginFor: login?.isFor };
  const app = new Hono<HostEnv>();
  const indexes = searchIndexes(onBug);
  const previews = drawPreview === undefined ? undefined : previewCache(drawPreview, onBug);
  const site = siteRoutes({ assets, direct, login, onDrawn, onBug, rendering, indexes, previews });
  const answerHost = hostRoute({ sites, assets, rendering });
  const answerThreaded = threads && threadRoute({ threads, login, rendering: shared, previews, file: threads.file });

  app.use(compress());
  app.use(plainHeaders());
  app.use(async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.header("Retry-After", retrySeconds);
  });
  app.get(`${assetsPath}/:name`, assetRoute(assets));
  app.all("*", async (c) => {
    const place = placeOf(c.req.url);
    // The provider of a login knows one address of this server.
    const isReturn = returnPaths.has(place.path) && place.host === new URL(origin).host;
    const located = isReturn ? ({ kind: "nothing" } as const) : await sites.locate(place);
    if (located.kind !== "site" && !isReturn) return answerHost(c, located);
    const { content, base, isGuest, isUnlisted, name } = located.kind === "site" ? located.site : noSite;
    const pageOrigin = originAt(place, c.env.scheme, origin);
    const loginPlace = { origin: isGuest ? origin : pageOrigin, base };
    const answerHere = async (own: SiteSource): Promise<Response> => {
      const liveChecks = located.kind === "site" ? liveChecksOf?.(name) : undefined;
      const source = liveChecks === undefined ? own : linkedSource(own);
      const env: SiteBindings = { ...c.env, source, base, pageOrigin, loginPlace, liveChecks };
      return site.fetch(belowBase(c.req.raw, place, base), env);
    };
    const response =
      content.kind === "source"
        ? await answerHere(content.source)
        : answerThreaded === undefined || isWithoutSite(place.path.slice(base.length))
          ? await answerHere(missingSource)
          : await answerThreaded(c, { stored: content.stored, name, pageOrigin, loginPlace });
    if (isUnlisted) response.headers.set("X-Robots-Tag", "noindex");
    return response;
  });
  app.onError((error, c) => {
    onBug(error);
    const path = new URL(c.req.url).pathname;
    return sendPage(c, 500, (nonce) => renderUnavailable(internalError, path, { ...rendering, nonce }, "page"));
  });
  return {
    fetch: async (request, { address: client = "unknown", scheme } = {}) => app.fetch(request, { client, scheme }),
  };
}

/** Where the provider of a login sends readers back to. */
const returnPaths: ReadonlySet<string> = new Set(
  [loginPaths.callback, loginPaths.loggedOut].map((path) => `${callsPath}/${path}`),
);

/** Returns true for the path of a call that is the same for all sites: files of pages, and the calls of a login. */
const isWithoutSite = (path: string): boolean =>
  path.startsWith("/assets/") ||
  [...Object.values(loginPaths), loginReturnPath].some((one) => path === `${callsPath}/${one}`);

const internalError = {
  message: "An internal error occurred while it was rendered.",
  advice: "The error was written to the log of the server. Other pages may still work.",
};

const missingSource: SiteSource = { load: async () => ({ ok: false, error: internalError }) };

/** The end of a login needs no site. */
const noSite = {
  name: undefined,
  content: { kind: "source", source: missingSource },
  base: "",
  isGuest: true,
  isOwn: false,
  isUnlisted: false,
} as const;
