import type { Context, MiddlewareHandler } from "hono";
import { pageOfPreview, previewImage } from "#docs-host/pages/preview-image";
import { findPage } from "../find-page.ts";
import { matches, type SiteEnv } from "../send.ts";
import type { DrawnPreview, PreviewCache, UnavailablePreview } from "./preview-cache.ts";
import { previewFiles } from "./preview-files.ts";

/** The dependencies of the images of pages. */
export interface PreviewRouteDeps {
  readonly previews: PreviewCache;
  /** The origin of sites without an address. */
  readonly origin: string;
}

/**
 * Creates the handler of the images of pages for link previews, such as `/og/guides/start.png`. Only pages that everybody
 * may see have one, so nobody can ask for more images than a site has pages. A page at such an address comes first.
 */
export function previewRoute({ previews, origin }: PreviewRouteDeps): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { pathname: path } = new URL(c.req.url);
    if (!path.endsWith(".png")) return next();
    const answer = await c.env.source.load();
    if (!answer.ok) return next();
    const { site } = answer;
    const pagePath = pageOfPreview(path, site);
    if (pagePath === undefined || findPage(site, path, "").kind === "page") return next();
    const found = findPage(site, pagePath, "");
    const image = found.kind === "page" ? previewImage(found.page, site, origin) : undefined;
    if (image === undefined) return next();
    if (c.env.take !== undefined) {
      c.env.take({ kind: "preview", image });
      return c.body(null);
    }
    return sendPreview(c, await previews(image, () => previewFiles(image, c.env.source)));
  };
}

/** Sends a drawn image, or says when to ask for it again. */
export function sendPreview(c: Context, drawn: DrawnPreview | UnavailablePreview): Response {
  c.header("Cache-Control", "no-cache");
  if (!("png" in drawn)) {
    c.header("Retry-After", String(drawn.retrySeconds));
    return c.text("This image can't be drawn at the moment. Try again later.\n", 503);
  }
  c.header("ETag", drawn.etag);
  if (matches(c.req.header("If-None-Match"), `W/${drawn.etag}`)) return c.body(null, 304);
  return c.body(drawn.png, 200, { "Content-Type": "image/png", "Content-Length": String(drawn.png.length) });
}
