/** The rendered pages of all sites, compressed once for all readers. */

export type { PackedPage } from "./packed-page.ts";
export { type PageCache, pageCache } from "./page-cache.ts";
export { renderQueue } from "./render-queue.ts";
