/** The rendered pages of all sites, compressed once for all readers. */

export { gzipPage, plainPage } from "./packed-page.ts";
export { type PageCache, pageCache, type RenderedPage } from "./page-cache.ts";
export { renderQueue } from "./render-queue.ts";
