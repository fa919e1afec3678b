import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { argv } from "node:process";
import { chromium } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { type Case, cases } from "../scale/cases.ts";
import { drawnCases } from "./drawn.ts";
import { measureVisit, type TagVisit } from "./measure.ts";
import { serveTagPages, tagPages } from "./pages.ts";

/**
 * `npm run bench:embed [-- rounds] [-- case] [-- ours]`: opens one operation of a petstore, of GitHub's and of Stripe's
 * description, and of ten drawn ones, by a script tag, in the element, with and without an index, and in its peers in
 * turns, each with a first and a second visit in a separate browser. It prints medians with the targets they are held
 * to. The case `drawn` is all of the ten.
 */
const asked = argv.slice(2);
const rounds = Number(asked.find((one) => /^\d+$/.test(one)) ?? 3);
const isOursOnly = asked.includes("ours");
const only = asked.find((one) => one !== "ours" && !/^\d+$/.test(one));
const indexed = "Callboard with an index";
const ours: readonly string[] = ["Callboard", indexed];
const names = isOursOnly ? ours : Object.keys(tagPages);
/** The drawn descriptions are the same in each run. */
const drawing = { seed: 40, count: 10 };

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

interface Visits {
  readonly cold: TagVisit[];
  readonly second: TagVisit[];
}

const targets: string[] = [];
const target = (what: string, found: number, most: number, digits = 0): void => {
  targets.push(
    `${found <= most ? "met   " : "MISSED"} ${what}: ${found.toFixed(digits)}, at most ${most.toFixed(digits)}`,
  );
};

async function visitTwice(address: string, field: string, into: Visits): Promise<string | undefined> {
  const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    for (const visits of [into.cold, into.second]) {
      const found = await measureVisit(context, address, field);
      if (typeof found === "string") return found;
      visits.push(found);
    }
    return undefined;
  } finally {
    await browser.close();
  }
}

/** The times of the element's visits as parts of the fastest peer's. */
interface Ratios {
  readonly cold: number;
  readonly indexed: number;
  readonly second: number;
}

/** Prints the medians of one description; returns their ratios, unless no peer has shown the field. */
async function measure(one: Case): Promise<Ratios | undefined> {
  const server = await serveTagPages(one);
  const found = new Map(names.map((name) => [name, { cold: [], second: [] } as Visits]));
  const silent = new Map<string, string>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const visits = found.get(name);
        if (visits === undefined || silent.has(name)) continue;
        const reason = await visitTwice(server.address(name, one), one.field, visits);
        if (reason !== undefined) silent.set(name, reason);
      }
    }
  } finally {
    server.close();
  }
  const of = (name: string, which: keyof Visits, figure: keyof TagVisit): number =>
    median((found.get(name)?.[which] ?? []).map((visit) => visit[figure]));
  for (const name of names) {
    const cells = silent.has(name)
      ? [silent.get(name) ?? "", "", "", "", "", ""]
      : [
          ...[of(name, "cold", "usable"), of(name, "second", "usable"), of(name, "cold", "longest")],
          ...[of(name, "cold", "scripts"), of(name, "cold", "workerScripts"), of(name, "cold", "heapMb")],
        ].map((figure) => figure.toFixed(figure < 100 ? 1 : 0));
    console.log(`| ${one.name} | ${name} | ${cells.join(" | ")} |`);
  }
  const fastest = (which: keyof Visits): number =>
    Math.min(...names.flatMap((name) => (ours.includes(name) || silent.has(name) ? [] : [of(name, which, "usable")])));
  target(`${one.name}: longest freeze, ms`, of("Callboard", "cold", "longest"), 100);
  target(`${one.name}: script of the page before the field, kB gzipped`, of("Callboard", "cold", "scripts"), 180);
  if (one.name === "GitHub") target(`${one.name}: heap of the page, MB`, of("Callboard", "cold", "heapMb"), 20, 1);
  if (!Number.isFinite(fastest("cold"))) return undefined;
  const ratio = (name: string, which: keyof Visits): number => of(name, which, "usable") / fastest(which);
  return { cold: ratio("Callboard", "cold"), indexed: ratio(indexed, "cold"), second: ratio("Callboard", "second") };
}

/** Compares the ratios of some descriptions with their targets. */
function compare(what: string, all: readonly (Ratios | undefined)[]): void {
  const known = all.filter((one) => one !== undefined);
  if (known.length === 0) return;
  const of = (which: keyof Ratios): number => median(known.map((one) => one[which]));
  target(`${what}: cold, as a part of the fastest peer's time`, of("cold"), 0.35, 2);
  target(`${what}: cold with an index, likewise`, of("indexed"), 0.35, 2);
  target(`${what}: second visit, likewise`, of("second"), 0.15, 2);
}

const all = cases();
try {
  console.log(
    "| description | | cold ms | second visit ms | longest freeze ms | script kB gzipped | of workers | heap MB |\n|---|---|---|---|---|---|---|---|",
  );
  for (const one of all)
    if (one.name !== "made" && (only === undefined || one.name === only)) compare(one.name, [await measure(one)]);
  if (only === undefined || only === "drawn") {
    const drawn: (Ratios | undefined)[] = [];
    for (const one of drawnCases(dirname(all[0]?.file ?? ""), drawing)) drawn.push(await measure(one));
    compare(`median of ${drawn.length} drawn descriptions`, drawn);
  }
} finally {
  rmSync(dirname(all[0]?.file ?? ""), { recursive: true, force: true });
}
console.log(`\n${targets.join("\n")}`);
