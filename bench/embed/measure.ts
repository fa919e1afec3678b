import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, CDPSession, Page } from "playwright";
import { watch } from "../scale/visit.ts";

/** The figures of one visit: ms, MB, and kB of scripts as they are sent, gzipped, that were asked for before the field was there. */
export interface TagVisit {
  readonly usable: number;
  readonly longest: number;
  /** Scripts that the page runs. */
  readonly scripts: number;
  /** Scripts that its workers run, beside the page. */
  readonly workerScripts: number;
  readonly heapMb: number;
}

/** Timeout of a page's field, in ms. */
const patience = 60_000;

/** Time in which the browser loads the pages of its toolbar after it has opened a window, in ms. */
const settling = 5000;

/** The reason of a page that answers no call for twice that time. */
const frozen = "its page froze";

/**
 * The scripts of a page or a worker: whether a worker was started with them, as `pages.ts` says in a header, their
 * gzipped sizes in bytes, and their start in ms since 1970.
 */
const loadedScripts = `performance.getEntriesByType("resource")
  .filter(({ name }) => /\\.m?js$/.test(new URL(name).pathname))
  .map(({ serverTiming, startTime, encodedBodySize }) =>
    [serverTiming.some(({ name }) => name === "worker"), encodedBodySize, performance.timeOrigin + startTime])`;

type Script = readonly [isOfWorker: boolean, bytes: number, start: number];

/** Opens a page in a context that may have filled caches. Returns a reason if its field does not come. */
export async function measureVisit(
  context: BrowserContext,
  address: string,
  field: string,
): Promise<TagVisit | string> {
  const page = await context.newPage();
  const ended = new AbortController();
  const measured = measureField(page, context, address, field);
  // A page that is frozen answers nothing, so the time is kept here.
  const late = sleep(2 * patience, frozen, { signal: ended.signal });
  try {
    const found = await Promise.race([measured, late]);
    // The browser, which is closed next, closes a page that is frozen.
    if (found === frozen) void Promise.allSettled([measured, page.close()]);
    else await page.close();
    return found;
  } catch (error) {
    if (/crash/i.test(String(error))) return "its tab crashed";
    throw error;
  } finally {
    ended.abort();
    void Promise.allSettled([late]);
  }
}

async function measureField(
  page: Page,
  context: BrowserContext,
  address: string,
  field: string,
): Promise<TagVisit | string> {
  await page.addInitScript(watch(field));
  const session = await context.newCDPSession(page);
  await sleep(settling);
  await page.goto(address, { waitUntil: "commit" });
  const until = performance.now() + patience;
  while ((await page.evaluate("window.usable !== undefined")) !== true) {
    if (performance.now() > until) return `no field within ${patience / 1000} s`;
    await sleep(20);
  }
  // Work of the page after that counts for its freezes; the model of the first visit is stored by then.
  await page.waitForTimeout(4000);
  const [usable, longest, start] = (await page.evaluate(
    "[window.usable, window.longest, performance.timeOrigin]",
  )) as readonly [number, number, number];
  const sizes = await scriptSizes(page, start + usable);
  return { usable, longest, ...sizes, heapMb: await heapMb(session) };
}

/** Returns the sizes of the scripts that a page and its workers asked for before a time, in kB. */
async function scriptSizes(page: Page, until: number): Promise<Pick<TagVisit, "scripts" | "workerScripts">> {
  const ofPage = (await page.evaluate(loadedScripts)) as readonly Script[];
  const ofWorkers = (
    await Promise.all(page.workers().map((worker) => worker.evaluate(loadedScripts)))
  ).flat() as Script[];
  const sum = (scripts: readonly Script[]): number =>
    scripts.reduce((total, [, bytes, start]) => (start <= until ? total + bytes : total), 0) / 1000;
  return {
    scripts: sum(ofPage.filter(([isOfWorker]) => !isOfWorker)),
    workerScripts: sum([...ofPage.filter(([isOfWorker]) => isOfWorker), ...ofWorkers]),
  };
}

/** Returns the memory of a page in MB after collecting all garbage, without its workers. */
async function heapMb(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / 1e6;
}
