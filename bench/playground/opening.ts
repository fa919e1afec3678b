import { chromium, type Page } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { cases } from "../scale/cases.ts";
import { median, type Note, type Part } from "./part.ts";
import { wideFile, wideProperties } from "./wide.ts";
import { withSite } from "./with-site.ts";

/** Number of endpoints of each API that are opened, spread over its whole list. */
const samples = 12;

interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly href: string;
}

interface Listing {
  readonly groups: readonly { readonly entries: readonly Entry[] }[];
}

/** The pages of some endpoints of a site, spread evenly over all, and the page of the named one. */
async function pagesOf(site: string, named: string | undefined): Promise<readonly string[]> {
  const textOf = async (path: string): Promise<string> => (await fetch(site + path)).text();
  const seen = new Set<string>();
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await textOf(path);
    const list = /data-endpoints-url="([^"]+)"/.exec(html)?.[1];
    if (list !== undefined) {
      const { groups } = JSON.parse(await textOf(list)) as Listing; // what the site's own server answers
      const all = groups.flatMap(({ entries }) => entries.filter(({ kind }) => kind === "endpoint"));
      const step = Math.max(1, Math.floor(all.length / samples));
      return all.filter(({ id }, at) => at % step === 0 || id === named).map(({ href }) => href);
    }
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) {
      if (!seen.has(href)) queue.push(href);
      seen.add(href);
    }
  }
  throw new Error(`${site} shows no endpoint`);
}

/** Notes the longest time in ms that nothing else could run. */
const watch = `window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "longtask", buffered: true });`;

/** Milliseconds for which an open playground is observed: deferred rendering is over by then. */
const settled = 1500;

/** The ways in which readers open a playground; each gives the longest time in ms that nothing else could run. */
const ways: { readonly [way: string]: (page: Page, address: string) => Promise<number> } = {
  "from its page": async (page, address) => {
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(settled);
    await page.evaluate(watch.replace(", buffered: true", ""));
    await page.getByRole("link", { name: "Try it" }).click();
    await page.getByRole("button", { name: "Send Request" }).waitFor();
    await page.waitForTimeout(settled);
    return Number(await page.evaluate("window.longest"));
  },
  "by its address": async (page, address) => {
    await page.addInitScript(watch);
    await page.goto(`${address}?explorer=true`, { waitUntil: "load" });
    await page.locator(".playground-root").getByRole("button", { name: "Send Request" }).waitFor();
    await page.waitForTimeout(settled);
    return Number(await page.evaluate("window.longest"));
  },
};

interface Site {
  readonly name: string;
  readonly args: readonly string[];
  /** An endpoint that is opened among others. */
  readonly named?: string;
}

/** Measures how long opening a playground blocks a page, over endpoints of a small and of two large APIs. */
export const opening: Part = {
  name: "opening: the playground of endpoints of all sorts",
  async run(note: Note) {
    const files = cases().filter(({ name }) => name === "GitHub" || name === "Stripe" || name === "petstore");
    const sites: readonly Site[] = [
      { name: "registry", args: ["start"] },
      ...files.map(({ name, file, operationId }) => ({ name, args: ["serve", file], named: operationId })),
      { name: `${wideProperties} properties`, args: ["serve", wideFile()] },
    ];
    const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
    try {
      for (const { name, args, named } of sites) {
        await withSite(args, async (site) => {
          const pages = await pagesOf(site, named);
          for (const [way, longestBlock] of Object.entries(ways)) {
            const blocks: number[] = [];
            for (const href of pages) {
              const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
              blocks.push(await longestBlock(await context.newPage(), site + href));
              await context.close();
            }
            note(`${name}, ${way}: longest block, median of ${blocks.length} endpoints`, median(blocks), "ms");
            note(`${name}, ${way}: longest block of any`, Math.max(...blocks), "ms", { most: 100 });
          }
        });
      }
    } finally {
      await browser.close();
    }
  },
};
