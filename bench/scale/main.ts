import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { argv } from "node:process";
import { chromium } from "playwright";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";
import { type Case, cases } from "./cases.ts";
import { playgroundOf, serve } from "./ours.ts";
import { type Peer, peers, servePeers } from "./peers.ts";
import { type Visit, visit } from "./visit.ts";

/**
 * `npm run bench:scale [-- ours] [-- rounds] [-- case]`: opens one operation of definitions of all sizes in the built
 * product, in Swagger UI and in RapiDoc, in turns, each visit in a separate browser, and prints medians with the
 * targets they are held to; then what importing and showing a changed file costs the server. `ours` leaves the others
 * out, which takes a minute instead of ten.
 */
const asked = argv.slice(2);
const isOursOnly = asked.includes("ours");
const rounds = Number(asked.find((one) => /^\d+$/.test(one)) ?? 3);
const only = asked.find((one) => one !== "ours" && !/^\d+$/.test(one));

/** Number of changes to a definition before the server's memory is measured again. */
const changes = 5;

/** Published definitions with a limit for their import. */
const published: ReadonlySet<string> = new Set(["GitHub", "Stripe"]);

/** Definitions with a limit for their keys. */
const typing: ReadonlySet<string> = new Set(["petstore", "GitHub"]);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const medianOf = (visits: readonly Visit[], of: keyof Visit): number => median(visits.map((one) => one[of]));

const targets: string[] = [];
const target = (what: string, found: number, most: number, digits = 0): void => {
  const verdict = found <= most ? "met   " : "MISSED";
  targets.push(`${verdict} ${what}: ${found.toFixed(digits)}, at most ${most.toFixed(digits)}`);
};

/** A separate browser for each visit, which is killed afterwards: a stuck one does not end when asked. */
const freshVisit = async (address: string, field: string): Promise<Visit | string> => {
  const server = await chromium.launchServer({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
  try {
    return await visit(await chromium.connect(server.wsEndpoint()), address, field);
  } finally {
    await server.kill();
  }
};

type Name = "Callboard" | Peer;
const names: readonly Name[] = isOursOnly ? ["Callboard"] : ["Callboard", ...(Object.keys(peers) as Peer[])];

async function measure(one: Case, emptyMb: number | undefined): Promise<{ usable: number; memoryMb: number }> {
  const ours = await serve(one);
  const others = await servePeers(one);
  const found = new Map<Name, Visit[]>([["Callboard", []]]);
  /** Who has not answered, and why: it is not asked again. */
  const silent = new Map<Name, string>();
  try {
    const address = await playgroundOf(ours, one);
    // Caches are warm after the first reader, as the peers' files are.
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        if (silent.has(name)) continue;
        const place = name === "Callboard" ? address : others.address(name, one);
        const visited = await freshVisit(place, one.field);
        if (typeof visited === "string") silent.set(name, visited);
        else found.set(name, [...(found.get(name) ?? []), visited]);
      }
    }
    const size = one.bytes / 1e6;
    for (const name of names) {
      const visits = found.get(name) ?? [];
      const reason = silent.get(name);
      const cells =
        reason !== undefined
          ? [reason, "", "", "", "", ""]
          : [
              medianOf(visits, "usable"),
              medianOf(visits, "longest"),
              medianOf(visits, "heapMb"),
              medianOf(visits, "kilobytes"),
              medianOf(visits, "nodes"),
              medianOf(visits, "key"),
            ].map((n) => n.toFixed(n < 100 ? 1 : 0));
      console.log(`| ${one.name} (${size.toFixed(1)} MB) | ${name} | ${cells.join(" | ")} |`);
    }
    const visits = found.get("Callboard") ?? [];
    const usable = medianOf(visits, "usable");
    const fastest = Math.min(
      ...Object.keys(peers).flatMap((name) => {
        const theirs = found.get(name as Peer);
        return theirs === undefined || silent.has(name as Peer) ? [] : [medianOf(theirs, "usable")];
      }),
    );
    target(`${one.name}: usable field, ms`, usable, 300);
    if (Number.isFinite(fastest)) target(`${one.name}: as a part of the fastest peer's time`, usable / fastest, 0.1, 2);
    target(`${one.name}: longest task, ms`, medianOf(visits, "longest"), 100);
    target(`${one.name}: heap, MB`, medianOf(visits, "heapMb"), 20, 1);
    target(`${one.name}: script, style and data, kB gzipped`, medianOf(visits, "kilobytes"), 220);

    if (typing.has(one.name)) {
      target(`${one.name}: main thread ms a key`, medianOf(visits, "key"), 8, 1);
      target(`${one.name}: nodes`, medianOf(visits, "nodes"), 2000);
    }

    const memoryMb = await ours.memoryMb();
    const changed: number[] = [];
    for (let n = 0; n < changes; n += 1) changed.push(await ours.change());
    const laterMb = await ours.memoryMb();
    console.log(
      `  import ${ours.importMs} ms, server ${memoryMb.toFixed(0)} MB, after ${changes} changes ${laterMb.toFixed(0)} MB; a change is shown after ${changed.map((ms) => ms.toFixed(0)).join(", ")} ms`,
    );
    if (emptyMb !== undefined) {
      const maxMb = Math.max(memoryMb, laterMb);
      if (published.has(one.name)) target(`${one.name}: import, ms`, ours.importMs, 3000);
      target(`${one.name}: the whole server's memory, by the size of the file`, maxMb / size, 10, 1);
      target(`${one.name}: what the file adds to the server's memory, by its size`, (maxMb - emptyMb) / size, 10, 1);
      if (one.name === "GitHub") target(`${one.name}: a change is shown after, ms`, median(changed), 1000);
    }
    return { usable, memoryMb };
  } finally {
    others.close();
    await ours.stop();
  }
}

const all = cases();
try {
  console.log(
    "| definition | | usable ms | longest task ms | heap MB | kB gzipped | nodes | main thread ms a key |\n|---|---|---|---|---|---|---|---|",
  );
  let first: { usable: number; memoryMb: number } | undefined;
  for (const one of all) {
    if (only !== undefined && one.name !== only) continue;
    const output = await measure(one, first?.memoryMb);
    if (first !== undefined)
      target(`${one.name}: usable, times the smallest definition's`, output.usable / first.usable, 1.2, 2);
    first ??= output;
  }
} finally {
  rmSync(dirname(all[0]?.file ?? ""), { recursive: true, force: true });
}
console.log(`\n${targets.join("\n")}`);
