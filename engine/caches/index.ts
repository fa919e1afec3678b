/** Caches that share one budget of bytes. */

export { type CacheBudget, type CacheSize, cacheBudget } from "./cache-budget.ts";
export { caches } from "./caches.ts";
