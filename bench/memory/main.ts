import { resolve } from "node:path";
import { get, publishGuides, startHosted } from "../hosted/hosted.ts";
import { treeMemory } from "../hosted/process-tree.ts";
import { guide } from "../sites/guide.ts";
import { ordinaryCharacters } from "../sites/sizes.ts";

/**
 * `npm run bench:memory`: publishes sites of several organizations to `callboard start`, requests their pages at random,
 * and prints the resident memory of its processes. Arguments: pages, requests, and the built program.
 */
const [
  pageText = "500",
  requestText = "50000",
  program = resolve(import.meta.dirname, "../../dist/server/callboard.js"),
] = process.argv.slice(2);
const [pages, requests] = [Number(pageText), Number(requestText)];

/** Organizations, each with one site; connections at the same time; points of the curve. */
const [organizations, readers, points] = [8, 8, 20];

/** Every so many guides one is ten times as long. */
const longEvery = 25;

/** A random number below 1, the same ones in each run (mulberry32). */
let seed = 1;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** The path of a request: mostly a page, else its markdown, a search, or a page that is missing. */
function pathOf(page: number): string {
  const kind = random();
  if (kind < 0.9) return `/g${page}`;
  if (kind < 0.95) return `/g${page}.md`;
  return kind < 0.98 ? `/api/callboard-docs/search?q=bed+${page}` : `/missing-${page}`;
}

const { port, server, clientOf, remove } = await startHosted(program);
try {
  for (let organization = 0; organization < organizations; organization += 1) {
    const name = `org${organization}`;
    const own = Array.from({ length: pages }, (_, page) => page).filter(
      (page) => page % organizations === organization,
    );
    await publishGuides(
      await clientOf(name),
      name,
      `${name}.localhost`,
      new Map(own.map((page) => [`g${page}`, guide(page, ordinaryCharacters * (page % longEvery === 0 ? 10 : 1))])),
    );
  }
  console.log(
    "| requests | process, MB | its children, MB | together, MB | requests/s | other statuses than 200 and 404 |",
  );
  console.log("| --- | --- | --- | --- | --- | --- |");
  let from = performance.now();
  const row = (done: number, count: number, others: string): void => {
    const { own, children } = treeMemory(server.pid ?? 0);
    const rate = count === 0 ? "" : ((count * 1000) / (performance.now() - from)).toFixed(0);
    console.log(
      `| ${[done, own.toFixed(0), children.toFixed(0), (own + children).toFixed(0), rate, others].join(" | ")} |`,
    );
    from = performance.now();
  };
  row(0, 0, "");
  const step = Math.ceil(requests / points);
  for (let done = 0; done < requests; done += step) {
    let left = step;
    const others = new Map<number, number>();
    const read = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const page = Math.floor(random() * pages);
        const { status } = await get(port, `org${page % organizations}.localhost:${port}`, pathOf(page));
        if (status !== 200 && status !== 404) others.set(status, (others.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: readers }, read));
    row(done + step, step, [...others].map(([status, count]) => `${count} x ${status}`).join(", "));
  }
} finally {
  remove();
}
process.exit();
