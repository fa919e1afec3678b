import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PreviewImage } from "#docs-host/pages/preview-image";
import { caches } from "#engine/caches";
import { renderQueue } from "../page-cache/render-queue.ts";

/** The bytes of the files of the site that are in an image, by their ids. */
export type PreviewFiles = ReadonlyMap<string, Uint8Array>;

/** Draws the image of a page as PNG; rejects if that fails or takes too long. */
export type DrawPreview = (image: PreviewImage, files: PreviewFiles) => Promise<Uint8Array>;

/** A drawn image. */
export interface DrawnPreview {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** An image that can't be drawn now, and the seconds after which that is tried again. */
export interface UnavailablePreview {
  readonly retrySeconds: number;
}

/**
 * Returns a drawn image, or when to ask again. `filesOf` is called only if it has to be drawn. Drawings of one owner
 * rest after a failure, so that they can't delay drawings of others repeatedly.
 */
export type PreviewCache = (
  image: PreviewImage,
  filesOf: () => Promise<PreviewFiles>,
  owner?: string,
) => Promise<DrawnPreview | UnavailablePreview>;

/** Max part of the memory of all caches: about 200 images by default. */
const part = 0.4;

/** The most images that failed and are known to. */
const maxFailed = 1000;

/** An image that failed. Retry delay after a failed drawing. */
const failed: UnavailablePreview = { retrySeconds: 60 };

/** Maximum number of owners with paused drawings. */
const maxOwners = 1000;

/** The answer while many others wait. */
const busy: UnavailablePreview = { retrySeconds: 5 };

/**
 * Creates a cache that draws each image once for as long as there is room for it, one at a time for all sites. Its key is
 * the content of the image, so a new version of a site keeps the images of pages that did not change.
 */
export function previewCache(draw: DrawPreview, onBug: (error: unknown) => void): PreviewCache {
  const enqueue = renderQueue();
  const drawn = caches.open<DrawnPreview>("previews", { part, sizeOf: ({ png }) => png.length });
  const broken = new LRUCache<string, UnavailablePreview>({ max: maxFailed, ttl: failed.retrySeconds * 1000 });
  const resting = new LRUCache<string, true>({ max: maxOwners, ttl: failed.retrySeconds * 1000 });
  return async (image, filesOf, owner) => {
    const key = shortHash(JSON.stringify(image));
    const render = async (): Promise<DrawnPreview | UnavailablePreview> => {
      try {
        const png = new Uint8Array(await draw(image, await filesOf()));
        const one = { png, etag: `"${shortHash(png)}"` };
        drawn.set(key, one);
        return one;
      } catch (error) {
        onBug(error);
        if (owner !== undefined) resting.set(owner, true);
        broken.set(key, failed);
        return failed;
      }
    };
    const cached = () => drawn.get(key) ?? broken.get(key);
    const known = cached();
    if (known !== undefined) return known;
    const isResting = (): boolean => owner !== undefined && resting.has(owner);
    if (isResting()) return failed;
    const answer = await enqueue(async () => cached() ?? (isResting() ? failed : render()));
    return answer === "busy" ? busy : answer;
  };
}

const shortHash = (content: string | Uint8Array): string => hash("sha256", content, "base64url").slice(0, 22);
