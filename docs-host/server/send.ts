import { hash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { PreviewImage } from "#docs-host/pages/preview-image";
import type { SiteSource } from "#docs-host/site/model";
import type { LiveCheckSource } from "./live-checks/index.ts";
import type { LoginPlace } from "./login/index.ts";
import { gzipPage, plainPage } from "./page-cache/packed-page.ts";
import type { RenderedPage } from "./page-cache/page-cache.ts";
import { contentSecurityPolicy, type PageOrigins } from "./policy.ts";

/** Who sent a request. */
export interface ClientBindings {
  /** Whom a login is counted for. */
  readonly client: string;
  /** The scheme that the client used, if it is known. */
  readonly scheme: "http" | "https" | undefined;
}

/** The site of a request. */
export interface SiteBindings extends ClientBindings {
  readonly source: SiteSource;
  /** The path of the site on its host. */
  readonly base: string;
  /** The origin at which readers see the requested host. */
  readonly pageOrigin: string;
  /** Where readers of this site log in. */
  readonly loginPlace: LoginPlace;
  /** The results of the watches of this site, if the operator shows them. */
  readonly liveChecks?: LiveCheckSource | undefined;
  /** Receives content in place of the response, which is then completed elsewhere (`site-threads/`). */
  readonly take?: ((content: DeferredContent) => void) | undefined;
}

/** Content that a response is completed with where it is sent. */
export type DeferredContent =
  | { readonly kind: "page"; readonly page: RenderedPage; readonly origins: PageOrigins }
  | { readonly kind: "file"; readonly fileId: string }
  | { readonly kind: "preview"; readonly image: PreviewImage };

/** A request to a server of sites. */
export type HostEnv = { readonly Bindings: ClientBindings };
/** A request to a site. */
export type SiteEnv = { readonly Bindings: SiteBindings };

/** Sends a page, which may load from other origins than its own. */
export function sendPage(
  c: Context,
  status: 200 | 400 | 403 | 404 | 410 | 429 | 500 | 503,
  draw: (nonce: string) => string,
  origins: PageOrigins = {},
): Response {
  const nonce = randomBytes(16).toString("base64");
  c.header("Content-Security-Policy", contentSecurityPolicy(nonce, origins));
  c.header("Cache-Control", "no-cache");
  return c.html(draw(nonce), status);
}

/**
 * Sends a page that is packed, or 304 to a reader who has it: a browser then shows its copy with the nonce and the policy
 * that came with it (RFC 9111 §3.2), so this response has no policy.
 */
export function sendPacked(c: Context, page: RenderedPage, origins: PageOrigins = {}): Response {
  const { take }: Pick<SiteBindings, "take"> = c.env;
  if (take !== undefined) {
    take({ kind: "page", page, origins });
    return c.body(null);
  }
  const policy = hash("sha256", contentSecurityPolicy("", origins), "base64url").slice(0, 8);
  // Weak, since each response has its own nonce.
  const tag = `W/"${page.tag}${policy}"`;
  c.header("Cache-Control", "no-cache");
  c.header("ETag", tag);
  c.header("Vary", "Accept-Encoding", { append: true });
  if (matches(c.req.header("If-None-Match"), tag)) return c.body(null, 304);
  const nonce = randomBytes(16).toString("base64");
  c.header("Content-Security-Policy", contentSecurityPolicy(nonce, origins));
  c.header("Content-Type", "text/html; charset=UTF-8");
  const isGzip = accepts(c, { header: "Accept-Encoding", supports: ["gzip"], default: "identity" }) === "gzip";
  if (isGzip) c.header("Content-Encoding", "gzip");
  const bytes = isGzip ? gzipPage(page, nonce) : plainPage(page, nonce);
  c.header("Content-Length", String(bytes.length));
  return c.body(bytes);
}

/** Compares the condition of a request weakly with a weak tag (RFC 9110 §13.1.2). */
export const matches = (condition: string | undefined, tag: string): boolean =>
  condition?.split(",").some((one) => one.trim().replace(/^(?!W\/)/, "W/") === tag) ?? false;

/** Sends an error of a call as JSON, with a sentence about it. */
export const sendNotFound = (c: Context, message: string): Response => c.json({ error: "NotFound", message }, 404);

/** Answers a request by a method other than GET and HEAD. */
export function sendWrongMethod(c: Context): Response {
  c.header("Allow", "GET, HEAD");
  return c.json({ error: "MethodNotAllowed", message: `${c.req.method} is not allowed here; use GET` }, 405);
}
