import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright";

/** The figures of one visit; ms and MB. Bytes are the sum of all responses, each gzipped. */
export interface Visit {
  readonly usable: number;
  readonly longest: number;
  readonly heapMb: number;
  readonly kilobytes: number;
  /** Nodes that the page holds. */
  readonly nodes: number;
  /** Processor time of the main thread for all tasks, by key typed into the field. */
  readonly key: number;
}

/** Number of keys, and the pause after each, in ms: a fast typist. */
const keys = 50;
const keyPause = 60;

/** Waits, without keeping the process running. */
const nap = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

/** Timeout of a page's field, in ms; a slower page counts as one without an answer. */
export const patience = 60_000;

/** Timeout of the page's figures after that, in ms. */
const afterwards = 40_000;

/** Runs in the page: looks at each frame whether the field is there, in shadow trees too. */
export const watch = (field: string): string => `
const seen = (root) => {
  for (const input of root.querySelectorAll("input, textarea, [contenteditable]")) {
    if (input.disabled || input.getClientRects().length === 0) continue;
    const row = input.closest("tr, .form-field, .row, label");
    // One peer has the name of a field in an editor beside it.
    const key = input.matches(".code-input-lite__editor") ? input.textContent : "";
    const name = [input.dataset.pname, input.placeholder, row?.dataset.paramName, key,
      input.id && root.querySelector('label[for="' + CSS.escape(input.id) + '"]')?.textContent].join(" ");
    if (new RegExp("(^|[^A-Za-z])" + ${JSON.stringify(field)} + "([^A-Za-z]|$)").test(name)) {
      window.field = input;
      return true;
    }
  }
  for (const element of root.querySelectorAll("*")) if (element.shadowRoot && seen(element.shadowRoot)) return true;
  return false;
};
// A page may replace the field that its server drew.
window.focusField = () => {
  seen(document);
  window.field.focus();
};
window.longest = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
}).observe({ type: "longtask", buffered: true });
const look = () => {
  if (seen(document)) window.usable = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);`;

/** Opens a page in a separate browsing context; returns a short reason if its field does not appear. */
export async function visit(browser: Browser, address: string, field: string): Promise<Visit | string> {
  const end = nap(patience + afterwards).then(() => `stuck after ${patience / 1000} s`);
  try {
    return await Promise.race([watched(browser, address, field), end]);
  } catch (error) {
    return /crash/i.test(String(error)) ? "its tab crashed" : `ended: ${String(error).split("\n")[0]}`;
  }
}

async function watched(browser: Browser, address: string, field: string): Promise<Visit | string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  page.on("response", (response) => {
    bodies.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  await page.addInitScript(watch(field));
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address, { waitUntil: "commit" });
  const until = performance.now() + patience;
  // Asked from outside, since the pages' own policy lets nothing be evaluated in them; a page that is stuck is silent.
  const isThere = (): Promise<unknown> =>
    Promise.race([page.evaluate("window.usable !== undefined"), nap(Math.max(0, until - performance.now()))]);
  while ((await isThere()) !== true) {
    if (performance.now() >= until) return `no field within ${patience / 1000} s`;
    await sleep(50);
  }
  await page.waitForTimeout(1500);
  const figures = (await page.evaluate("[window.usable, window.longest]")) as readonly [number, number]; // see above
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const heap = await metric(session, "JSHeapUsedSize");
  const nodes = await metric(session, "Nodes");
  const key = await typed(page, session);
  const sizes = await Promise.all(bodies);
  return {
    usable: figures[0],
    longest: figures[1],
    heapMb: heap / 1e6,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    nodes,
    key,
  };
}

const metric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
};

/** Types into the field and returns the time of the main thread by key, and after the last one. */
async function typed(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate("window.focusField()");
  // The first key loads the code for later ones.
  await page.keyboard.press("x");
  await page.waitForTimeout(1500);
  const hasFocus = await page.evaluate("window.field.isConnected && window.field.matches(':focus')");
  if (hasFocus !== true) throw new Error("the field lost the focus");
  const before = await metric(session, "TaskDuration");
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press("abcdefghij".charAt(count % 10));
    await page.waitForTimeout(keyPause);
  }
  await page.waitForTimeout(1000);
  return (((await metric(session, "TaskDuration")) - before) * 1000) / keys;
}
