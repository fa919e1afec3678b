/** Loads and renders the sites of a registry in threads, so that no site can keep the server from answering for others. */
export type { ThreadResult, ThreadTask } from "./messages.ts";
export { defaultPoolLimits, type PoolLimits } from "./pool-limits.ts";
export { renderingOf } from "./rendering.ts";
export { type SiteThreads, siteThreads } from "./site-threads.ts";
export { threadPool } from "./thread-pool.ts";
export { threadRoute } from "./thread-route.ts";
export { type ThreadSiteDeps, threadSite } from "./thread-site.ts";
export type { StartThread, ThreadReport } from "./thread-slot.ts";
