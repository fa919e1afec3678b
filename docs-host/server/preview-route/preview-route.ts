import type { Context, MiddlewareHandler } from "hono";
import { type PreviewImage, pageOfPreview, previewImage } from "#docs-host/pages/preview-image";
import type { SiteSource } from "#docs-host/site/model";
import { readWithin } from "#process";
import { findPage } from "../find-page.ts";
import { matches, type SiteEnv } from "../send.ts";
import type { DrawnPreview, PreviewCache, PreviewFiles, UnavailablePreview } from "./preview-cache.ts";

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

/** Most bytes of a file in an image; our choice: the pages themselves would be slow with a larger logo. */
export const maxFileLength = 4 * 2 ** 20;

/** Returns the ids of the files of the site that are in an image. */
export const previewFileIds = ({ logo, background }: PreviewImage): readonly string[] =>
  [logo, background].filter((id) => id !== undefined);

/** Milliseconds after which a file is left out; our choice: images of all sites wait for it. */
const fileMs = 3000;

/** Reads the files in an image; those that are missing, too large, too slow or unreadable are left out. */
export async function previewFiles(image: PreviewImage, source: Pick<SiteSource, "file">): Promise<PreviewFiles> {
  const ids = previewFileIds(image);
  const read = await Promise.all(ids.map((id) => withinTime(bytesOf(id, source))));
  return new Map(ids.flatMap((id, i) => (read[i] === undefined ? [] : [[id, read[i]] as const])));
}

async function bytesOf(id: string, source: Pick<SiteSource, "file">): Promise<Uint8Array | undefined> {
  const response = await source.file?.(id, new Headers());
  if (response?.body == null) return undefined;
  const length = Number(response.headers.get("content-length") ?? 0);
  if (response.ok && length <= maxFileLength) return readWithin(response.body, maxFileLength);
  await response.body.cancel();
  return undefined;
}

/** Resolves to the bytes; to undefined if reading them fails, or takes too long. */
function withinTime(reading: Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), fileMs);
  });
  return Promise.race([reading.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
