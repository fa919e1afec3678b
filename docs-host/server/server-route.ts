import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isObject, own, parseJson } from "#engine/json";
import { readServerUrl } from "#engine/model";
import { type SiteEnv, sendNotFound } from "./send.ts";

/** Refuses larger bodies: a base URL has at most 2,000 characters. */
export const serverBodyLimit = bodyLimit({
  maxSize: 8192,
  onError: (c) => c.json({ error: "TooLarge", message: "the body must be JSON with a base URL" }, 413),
});

/**
 * Creates the handler that sets the base URL of an API, for a site that lets its readers do so
 * (docs/security.md#base-urls-of-readers). Only pages of the site itself may call it.
 */
export async function serverRoute(c: Context<SiteEnv>): Promise<Response> {
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
