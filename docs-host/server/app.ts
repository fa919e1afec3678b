import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { listViewOf } from "#ui/reference";
import { explorerParameter, formUrl, injectionUrl } from "../app/pages/playground-data.ts";
import { renderUnavailable } from "../app/render.tsx";
import { hrefOf } from "../app/site/site.ts";
import type { SiteSource } from "../app/site/source.ts";
import type { Assets } from "./assets.ts";
import { endpointLists } from "./endpoint-lists.ts";
import { originsOf } from "./environments.ts";
import { type FormAnswer, formLoader } from "./forms.ts";
import { loginPaths, noInjection, type SiteLogin } from "./login/index.ts";
import { loginReturnPage, loginReturnPath } from "./login-return.ts";
import { pageCache } from "./page-cache.ts";
import { contentSecurityPolicy, plainHeaders } from "./policy.ts";

/** The dependencies and settings of a docs site. */
export interface DocsAppOptions {
  readonly source: SiteSource;
  readonly assets: Assets;
  /** Where the playground sends its requests. */
  readonly proxyUrl: string;
  /** Pages send requests straight to the APIs instead, with credentials; the proxy should then be `lookOnly`. */
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
  /** `client` is whom a login is counted for: the reader's address, as far as it is known. */
  readonly fetch: (request: Request, client?: string) => Promise<Response>;
}

/** The path below which the site's own server calls are. */
export const apiPath = "/api/callboard-docs";

