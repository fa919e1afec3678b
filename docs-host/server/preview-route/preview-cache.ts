import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PreviewImage } from "../../app/preview-image/index.ts";
import { renderQueue } from "../page-cache/index.ts";

/** The bytes of the files of the site that are in an image, by their ids. */
export type PreviewFiles = ReadonlyMap<string, Uint8Array>;

/** Draws the image of a page as PNG; rejects if that fails or takes too long. */
export type DrawPreview = (image: PreviewImage, files: PreviewFiles) => Promise<Uint8Array>;

/** A drawn image. */
export interface DrawnPreview {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Returns a drawn image; "unavailable" if it can't be drawn now. `filesOf` is called only if it has to be drawn. */
export type PreviewCache = (
  image: PreviewImage,
  filesOf: () => Promise<PreviewFiles>,
) => Promise<DrawnPreview | "unavailable">;

/** Maximum size of the cached images of all sites, in bytes: about 400 of them. */
const mostBytes = 48 * 2 ** 20;

/** Milliseconds for which an image that failed is not drawn again. */
const failedFor = 60_000;

/**
 * Creates a cache that draws each image once for as long as there is room for it, one at a time for all sites. The key is
 * what is drawn, so an image outlives a new version of its site.
 */
export function previewCache(draw: DrawPreview, onBug: (error: unknown) => void): PreviewCache {
  const enqueue = renderQueue();
  const drawn = new LRUCache<string, DrawnPreview | "unavailable">({
    maxSize: mostBytes,
    sizeCalculation: (one) => (one === "unavailable" ? 100 : one.png.length),
  });
  return async (image, filesOf) => {
    const key = hashOf(JSON.stringify(image));
    const render = async (): Promise<DrawnPreview | "unavailable"> => {
      try {
        const png = new Uint8Array(await draw(image, await filesOf()));
        const one = { png, etag: `"${hashOf(png)}"` };
        drawn.set(key, one);
        return one;
      } catch (error) {
        onBug(error);
        drawn.set(key, "unavailable", { ttl: failedFor });
        return "unavailable";
      }
    };
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const answer = await enqueue(async () => drawn.get(key) ?? render());
    return answer === "busy" ? "unavailable" : answer;
  };
}

const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);
