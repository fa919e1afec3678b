import type { Browser, CDPSession, Page } from "playwright";

/** What one visit to one page with one form has shown. Times in ms. */
export interface Visit {
  /** From just before the form is asked for until its first field is painted and the page answers. */
  readonly usable: number;
  /** The same until the middle field is there too. */
  readonly whole: number;
  readonly keyToPaint: readonly number[];
  /** Processor time of the main thread for all tasks, by key. */
  readonly mainThread: number;
  readonly heapMb: number;
  readonly nodes: number;
}

const keys = 40;
/** Between keys, in ms: a fast typist. */
const pause = 60;

/** Asks what a page offers under `bench`; see page/inside.ts. */
const ask = (page: Page, call: string, ...given: readonly string[]): Promise<unknown> =>
  page.evaluate(`bench.${call}(${given.map((one) => JSON.stringify(one)).join()})`);

const metric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
};

async function type(page: Page, session: CDPSession, typed: string): Promise<Pick<Visit, "keyToPaint" | "mainThread">> {
  await ask(page, "focus", typed);
  await page.waitForTimeout(1000);
  const before = await metric(session, "TaskDuration");
  for (let i = 0; i < keys; i += 1) {
    await page.keyboard.press(String.fromCharCode(97 + (i % 26)));
    await page.waitForTimeout(pause);
  }
  const after = await metric(session, "TaskDuration");
  const kept = String(await ask(page, "text", typed));
  if (!kept.includes("abcdefghijklmnopqrstuvwxyzabcdefghijklmn")) throw new Error(`keys were lost: ${kept}`);
  const keyToPaint = (await page.evaluate("bench.painted")) as readonly number[]; // see page/inside.ts
  return { keyToPaint, mainThread: ((after - before) * 1000) / keys };
}

/** Visits a page in a browsing context of its own and measures one form there. */
export async function visit(browser: Browser, url: string, name: string, typed: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => {
      throw error;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const mounted = (await ask(page, "mount", name)) as Pick<Visit, "usable" | "whole">; // see page/inside.ts
    await page.waitForTimeout(1500);
    await session.send("HeapProfiler.collectGarbage");
    const heapMb = (await metric(session, "JSHeapUsedSize")) / 1e6;
    const nodes = await metric(session, "Nodes");
    return { ...mounted, heapMb, nodes, ...(await type(page, session, typed)) };
  } finally {
    await context.close();
  }
}
