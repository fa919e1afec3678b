import { argv } from "node:process";
import { chromium } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { servePages } from "./build.ts";
import { cases } from "./cases.ts";
import { type Visit, visit } from "./measure.ts";

/**
 * `npm run bench:forms [-- rounds]`: measures forms of many fields in a real browser beside a hand-written page of as
 * many plain inputs, in turns, and prints medians with the targets that they are held to.
 */
const rounds = Number(argv[2] ?? 3);
const only = argv[3];

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
const quantile = (numbers: readonly number[], part: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;
const median = (visits: readonly Visit[], of: (one: Visit) => number): number => quantile(visits.map(of), 0.5);

interface Figures {
  readonly usable: number;
  readonly whole: number;
  readonly p50: number;
  readonly p98: number;
  readonly mainThread: number;
  readonly heap: number;
  readonly nodes: number;
}

const figures = (visits: readonly Visit[]): Figures => ({
  usable: median(visits, (one) => one.usable),
  whole: median(visits, (one) => one.whole),
  p50: median(visits, (one) => quantile(one.keyToPaint, 0.5)),
  p98: median(visits, (one) => quantile(one.keyToPaint, 0.98)),
  mainThread: median(visits, (one) => one.mainThread),
  heap: median(visits, (one) => one.heapMb),
  nodes: median(visits, (one) => one.nodes),
});

const row = (name: string, { usable, whole, p50, p98, mainThread, heap, nodes }: Figures): string =>
  `| ${[name, usable.toFixed(0), whole.toFixed(0), `${p50.toFixed(0)} / ${p98.toFixed(0)}`, mainThread.toFixed(1), heap.toFixed(1), nodes].join(" | ")} |`;

const target = (what: string, found: number, most: number): void =>
  console.log(`${found <= most ? "met   " : "MISSED"} ${what}: ${found.toFixed(2)}, at most ${most.toFixed(2)}`);

const served = await servePages();
const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
const found = new Map<string, { readonly form: Figures; readonly plain: Figures }>();
try {
  console.log("| form | usable ms | whole ms | key to paint ms p50 / p98 | main thread ms a key | heap MB | nodes |");
  console.log("|---|---|---|---|---|---|---|");
  for (const [name, make] of Object.entries(cases)) {
    if (only !== undefined && !name.includes(only)) continue;
    const { typed } = make();
    const visits: { readonly form: Visit[]; readonly plain: Visit[] } = { form: [], plain: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const page of ["plain", "form"] as const) {
        visits[page].push(await visit(browser, served.page(page), name, typed));
      }
    }
    const both = { form: figures(visits.form), plain: figures(visits.plain) };
    found.set(name, both);
    console.log(row(`${name}, plain inputs`, both.plain));
    console.log(row(`${name}, the form`, both.form));
  }
} finally {
  await browser.close();
  served.close();
}

console.log("");
for (const [name, { form, plain }] of found) {
  if (!name.startsWith("5,000") && !name.startsWith("1,000 objects")) continue;
  target(`${name}: usable, as a part of the plain page's time`, form.usable / plain.usable, 0.25);
  target(`${name}: main thread ms a key`, form.mainThread, 12);
  target(`${name}: key to paint ms p98`, form.p98, 32);
  target(`${name}: heap, as a part of the plain page's`, form.heap / plain.heap, 1);
}
const [few, many] = [found.get("100 properties")?.form, found.get("5,000 properties")?.form];
if (few && many) {
  target("from 100 to 5,000 properties: usable, times", many.usable / few.usable, 1.3);
  target("from 100 to 5,000 properties: main thread of a key, times", many.mainThread / few.mainThread, 1.3);
}
