import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Locator, type Page } from "playwright";
import { longLists, manyProperties, manyValues } from "../../e2e/targets/long-lists.ts";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { median, type Note, type Part } from "./part.ts";
import { watchTasks } from "./tasks.ts";
import { withSite } from "./with-site.ts";

/** Runs per act; the figure is their median. */
const runs = 5;

/** Time for which a page is observed after an act, in ms. Deferred rendering is done by then. */
const settled = 1500;

/** The most options of a list that is not virtual. */
const fewValues = 100;

/** A step of a reader, measured by itself. */
interface Act {
  readonly name: string;
  readonly does: (page: Page, button: Locator) => Promise<void>;
}

const opens: Act = {
  name: "opening",
  does: async (page, button) => {
    await button.click();
    await page.getByRole("option").or(page.getByRole("menuitem")).first().waitFor();
  },
};
const types = (key: string): Act => ({ name: `typing ${key}`, does: (page) => page.keyboard.press(key) });
const goes = (key: string): Act => ({ name: `pressing ${key}`, does: (page) => page.keyboard.press(key) });

const searches = [opens, types("4"), types("7"), types("1"), goes("ArrowDown"), goes("Enter")];

/** Opens a playground, performs the acts there, and returns the longest task of each, in ms. */
async function longestTasks(page: Page, address: string, button: (page: Page) => Locator, acts: readonly Act[]) {
  await page.goto(`${address}?explorer=true`, { waitUntil: "load" });
  await page.getByRole("button", { name: "Send Request" }).waitFor();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(settled);
  const longest = await watchTasks(page);
  await longest();
  const found = new Map<string, number>();
  for (const { name, does } of acts) {
    await does(page, button(page));
    await page.waitForTimeout(settled);
    found.set(name, await longest());
  }
  return found;
}

const plant = (page: Page): Locator => page.locator('[id="input:/body/plant"]');
const adding = (page: Page): Locator => page.getByRole("button", { name: /^Add optional property/ });

function fileOf(values: number): string {
  const file = join(mkdtempSync(join(tmpdir(), "callboard-long-")), "long-lists.json");
  writeFileSync(file, longLists(values));
  return file;
}

/**
 * Measures the longest tasks of a list of 50,000 options and a menu of 5,000 properties, beside a list of a hundred.
 */
export const longListTasks: Part = {
  name: "long lists: 50,000 options, 5,000 optional properties",
  async run(note: Note) {
    const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
    const medians = async (site: string, path: string, button: (page: Page) => Locator, acts: readonly Act[]) => {
      const all: ReadonlyMap<string, number>[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        all.push(await longestTasks(await context.newPage(), `${site}${path}`, button, acts));
        await context.close();
      }
      return new Map(acts.map(({ name }) => [name, median(all.map((one) => one.get(name) ?? Number.NaN))] as const));
    };
    try {
      let few: ReadonlyMap<string, number> = new Map();
      await withSite(["serve", fileOf(fewValues)], async (site) => {
        few = await medians(site, "/pick", plant, searches);
      });
      await withSite(["serve", fileOf(manyValues)], async (site) => {
        for (const [name, time] of await medians(site, "/pick", plant, searches)) {
          const base = few.get(name) ?? Number.NaN;
          note(`${name}, ${manyValues} options: longest task`, time, "ms");
          note(`${name}, ${manyValues} options beside ${fewValues}: longest task`, time / base, "times", { most: 2 });
        }
        const adds = [opens, goes("Home"), goes("Enter")];
        for (const [name, time] of await medians(site, "/fill", adding, searches)) {
          note(`${name}, ${manyProperties} properties: longest task`, time, "ms");
        }
        for (const [name, time] of await medians(site, "/fill", adding, adds)) {
          note(`adding all, ${name}: longest task`, time, "ms");
        }
      });
    } finally {
      await browser.close();
    }
  },
};
