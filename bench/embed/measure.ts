import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "playwright";
import { watch } from "../scale/visit.ts";

/** The figures of one visit: ms, MB, and kB of scripts, gzipped, that were there when the field was. */
export interface TagVisit {
  readonly usable: number;
  readonly longest: number;
  readonly scripts: number;
  readonly heapMb: number;
}

/** Timeout of a page's field, in ms. */
const patience = 60_000;

/** Opens a page in a context, whose caches it may find filled. Returns a reason if its field does not come. */
export async function measureVisit(
  context: BrowserContext,
  address: string,
  field: string,
): Promise<TagVisit | string> {
  const page = await context.newPage();
  try {
    const scripts: Promise<number>[] = [];
    let isUsable = false;
    page.on("response", (response) => {
      if (isUsable || !/javascript/.test(response.headers()["content-type"] ?? "")) return;
      scripts.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
    });
    await page.addInitScript(watch(field));
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: "commit" });
    const until = performance.now() + patience;
    while ((await page.evaluate("window.usable !== undefined")) !== true) {
      if (performance.now() > until) return `no field within ${patience / 1000} s`;
      await sleep(20);
    }
    isUsable = true;
    const loaded = await Promise.all(scripts);
    // Work of the page after that counts for its freezes; the model of the first visit is stored by then.
    await page.waitForTimeout(4000);
    const [usable, longest] = (await page.evaluate("[window.usable, window.longest]")) as readonly [number, number];
    for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
    await session.send("Performance.enable");
    const { metrics } = await session.send("Performance.getMetrics");
    const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
    return { usable, longest, scripts: loaded.reduce((sum, size) => sum + size, 0) / 1000, heapMb: heap / 1e6 };
  } finally {
    await page.close();
  }
}
