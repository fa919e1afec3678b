import { protectedFiles, siteStore, type ThreadTask, threadSite } from "#docs-host/server";
import { caches } from "#engine/caches";
import { errorEntry } from "#process";
import { openLiveChecks } from "../live-checks/index.ts";
import { registryClient } from "../registry-client.ts";
import type { SiteThreadSettings, ThreadMessage } from "./start-thread.ts";

/** Milliseconds between two posts of the sizes of caches. */
const betweenSizes = 1000;

/**
 * Opens the sites of a registry in this thread. Returns the function that does a task and posts its result; logs and
 * measurements are posted too.
 */
export async function openThreadSite(
  { registry, watches, ...site }: SiteThreadSettings,
  post: (message: ThreadMessage) => void,
): Promise<(task: ThreadTask) => Promise<void>> {
  const warn = (entry: object): void => post({ kind: "log", level: "warn", entry });
  const onBug = (error: unknown): void =>
    post({ kind: "log", level: "error", entry: { event: "bug", ...errorEntry(error) } });
  let isLoading = false;
  const authorization = registry.token === undefined ? {} : { authorization: `Bearer ${registry.token}` };
  const client = registryClient(registry.url, registry.token, registry.timeoutInSeconds, async (input, init) => {
    isLoading = true;
    post({ kind: "loading" });
    const from = performance.now();
    let failed = true;
    try {
      const response = await fetch(input, init);
      failed = response.status >= 500;
      return response;
    } finally {
      post({ kind: "called", milliseconds: performance.now() - from, failed });
    }
  });
  const store = siteStore({
    ...{ client, onError: onBug, now: () => performance.now() },
    file: protectedFiles((fileId, headers) =>
      fetch(`${registry.url}/files/${encodeURIComponent(fileId)}`, {
        headers: { ...Object.fromEntries(headers), ...authorization },
      }),
    ),
    onLoadError: (error) => warn({ event: "site", ...error }),
    onDiagnostics: (apiId, diagnostics) => warn({ event: "definition", apiId, diagnostics }),
    onLook: (diagnostics) => warn({ event: "look", diagnostics }),
    operator: site.rendering.operator,
  });
  const checks = await openLiveChecks(watches.entries, {
    folder: watches.folder,
    onUnreadable: (message) => warn({ event: "watch", message }),
  });
  const run = threadSite({
    ...{ ...site, store, onBug },
    liveChecksOf: checks.ok ? checks.liveChecksOf : undefined,
    onDrawn: () => post({ kind: "drawn" }),
    onLoaded: () => {
      if (isLoading) post({ kind: "loaded" });
      isLoading = false;
    },
  });
  let postedAt = Number.NEGATIVE_INFINITY;
  const postSizes = (): void => {
    const now = performance.now();
    if (now - postedAt < betweenSizes) return;
    postedAt = now;
    post({ kind: "caches", sizes: caches.sizes() });
  };
  return async (task) => {
    try {
      post({ kind: "result", result: await run(task) });
    } catch (error) {
      onBug(error);
      post({ kind: "result", result: { kind: "broken" } });
    }
    postSizes();
  };
}
