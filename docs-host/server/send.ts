import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { contentSecurityPolicy, type PageOrigins } from "./policy.ts";

/** The bindings of a request: `client` is whom a login is counted for. */
export type SiteEnv = { readonly Bindings: { readonly client: string } };

/** Sends a page, which may load from other origins than its own. */
export function sendPage(
  c: Context,
  status: 200 | 404 | 500 | 503,
  draw: (nonce: string) => string,
  origins: PageOrigins = {},
): Response {
  const nonce = randomBytes(16).toString("base64");
  c.header("Content-Security-Policy", contentSecurityPolicy(nonce, origins));
  c.header("Cache-Control", "no-cache");
  return c.html(draw(nonce), status);
}

/** Sends an error of a call as JSON, with a sentence about it. */
export const sendNotFound = (c: Context, message: string): Response => c.json({ error: "NotFound", message }, 404);

/** Answers a request by a method other than GET and HEAD. */
export function sendWrongMethod(c: Context): Response {
  c.header("Allow", "GET, HEAD");
  return c.json({ error: "MethodNotAllowed", message: `${c.req.method} is not allowed here; use GET` }, 405);
}
