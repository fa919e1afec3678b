import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { renderUnavailable } from "#docs-host/pages/render";
import { callsPath, mcpUrl } from "#docs-host/site/page-data";
import { prefersMarkdown } from "../discovery/prefers-markdown.ts";
import type { StoredSite } from "../hosting/index.ts";
import type { LoginPlace, SiteLogin } from "../login/index.ts";
import { asksForEvents, eventStreamType } from "../mcp/asks-for-events.ts";
import { type PreviewCache, previewFiles, sendPreview } from "../preview-route/index.ts";
import { type HostEnv, matches, sendNotFound, sendPacked, sendPage } from "../send.ts";
import type { SentAnswer, SentRequest } from "./messages.ts";
import type { Rendering } from "./rendering.ts";
import type { SiteThreads } from "./site-threads.ts";

/** The dependencies of requests to sites in threads. */
export interface ThreadRouteDeps {
  readonly threads: SiteThreads;
  readonly login: SiteLogin | undefined;
  readonly rendering: Rendering;
  readonly previews: PreviewCache | undefined;
  /** Serves an uploaded file; undefined if there is none. */
  readonly file: (fileId: string, headers: Headers) => Promise<Response | undefined>;
}

/** A site in threads, and where its readers log in. */
export interface ThreadedSite {
  readonly stored: StoredSite;
  readonly name: string | undefined;
  readonly loginPlace: LoginPlace;
  /** The origin of its pages. */
  readonly pageOrigin: string;
}

/** Longest body that is read, in bytes; no call of a site takes a longer one. */
const maxOfBody = 256 * 1024;

/** Seconds until a request is tried again while too many wait. */
const busySeconds = 5;

/**
 * Creates the function that answers requests to sites in threads. This thread reads no contents of publishers: it sends
 * rendered pages from the threads, and unchanged files.
 */
export function threadRoute(deps: ThreadRouteDeps): (c: Context<HostEnv>, site: ThreadedSite) => Promise<Response> {
  const { threads, login } = deps;
  return async (c, site) => {
    const { pathname, search } = new URL(c.req.url);
    const { stored, name, loginPlace, pageOrigin } = site;
    const answered = await threads.answer({
      ...{ site: stored, name, loginPlace, pageOrigin, request: await sentRequest(c, stored.base) },
      isLoggedIn: login?.isLoggedIn(c.req.raw, loginPlace) === true,
      loginHref: login?.addressFor(pathname + search, loginPlace),
    });
    if (c.req.method === "HEAD" && "rest" in answered) await answered.rest?.cancel();
    if (answered.kind === "answer") return send(c, site, answered, deps);
    const isFailed = answered.kind === "failed";
    return sendUnavailable(
      c,
      stored.base,
      isFailed ? answered.retrySeconds : busySeconds,
      isFailed ? failed : busy,
      deps,
    );
  };
}

/** Returns a request without credentials. All readers send the same one for a page, so that they share an answer. */
async function sentRequest(c: Context, base: string): Promise<SentRequest> {
  const { url, method } = c.req;
  if (method === "GET" || method === "HEAD") {
    const given = c.req.header("accept");
    const accept = prefersMarkdown(given) ? "text/markdown" : asksForEvents(given) ? eventStreamType : "*/*";
    return { url, method: "GET", headers: [["accept", accept]] };
  }
  const names = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "origin"];
  const headers = names.flatMap((name) => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const isMessage = method === "POST" && new URL(url).pathname === mcpUrl(base);
  const body = isMessage ? await bodyOf(c.req.raw) : undefined;
  return {
    url,
    method,
    body,
    headers: body === undefined ? headers : [...headers, ["content-length", `${body.length}`]],
  };
}

/** Reads a body; of one that is too long, as much as shows that it is. */
async function bodyOf({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader !== undefined && length <= maxOfBody) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
    length += value.length;
  }
  await reader?.cancel();
  return Buffer.concat(chunks).subarray(0, maxOfBody + 1);
}

/** Sends what a thread has rendered. */
async function send(
  c: Context<HostEnv>,
  { stored }: ThreadedSite,
  { answer, rest }: { readonly answer: SentAnswer; readonly rest?: ReadableStream<Uint8Array> },
  { file, previews }: ThreadRouteDeps,
): Promise<Response> {
  const { status, headers, content } = answer;
  for (const [name, value] of headers) c.header(name, value, { append: true });
  const cacheControl = c.res.headers.get("cache-control");
  const own = cacheControl?.startsWith("private") === true ? cacheControl : undefined;
  const withOwn = (response: Response): Response => {
    if (own !== undefined) response.headers.set("Cache-Control", own);
    return response;
  };
  switch (content.kind) {
    case "page":
      return withOwn(sendPacked(c, content.page, content.origins));
    case "preview":
      if (previews === undefined) return sendNotFound(c, "there is no such image here");
      return withOwn(
        sendPreview(c, await previews(content.image, () => previewFiles(content.image, { file }), stored.hosted.orgId)),
      );
    case "file": {
      const found = await file(content.fileId, c.req.raw.headers);
      if (found === undefined) return sendNotFound(c, "there is no such file here");
      return withOwn(new Response(found.body, { status: found.status, headers: found.headers }));
    }
    case "bytes":
    case "stream": {
      const tag = c.res.headers.get("etag");
      const isKnown = tag !== null && matches(c.req.header("If-None-Match"), tag.replace(/^(?!W\/)/, "W/"));
      if (status === 200 && isKnown) return c.body(null, 304);
      c.status(status as ContentfulStatusCode); // one that the routes of a site have given a body
      if (c.req.method === "HEAD") return c.body(null);
      if (content.kind === "stream") return c.body(joined(content.bytes, rest));
      return content.bytes.length === 0 ? c.body(null) : c.body(content.bytes);
    }
  }
}

/** Returns a stream of bytes and of the rest behind them. */
function joined(first: Uint8Array<ArrayBuffer>, rest: ReadableStream<Uint8Array> | undefined): ReadableStream {
  const reader = rest?.getReader();
  let isFirst = true;
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = isFirst ? { done: false, value: first } : ((await reader?.read()) ?? { done: true });
      isFirst = false;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => reader?.cancel(),
  });
}

const failed = {
  message: "Rendering it takes too long, or too much memory.",
  advice: "Its authors can divide it into smaller pages. All other pages are available.",
};

const busy = {
  message: "Too many pages are being rendered at the moment.",
  advice: "Try again in a few seconds.",
};

/** Answers for a page that can't be rendered now, and says when to try again. */
function sendUnavailable(
  c: Context<HostEnv>,
  base: string,
  seconds: number,
  error: typeof busy,
  { rendering }: ThreadRouteDeps,
): Response {
  const { pathname, search } = new URL(c.req.url);
  c.header("Retry-After", String(seconds));
  if (pathname.startsWith(`${base}${callsPath}/`) || c.req.method !== "GET") {
    c.header("Cache-Control", "no-store");
    return c.json({ error: "Unavailable", message: `${error.message} ${error.advice}` }, 503);
  }
  return sendPage(c, 503, (nonce) => renderUnavailable(error, pathname + search, { ...rendering, nonce }, "page"));
}
