import { type Context, type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { etag } from "hono/etag";
import {
  type EndpointList,
  endpointList,
  endpointsAround,
  furtherLanguage,
  type Site,
  type SiteError,
} from "#docs-host/site/model";
import { playgroundMessages } from "#docs-host/site/texts";
import { isObject, own, parseJson } from "#engine/json";
import { readServerUrl } from "#engine/model";
import type { Assets } from "./assets/index.ts";
import { etagOf, type FormAnswer, formLoader } from "./forms.ts";
import {
  loginPaths,
  loginReturnPage,
  loginReturnPath,
  noInjection,
  type ShowNotice,
  type SiteLogin,
} from "./login/index.ts";
import { readersSite } from "./readers-site.ts";
import { type SearchIndexes, searchRoute } from "./search/search-route.ts";
import { type SiteEnv, sendNotFound, sendPage, sendWrongMethod } from "./send.ts";

/** The dependencies of the site's calls. */
export interface CallDeps {
  readonly assets: Pick<Assets, "page">;
  readonly login?: SiteLogin | undefined;
  readonly indexes: SearchIndexes;
  readonly showNotice: (c: Context<SiteEnv>) => ShowNotice;
  /** True if scripts of publishers run on their pages. */
  readonly runsScripts: boolean;
}

/** Creates the routes of the site's own calls. Each is answered to GET and HEAD only, except the one that sets a base URL. */
export function callRoutes({ assets, login, indexes, showNotice, runsScripts }: CallDeps): Hono<SiteEnv> {
  const calls = new Hono<SiteEnv>();
  const answerGet: AnswerGet = (path, ...handlers) => {
    calls.on(["GET"], [path], ...handlers);
    calls.all(path, sendWrongMethod);
  };
  addStatus(answerGet);
  addParts(answerGet, login);
  addMessages(answerGet);
  addFiles(answerGet);
  if (runsScripts) addScripts(answerGet);
  answerGet("/search", etag(), searchRoute({ login, indexes }));
  addLogin(answerGet, assets.page.inline.loginReturn, { login, showNotice });
  calls.on(["PUT"], ["/servers/:apiId"], serverBodyLimit, serverRoute);
  calls.all("*", (c) => sendNotFound(c, "there is no such call"));
  return calls;
}

type AnswerGet = (path: string, ...handlers: Handler<SiteEnv>[]) => void;

/** Adds the calls that report the state of the site. */
function addStatus(answerGet: AnswerGet): void {
  answerGet("/health", async (c) => {
    const answer = await c.env.source.load();
    c.header("Cache-Control", "no-store");
    return answer.ok ? c.json({ status: "ok", definition: answer.site.hash }) : sendUnavailable(c, answer.error);
  });
  answerGet("/changes", async (c) => {
    const { source } = c.env;
    const after = c.req.query("after");
    if (after !== undefined) await source.changes?.after(after);
    const answer = await source.load();
    c.header("Cache-Control", "no-store");
    return c.json({
      definition: answer.ok ? answer.site.hash : "",
      notices: source.notices?.() ?? [],
      diagnostics: source.diagnostics?.(),
      state: source.changes?.state(),
    });
  });
}

/** Adds the calls that load parts of the site: forms, their other sides, and lists of endpoints. */
function addParts(answerGet: AnswerGet, login: SiteLogin | undefined): void {
  const formOf = formLoader((api) => login?.isFor(api) === true);
  const listOf = endpointLists();
  for (const side of ["forms", "answers", "templates", "channels"] as const) {
    const missing = side === "channels" ? "there is no such channel here" : "there is no such endpoint here";
    answerGet(`/${side}/:apiId/:endpointId`, etag(), async (c) => {
      const answer = await c.env.source.load();
      if (!answer.ok) return sendUnavailable(c, answer.error);
      const { apiId = "", endpointId = "" } = c.req.param();
      return sendPart(
        c,
        formOf(readersSite(answer.site, login, c.req.raw, c.env.loginPlace), side, apiId, endpointId),
        missing,
      );
    });
  }
  answerGet("/endpoints/:language?", etag(), async (c) => {
    const answer = await c.env.source.load();
    if (!answer.ok) return sendUnavailable(c, answer.error);
    const site = readersSite(answer.site, login, c.req.raw, c.env.loginPlace);
    return sendJson(c, listOf(site, c.req.query("around"), c.req.param("language")));
  });
}

/** Adds the messages of playgrounds in languages other than English. */
function addMessages(answerGet: AnswerGet): void {
  answerGet("/messages/:language", etag(), (c) => {
    const messages = playgroundMessages(c.req.param("language") ?? "");
    if (messages === undefined) return sendNotFound(c, "there are no messages in this language");
    const text = JSON.stringify(messages);
    return sendJson(c, { text, etag: etagOf(text) });
  });
}

/** Adds the uploaded files of a site. */
function addFiles(answerGet: AnswerGet): void {
  answerGet("/files/:fileId", async (c) => {
    const { fileId = "" } = c.req.param();
    const answer = await c.env.source.load();
    if (!answer.ok) return sendUnavailable(c, answer.error);
    const file = await c.env.source.file?.(fileId, c.req.raw.headers);
    return file ?? sendNotFound(c, "there is no such file here");
  });
}

/** Adds the uploaded scripts of a publisher: those files alone that the settings of the site name as scripts. */
function addScripts(answerGet: AnswerGet): void {
  answerGet("/scripts/:fileId", async (c) => {
    const { fileId = "" } = c.req.param();
    const answer = await c.env.source.load();
    if (!answer.ok) return sendUnavailable(c, answer.error);
    const { scripts } = answer.site.settings.extensions;
    const isScript = scripts.some((script) => script.kind === "file" && script.file === fileId);
    const file = isScript ? await c.env.source.file?.(fileId, new Headers()) : undefined;
    if (file === undefined) return sendNotFound(c, "there is no such script here");
    const headers = new Headers(file.headers);
    headers.set("Content-Type", "text/javascript; charset=utf-8");
    headers.delete("Content-Disposition");
    return new Response(file.body, { status: file.status, headers });
  });
}

/** Adds where providers send readers back to, and the login to the site, if there is one. */
function addLogin(
  answerGet: AnswerGet,
  returnScript: string,
  { login, showNotice }: Pick<CallDeps, "login" | "showNotice">,
): void {
  // Its address has the provider's code, so it is not cached and sends no referrer.
  answerGet(`/${loginReturnPath}`, (c) => {
    const answer = sendPage(c, 200, (nonce) => loginReturnPage(returnScript, nonce));
    answer.headers.set("Cache-Control", "no-store");
    answer.headers.set("Referrer-Policy", "no-referrer");
    return answer;
  });
  answerGet(`/${loginPaths.injection}`, async (c) =>
    login === undefined ? noInjection() : login.answer("injection", c.req.raw, { ...c.env, showNotice: showNotice(c) }),
  );
  if (login === undefined) return;
  for (const path of ["login", "callback", "logout", "loggedOut"] as const) {
    answerGet(`/${loginPaths[path]}`, (c) => login.answer(path, c.req.raw, { ...c.env, showNotice: showNotice(c) }));
  }
}

/** Sends a part of the site, or 404 if there is none. */
function sendPart(c: Context, part: FormAnswer | undefined, missing: string): Response {
  return part === undefined ? sendNotFound(c, missing) : sendJson(c, part);
}

/** Sends a part of the site as JSON; its `etag` changes only when it does. */
function sendJson(c: Context, part: FormAnswer): Response {
  c.header("Cache-Control", "no-cache");
  c.header("ETag", part.etag);
  c.header("Content-Type", "application/json; charset=utf-8");
  return c.body(part.text);
}

const sendUnavailable = (c: Context<SiteEnv>, { message, advice }: SiteError): Response =>
  c.json({ error: "Unavailable", message, advice }, 503);

/**
 * Returns the list of a site's endpoints as JSON, or the part of it around the page at an address. The list is created
 * once for a site and a language; without another language of the site, it links to the pages in the first language.
 */
function endpointLists(): (site: Site, around: string | undefined, language?: string) => FormAnswer {
  const made = new WeakMap<Site, Map<string | undefined, EndpointList>>();
  return (site, around, wanted = "") => {
    const language = furtherLanguage(site, wanted);
    const lists = made.get(site) ?? new Map<string | undefined, EndpointList>();
    made.set(site, lists);
    const list = lists.get(language) ?? endpointList(site, language);
    lists.set(language, list);
    const text = JSON.stringify(around === undefined ? list : endpointsAround(list, around));
    return { text, etag: etagOf(text) };
  };
}

/** Refuses larger bodies: a base URL has at most 2,000 characters. */
const serverBodyLimit = bodyLimit({
  maxSize: 8192,
  onError: (c) => c.json({ error: "TooLarge", message: "the body must be JSON with a base URL" }, 413),
});

/**
 * Creates the handler that sets the base URL of an API, for a site that lets its readers do so
 * (docs/security.md#base-urls-of-readers). Only pages of the site itself may call it.
 */
async function serverRoute(c: Context<SiteEnv>): Promise<Response> {
  const { source } = c.env;
  c.header("Cache-Control", "no-store");
  const answer = await source.load();
  const { apiId = "" } = c.req.param();
  if (!answer.ok || source.setServer === undefined || answer.site.servers?.has(apiId) !== true) {
    return sendNotFound(c, "no API here has a base URL that can be set");
  }
  if (!isOwnPage(c)) return c.json({ error: "Forbidden", message: "only a page of this site may set it" }, 403);
  const body = parseJson(await c.req.text());
  const url = body.ok && isObject(body.value) ? own(body.value, "url") : undefined;
  if (typeof url !== "string") return refused(c, 'the body must be JSON with a base URL: {"url": "…"}');
  if (url.trim() === "") {
    await source.setServer(apiId, undefined);
    return c.json({ url: "" });
  }
  const read = readServerUrl(url);
  if (!read.ok) return refused(c, read.error);
  await source.setServer(apiId, read.url);
  return c.json({ url: read.url });
}

const refused = (c: Context, message: string): Response => c.json({ error: "InvalidServer", message }, 400);

/**
 * Returns true if a request comes from a page of this host. Its type makes browsers ask first, and no other page gets
 * the permission (Fetch, "CORS-safelisted request-header").
 */
function isOwnPage(c: Context): boolean {
  const origin = c.req.header("origin");
  const type = c.req.header("content-type") ?? "";
  return origin === new URL(c.req.url).origin && /^application\/json(?:;|$)/i.test(type);
}
