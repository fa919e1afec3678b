import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as Metrics } from "prom-client";
import { type CacheSize, caches } from "#engine/caches";
import type { PrintedMetrics } from "#process";
import type { SiteTelemetry } from "../site.ts";

/** Bounds of the durations of requests in seconds, from a page in memory to a large site that is loaded. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** The calls of sites, below `/api/callboard-docs/` of each site. Any other name is counted as `other`. */
const calls = new Set([
  "changes",
  "endpoints",
  "files",
  "forms",
  "health",
  "live",
  "login",
  "proxy",
  "ready",
  "scripts",
  "search",
  "servers",
]);

/** Returns the kind of a path. The number of kinds is fixed, whatever paths clients send. */
export function routeOf(path: string): string {
  const call = /\/api\/callboard-docs\/([^/]+)/.exec(path)?.[1];
  if (call !== undefined) return calls.has(call) ? call : "other";
  if (/\/assets\/[^/]+$/.test(path)) return "asset";
  return path.endsWith("/mcp") ? "mcp" : "page";
}

/** Measurements of docs sites for Prometheus. */
export type SiteMetrics = SiteTelemetry & PrintedMetrics;

/**
 * Creates the metrics of docs sites, and of their process unless another part measures it
 * (docs/hosting.md#measurements).
 */
export function createSiteMetrics({ measuresProcess = true } = {}): SiteMetrics {
  const metrics = new Metrics();
  if (measuresProcess) collectDefaultMetrics({ register: metrics });
  const registers = [metrics];
  const requests = new Counter({
    ...{ name: "callboard_site_requests_total", help: "Requests by route and status.", registers },
    labelNames: ["route", "status"],
  });
  const durations = new Histogram({
    ...{ name: "callboard_site_request_duration_seconds", help: "Durations of requests.", registers },
    ...{ labelNames: ["route"], buckets },
  });
  const open = new Gauge({
    ...{ name: "callboard_site_open_requests", help: "Requests that are being answered.", registers },
  });
  const renders = new Counter({
    ...{ name: "callboard_site_renders_total", help: "Pages that were rendered, not answered from memory.", registers },
  });
  const registryCalls = new Histogram({
    ...{ name: "callboard_site_registry_duration_seconds", help: "Durations of calls to the registry.", registers },
    ...{ labelNames: ["outcome"], buckets },
  });
  const cachesOfThreads = measureCaches(registers);
  const proxyCalls = new Counter({
    ...{ name: "callboard_proxy_calls_total", help: "Calls through the proxy by why they failed.", registers },
    labelNames: ["cause"],
  });
  const proxyDurations = new Histogram({
    ...{ name: "callboard_proxy_call_duration_seconds", help: "Durations of calls through the proxy.", registers },
    buckets,
  });
  return {
    begin: () => open.inc(),
    end: ({ path, status, milliseconds }) => {
      const route = routeOf(path);
      open.dec();
      requests.inc({ route, status });
      durations.observe({ route }, milliseconds / 1000);
    },
    drawn: () => renders.inc(),
    caches: (thread, sizes) => {
      if (sizes.length === 0) cachesOfThreads.delete(thread);
      else cachesOfThreads.set(thread, sizes);
    },
    registryCall: (milliseconds, failed) =>
      registryCalls.observe({ outcome: failed ? "error" : "ok" }, milliseconds / 1000),
    proxyCall: ({ cause = "none", totalMs }) => {
      proxyCalls.inc({ cause });
      proxyDurations.observe(totalMs / 1000);
    },
    print: () => metrics.metrics(),
    contentType: metrics.contentType,
  };
}

/** Measures the caches of this thread, and of threads that report to the returned map. */
function measureCaches(registers: Metrics[]): Map<number, readonly CacheSize[]> {
  const ofThreads = new Map<number, readonly CacheSize[]>();
  const labelNames = ["cache"];
  const collectInto = (gauge: Gauge, numberOf: (size: CacheSize) => number): void => {
    gauge.reset();
    for (const size of [caches.sizes(), ...ofThreads.values()].flat()) gauge.inc({ cache: size.name }, numberOf(size));
  };
  new Gauge({
    ...{ name: "callboard_site_cache_bytes", help: "Estimated bytes of caches.", registers, labelNames },
    collect() {
      collectInto(this, ({ bytes }) => bytes);
    },
  });
  new Gauge({
    ...{ name: "callboard_site_cache_entries", help: "Entries of caches.", registers, labelNames },
    collect() {
      collectInto(this, ({ entries }) => entries);
    },
  });
  return ofThreads;
}
