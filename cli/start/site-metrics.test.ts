import { expect, it } from "vitest";
import { createSiteMetrics, routeOf } from "./site-metrics.ts";

it.each([
  ["/", "page"],
  ["/v2/api/callboard-docs/forms/plants/plants.list", "forms"],
  ["/api/callboard-docs/proxy/channel", "proxy"],
  ["/api/callboard-docs/no-such-call", "other"],
  ["/docs/assets/page-1a2b.js", "asset"],
  ["/docs/mcp", "mcp"],
])("the route of %s is %s", (path, route) => expect(routeOf(path)).toBe(route));

it("metrics count requests by route and status, renders, calls to the registry and calls of the proxy", async () => {
  const metrics = createSiteMetrics();
  for (const status of [200, 200, 404]) {
    metrics.begin();
    metrics.end({ path: "/plants", status, milliseconds: 20 });
  }
  metrics.begin();
  metrics.drawn();
  metrics.registryCall(5, false);
  metrics.registryCall(5, true);
  metrics.proxyCall({ totalMs: 30 });
  metrics.proxyCall({ cause: "upstream-protocol", totalMs: 30 });
  // No cache of this thread has that name.
  const size = { name: "sites of threads", entries: 1 };
  metrics.caches(1, [{ ...size, bytes: 300 }]);
  metrics.caches(2, [{ ...size, bytes: 40 }]);
  metrics.caches(3, [{ ...size, bytes: 5 }]);
  metrics.caches(3, []);
  const text = await metrics.print();
  for (const line of [
    'callboard_site_requests_total{route="page",status="200"} 2',
    'callboard_site_request_duration_seconds_count{route="page"} 3',
    "callboard_site_open_requests 1",
    "callboard_site_renders_total 1",
    'callboard_site_registry_duration_seconds_count{outcome="error"} 1',
    'callboard_proxy_calls_total{cause="none"} 1',
    'callboard_proxy_calls_total{cause="upstream-protocol"} 1',
    "callboard_proxy_call_duration_seconds_count 2",
    'callboard_site_cache_bytes{cache="sites of threads"} 340',
    'callboard_site_cache_entries{cache="sites of threads"} 2',
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});
