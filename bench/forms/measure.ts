import type { Browser, CDPSession, Page } from "playwright";

/** The figures of one visit to one page with one form. Times in ms. */
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

/** The 98th percentile of fifty keys: all but one take no longer. */
const keys = 50;
const text = "abcdefghijklmnopqrstuvwxyz".repeat(2).slice(0, keys);
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
    await page.keyboard.press(text.charAt(i));
    await page.waitForTimeout(pause);
  }
  const after = await metric(session, "TaskDuration");
  const shown = String(await ask(page, "text", typed));
  if (!shown.includes(text)) throw new Error(`keys were lost: ${shown}`);
  const keyToPaint = (await page.evaluate("bench.painted")) as readonly number[]; // see page/inside.ts
  return { keyToPaint, mainThread: ((after - before) * 1000) / keys };
}

/** The text must be in a draft, and one undo must remove all of it: the measured form does its whole work. */
async function proveKept(page: Page, typed: string): Promise<void> {
  await page.waitForTimeout(1000);
  if (!(await ask(page, "kept", text))) throw new Error("no draft holds what was typed");
  await ask(page, "undo");
  await page.waitForTimeout(500);
  if (String(await ask(page, "text", typed)).includes(text)) throw new Error("typing was not taken back");
}

/** All fields are in the tree that Chromium gives to assistive technology, drawn as controls or not. */
async function proveHeard(page: Page, session: CDPSession): Promise<void> {
  const fields = Number(await ask(page, "fields"));
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const heard = nodes.filter(({ ignored, role }) => !ignored && ["textbox", "spinbutton"].includes(role?.value));
  if (heard.length < fields) throw new Error(`of ${fields} fields only ${heard.length} are told to screen readers`);
}

/** A page to visit with one form. */
export interface Visited {
  readonly url: string;
  /** The name of the case. */
  readonly name: string;
  readonly typed: string;
  /** True if the page keeps drafts and history, which are then checked. */
  readonly keeps: boolean;
}

/** Visits a page in a separate browsing context and measures one form there. */
export async function visit(browser: Browser, { url, name, typed, keeps }: Visited): Promise<Visit> {
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
    const found = { ...mounted, heapMb, nodes, ...(await type(page, session, typed)) };
    if (keeps) {
      await proveKept(page, typed);
      await proveHeard(page, session);
    }
    return found;
  } finally {
    await context.close();
  }
}
