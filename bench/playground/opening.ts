import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { cases } from "../scale/cases.ts";
import { median, type Note, type Part } from "./part.ts";

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

/** How many endpoints of each API are opened, spread over its whole list. */
const samples = 12;

/** Runs the built command until `use` is done with its address. */
async function withSite(args: readonly string[], use: (site: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "callboard-opening-"));
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, PORT: "0", REGISTRY_PORT: "0", CALLBOARD_DATA: data, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => {
    output += bytes;
  });
  while (!output.includes("Ctrl-C")) {
    if (child.exitCode !== null) throw new Error(`the command ended; run npm run build first:\n${output}`);
    await sleep(20);
  }
  try {
    await use(/Docs\s+(http:\S+)/.exec(output)?.[1] ?? "");
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

interface Listing {
  readonly groups: readonly { readonly entries: readonly { readonly kind: string; readonly href: string }[] }[];
}

/** The pages of some endpoints of a site, spread evenly over all. */
async function pagesOf(site: string): Promise<readonly string[]> {
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
      return all.filter((_, at) => at % step === 0).map(({ href }) => href);
    }
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) {
      if (!seen.has(href)) queue.push(href);
      seen.add(href);
    }
  }
  throw new Error(`${site} shows no endpoint`);
}

/** Opens the playground of a page as a reader does; gives the longest time in ms that nothing else could run. */
async function longestBlock(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(500);
  await page.evaluate(`window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });`);
  await page.getByRole("link", { name: "Try it" }).click();
  await page.getByRole("button", { name: "Send Request" }).waitFor();
  await page.waitForTimeout(1000);
  return Number(await page.evaluate("window.longest"));
}

/** How long opening a playground blocks a page, over endpoints of a small and of two large APIs. */
export const opening: Part = {
  name: "opening: the playground of endpoints of all sorts",
  async run(note: Note) {
    const large = cases().filter(({ name }) => name === "GitHub" || name === "Stripe");
    const sites = [["registry", ["start"]], ...large.map(({ name, file }) => [name, ["serve", file]])] as const;
    const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
    try {
      for (const [name, args] of sites) {
        await withSite(args as readonly string[], async (site) => {
          const blocks: number[] = [];
          for (const href of await pagesOf(site)) {
            const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
            blocks.push(await longestBlock(await context.newPage(), site + href));
            await context.close();
          }
          note(`${name}: longest block, median of ${blocks.length} endpoints`, median(blocks), "ms");
          note(`${name}: longest block of any`, Math.max(...blocks), "ms", { most: 100 });
        });
      }
    } finally {
      await browser.close();
    }
  },
};
