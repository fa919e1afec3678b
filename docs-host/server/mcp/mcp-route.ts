import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { OperatorSettings } from "#docs-host/site/model";
import { mcpUrl } from "#docs-host/site/page-data";
import { markdownCache } from "../discovery/markdown-cache.ts";
import type { LoginAccess } from "../login/index.ts";
import { readersSite } from "../readers-site.ts";
import type { SearchIndexes } from "../search/search-route.ts";
import { type SiteEnv, sendNotFound } from "../send.ts";
import { asksForEvents } from "./asks-for-events.ts";

/** The dependencies of the endpoint that assistants call. */
export interface McpDeps {
  readonly login: LoginAccess | undefined;
  /** The origin of sites without an address. */
  readonly origin: string;
  readonly indexes: SearchIndexes;
  readonly operator: OperatorSettings;
}

/** Longest request, in bytes. */
const maxBodyLength = 256 * 1024;

/**
 * Creates the handler of `/mcp`: the Model Context Protocol over streamable HTTP, without sessions. Each request is
 * answered by a separate server, as JSON.
 */
export function mcpRoute({ login, origin, indexes, operator }: McpDeps): MiddlewareHandler<SiteEnv> {
  const markdownOf = markdownCache(origin);
  const limit = bodyLimit({
    maxSize: maxBodyLength,
    onError: (c) => refuse(c, 413, `a request has at most ${maxBodyLength} bytes`),
  });
  const answer = async (c: Context<SiteEnv>): Promise<Response> => {
    const loaded = await c.env.source.load();
    if (!loaded.ok) return refuse(c, 503, loaded.error.message);
    const site = readersSite(loaded.site, login, c.req.raw, c.env.loginPlace);
    if (operator.hasMcp !== true || !site.settings.extensions.pageActions.shown.includes("mcp")) {
      return sendNotFound(c, "this site does not answer assistants");
    }
    if (!isOwnOrigin(c)) return refuse(c, 403, "pages of other origins may not call this");
    // The protocol takes a tenth of a second to load, which no other page waits for.
    const [{ answerMessage }, { mcpServer, readMessage }] = await Promise.all([
      import("./answer-message.ts"),
      import("../mcp-tools/index.ts"),
    ]);
    const body = readMessage(await c.req.text());
    // Many calls in one request would take long together.
    if (body === undefined || Array.isArray(body)) return refuse(c, 400, "the body has to be one JSON-RPC message");
    const isShared = loaded.site.forMembers === undefined && loaded.site.isPrivate !== true;
    const tools = { site: () => site, origin, indexes, markdownOf, isShared };
    const response = await answerMessage(c.req.raw, body, mcpServer(tools));
    const headers = new Headers(response.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(response.body, { status: response.status, headers });
  };
  return async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (new URL(c.req.url).pathname !== mcpUrl(c.env.base)) return next();
    // A page of the site may have this address.
    if (isRead && !asksForEvents(c.req.header("Accept"))) return next();
    if (c.req.method !== "POST") return refuseMethod(c);
    let response: Response | undefined;
    const refused = await limit(c, async () => {
      response = await answer(c);
    });
    return refused ?? response;
  };
}

/** There are no sessions that a client could listen to, or end. */
function refuseMethod(c: Context): Response {
  c.header("Allow", "POST");
  return refuse(c, 405, `${c.req.method} is not allowed here; use POST`);
}

/** Programs send no origin; a browser sends the origin of the page. */
function isOwnOrigin(c: Context<SiteEnv>): boolean {
  const named = c.req.header("Origin");
  return named === undefined || named === c.env.loginPlace.origin || named === c.env.pageOrigin;
}

/** Refuses a request in the form of the protocol (JSON-RPC 2.0 §5.1). */
const refuse = (c: Context, status: 400 | 403 | 405 | 413 | 503, message: string): Response =>
  c.json({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }, status);