/** Makes the docs site: pages, their files, the form loader and a health check. It sets no cookie but those of a login. */
export function createDocsApp(options: DocsAppOptions): DocsApp {
  const { source, assets, proxyUrl, direct = false, origin, login, onDrawn = () => {}, onBug } = options;
  const live = source.notices !== undefined;
  const playgroundStyles = assets.playground.styles;
  const rendering = { assets: assets.page, playgroundStyles, proxyUrl, direct, origin, live, isLoginFor: login?.isFor };
  const pages = pageCache(rendering, onDrawn);
  const formOf = formLoader((api) => login?.isFor(api) === true);
  const listOf = endpointLists();
  const app = new Hono<{ Bindings: { readonly client: string } }>();

  app.use(compress());
  app.use(async (c, next) => {
    await next();
    // An answer that says more of itself knows better, such as one whose own address is a secret.
    for (const [name, value] of Object.entries(plainHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
    // RFC 9110 §10.2.3, in seconds.
    if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.header("Retry-After", "5");
  });

  const sendPage = (
    c: Context,
    status: 200 | 404 | 500 | 503,
    draw: (nonce: string) => string,
    connect: readonly string[] = [],
  ): Response => {
    const nonce = randomBytes(16).toString("base64");
    c.header("Content-Security-Policy", contentSecurityPolicy(nonce, connect));
    c.header("Cache-Control", "no-cache");
    return c.html(draw(nonce), status);
  };

  app.get("/assets/:name", async (c) => {
    const asset = await assets.read(c.req.param("name"), c.req.header("Accept-Encoding"));
    if (asset === undefined) return c.json({ error: "NotFound", message: "there is no such file" }, 404);
    // Names contain a hash of the content, so the content of a name never changes.
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Type", asset.contentType);
    c.header("Vary", "Accept-Encoding");
    if (asset.encoding !== undefined) c.header("Content-Encoding", asset.encoding);
    return c.body(asset.bytes);
  });

  app.get(`${apiPath}/health`, async (c) => {
    const answer = await source.load();
    c.header("Cache-Control", "no-store");
    return answer.ok ? c.json({ status: "ok", definition: answer.site.hash }) : c.json(failure(answer.fault), 503);
  });

  app.get(`${apiPath}/changes`, async (c) => {
    const answer = await source.load();
    c.header("Cache-Control", "no-store");
    return c.json({ definition: answer.ok ? answer.site.hash : "", notices: source.notices?.() ?? [] });
  });

  /** Gives a part of the site as JSON; `etag` changes only when it does. */
  const sendPart = (c: Context, part: FormAnswer | undefined, missing: string): Response => {
    if (part === undefined) return c.json({ error: "NotFound", message: missing }, 404);
    c.header("Cache-Control", "no-cache");
    c.header("ETag", part.etag);
    if (c.req.header("If-None-Match")?.replace(/^W\//, "") === part.etag) return c.body(null, 304);
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(part.text);
  };

  for (const side of ["forms", "answers", "templates", "channels"] as const) {
    app.get(`${apiPath}/${side}/:apiId/:endpointId`, async (c) => {
      const answer = await source.load();
      if (!answer.ok) return c.json(failure(answer.fault), 503);
      const form = formOf(answer.site, side, c.req.param("apiId"), c.req.param("endpointId"));
      return sendPart(
        c,
        form,
        side === "channels" ? "there is no such channel here" : "there is no such endpoint here",
      );
    });
  }

  app.get(`${apiPath}/endpoints/:apiId`, async (c) => {
    const answer = await source.load();
    if (!answer.ok) return c.json(failure(answer.fault), 503);
    return sendPart(c, listOf(answer.site, c.req.param("apiId"), c.req.query("around")), "there is no such API here");
  });

  // Its address holds the code that a provider has just given, so nothing keeps it or hears of it.
  app.get(`${apiPath}/${loginReturnPath}`, (c) => {
    const answer = sendPage(c, 200, loginReturnPage);
    answer.headers.set("Cache-Control", "no-store");
    answer.headers.set("Referrer-Policy", "no-referrer");
    return answer;
  });

  app.get(`${apiPath}/${loginPaths.injection}`, async (c) =>
    login === undefined ? noInjection() : login.answer("injection", c.req.raw, c.env.client),
  );
  if (login !== undefined) {
    for (const path of ["login", "callback", "logout", "loggedOut"] as const) {
      app.get(`${apiPath}/${loginPaths[path]}`, (c) => login.answer(path, c.req.raw, c.env.client));
    }
  }

  const wrongMethod = (c: Context): Response => {
    c.header("Allow", "GET, HEAD");
    return c.json({ error: "MethodNotAllowed", message: `${c.req.method} is not answered here; GET is` }, 405);
  };
  for (const call of [
    "health",
    "changes",
    "forms/:apiId/:endpointId",
    "answers/:apiId/:endpointId",
    "channels/:apiId/:endpointId",
    "endpoints/:apiId",
    loginReturnPath,
    loginPaths.injection,
    ...(login === undefined ? [] : [loginPaths.login, loginPaths.callback, loginPaths.logout, loginPaths.loggedOut]),
  ]) {
    app.all(`${apiPath}/${call}`, wrongMethod);
  }
  app.all(`${apiPath}/*`, (c) => c.json({ error: "NotFound", message: "there is no such call" }, 404));

  app.get("*", async (c) => {
    const path = new URL(c.req.url).pathname;
    const answer = await source.load();
    if (!answer.ok) {
      const { fault } = answer;
      return sendPage(c, 503, (nonce) => renderUnavailable(fault, path, { ...rendering, nonce }));
    }
    const { site } = answer;
    const slug = slugOf(path);
    if (slug === undefined) return sendPage(c, 404, (nonce) => pages.notFound(site, path, nonce));
    const target = site.redirects.get(slug);
    if (target !== undefined && target !== slug && !site.pages.has(slug)) return c.redirect(hrefOf(target), 302);
    if (!site.pages.has(slug)) return sendPage(c, 404, (nonce) => pages.notFound(site, path, nonce));
    if (path !== hrefOf(slug) && path.endsWith("/")) return c.redirect(hrefOf(slug) + new URL(c.req.url).search, 308);
    const page = site.pages.get(slug);
    const isAsked = c.req.query(explorerParameter) === "true";
    const isOpen = page?.kind === "endpoint" && isAsked;
    if (isAsked && (page?.kind === "endpoint" || page?.kind === "channel")) {
      const api = site.apis.get(page.apiId);
      const asks = api !== undefined && login?.isFor(api) === true ? [injectionUrl] : [];
      const form =
        page.kind === "channel"
          ? formUrl(page.apiId, page.channelId, "channels")
          : formUrl(page.apiId, page.endpointId);
      c.header("Link", preloads(assets, [form, ...asks], isOpen));
    }
    const isTried = page?.kind === "endpoint" || page?.kind === "channel";
    const connect = direct && isTried ? originsOf(site, page.apiId) : [];
    const list = listViewOf(new URL(c.req.url).searchParams);
    const shown = await (list === undefined ? pages.page(site, slug, isOpen) : pages.view(site, slug, isOpen, list));
    if (shown === "busy") {
      const again = path + new URL(c.req.url).search;
      return sendPage(c, 503, (nonce) => renderUnavailable(tooManyViews, again, { ...rendering, nonce }));
    }
    return sendPage(c, 200, (nonce) => shown?.(nonce) ?? pages.notFound(site, path, nonce), connect);
  });

  app.all("*", wrongMethod);

  app.onError((error, c) => {
    onBug(error);
    const fault = {
      message: "This page could not be drawn because of a fault in the site itself.",
      advice: "The fault has been written to the site's log. Other pages may well work.",
    };
    const path = new URL(c.req.url).pathname;
    return sendPage(c, 500, (nonce) => renderUnavailable(fault, path, { ...rendering, nonce }));
  });

  return { fetch: async (request, client = "unknown") => app.fetch(request, { client }) };
}

/**
 * Has browsers fetch what an open playground needs while the page is still on its way, all at once; the page's own
 * script, which asks for the rest, first. Styles that the page does not name itself, unless it is `drawn`, are asked for by
 * its script, which does so without credentials: a browser takes what was preloaded only for a request of the same mode.
 */
const preloads = ({ page, playground }: Assets, calls: readonly string[], drawn: boolean): string =>
  [
    ...[page.script, ...playground.scripts].map((href) => `<${href}>; rel=modulepreload`),
    ...calls.map((href) => `<${href}>; rel=preload; as=fetch; crossorigin=anonymous`),
    ...page.styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...playground.styles.map((href) => `<${href}>; rel=preload; as=style${drawn ? "" : "; crossorigin=anonymous"}`),
  ].join(", ");

const tooManyViews = {
  message: "Too many parts of long lists are being made at the moment.",
  advice: "Try again in a few seconds. All other pages can be read meanwhile.",
};

const failure = ({ message, advice }: { readonly message: string; readonly advice: string }) => ({
  error: "Unavailable",
  message,
  advice,
});

/** The slug that a path names, without slashes at its ends; nothing when it is not properly encoded. */
function slugOf(path: string): string | undefined {
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
