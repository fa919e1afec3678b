import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { maxMemory } from "../oracles/process-usage.ts";
import { settle } from "../oracles/settle.ts";
import type { Stalls } from "../oracles/stalls.ts";

/** A browser in which pages of the product run. */
export interface PageRunner {
  /**
   * Opens an address in its own tab, does something there, and returns the breaches of the page: errors that it threw,
   * an action that was not possible, a page that does not respond any more or holds too much memory.
   */
  readonly visit: (address: string, act: (page: Page) => Promise<void>) => Promise<readonly Breach[]>;
  readonly close: () => Promise<void>;
}

/** Time limit of an action in a page, in milliseconds. Later effects are found by inspecting the page afterwards. */
const actPatience = 5000;

/** Starts Chromium with the first visit. */
export function openPageRunner(stalls: Stalls): PageRunner {
  let browser: Promise<Browser> | undefined;
  const visit: PageRunner["visit"] = async (address, act) => {
    browser ??= chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
    const context = await (await browser).newContext();
    const found: Breach[] = [];
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(actPatience);
      page.on("pageerror", (error) => found.push(breach("log", `a page threw ${error.name}: ${error.message}`)));
      page.on("crash", () => found.push(breach("crash", "a page crashed")));
      try {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await act(page);
      } catch (error) {
        const [reason = ""] = String(error).split("\n");
        found.push(breach("page", `a page can't be used: ${reason}`));
      }
      const heap = page.evaluate(() => Reflect.get(performance, "memory")?.usedJSHeapSize);
      const { value, breaches } = await settle(
        heap.catch(() => 0),
        stalls,
        "a page that was asked for its memory",
        "page",
      );
      found.push(...breaches);
      if (typeof value === "number" && value > maxMemory)
        found.push(breach("memory", `a page held ${Math.round(value / 1e6)} MB`));
    } finally {
      await closeWithin(context, async () => {
        const stuck = await browser;
        browser = undefined;
        await stuck?.close();
      });
    }
    return found;
  };
  return { visit, close: async () => (await browser)?.close() };
}

/** Time in which the tabs of a context have to close, in milliseconds. */
const closePatience = 5000;

/** Closes a context, by force if its page prevents that. */
async function closeWithin(context: BrowserContext, otherwise: () => Promise<void>): Promise<void> {
  const closed = context.close().then(
    () => "closed" as const,
    () => "closed" as const,
  );
  if ((await Promise.race([closed, sleep(closePatience, undefined, { ref: false })])) !== "closed") await otherwise();
}
