import { argv } from "node:process";
import { chromium } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { type PageName, servePages } from "./build.ts";
import { cases } from "./cases.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { type Visit, visit } from "./measure.ts";
import { targetsOf } from "./targets.ts";

/**
 * `npm run bench:forms [-- rounds [cases, as a regular expression]]`: measures forms of many fields in a real browser,
 * in turns: a hand-written page of as many plain inputs, the form as the site composes it (checked, with undo and
 * drafts), the whole playground around it, and for the tree the library that was fastest on it. Prints medians with the
 * targets they are held to.
 */
const rounds = Number(argv[2] ?? 3);
const only = new RegExp(argv[3] ?? "");

const pagesOf = (name: string): readonly PageName[] =>
  name.startsWith("tree") ? ["plain", "uniforms", "form", "playground"] : ["plain", "form", "playground"];

const titles: { readonly [page in PageName]: string } = {
  plain: "plain inputs",
  uniforms: "uniforms",
  form: "the form",
  playground: "the playground",
};

const row = (name: string, { usable, whole, p50, p98, mainThread, heap, nodes }: Figures): string =>
  `| ${[name, usable.toFixed(0), whole.toFixed(0), `${p50.toFixed(0)} / ${p98.toFixed(0)}`, mainThread.toFixed(1), heap.toFixed(1), nodes].join(" | ")} |`;

const names = Object.keys(cases).filter((name) => only.test(name));
const visits = new Map<string, Map<PageName, Visit[]>>(names.map((name) => [name, new Map()]));
const served = await servePages();
const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
try {
  // All cases in each round, so that a busy minute bends all of them alike. The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, byPage] of visits) {
      const typed = cases[name]?.().typed ?? "";
      for (const page of pagesOf(name)) {
        const keeps = page === "form" || page === "playground";
        const found = await visit(browser, { url: served.page(page), name, typed, keeps });
        if (round > 0) byPage.set(page, [...(byPage.get(page) ?? []), found]);
      }
    }
  }
} finally {
  await browser.close();
  served.close();
}

console.log("| form | usable ms | whole ms | key to paint ms p50 / p98 | main thread ms a key | heap MB | nodes |");
console.log("|---|---|---|---|---|---|---|");
const found = new Map<string, Map<PageName, Figures>>();
for (const [name, byPage] of visits) {
  found.set(name, new Map([...byPage].map(([page, all]) => [page, figuresOf(all)])));
  for (const [page, figures] of found.get(name) ?? []) console.log(row(`${name}, ${titles[page]}`, figures));
}
console.log("");
for (const { what, value, most } of targetsOf(found)) {
  console.log(`${value <= most ? "met   " : "MISSED"} ${what}: ${value.toFixed(2)}, at most ${most.toFixed(2)}`);
}
