import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Pool } from "undici";
import { buildFigures } from "./build-figures.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";
import { searchFigures } from "./search-figures.ts";

/**
 * `npm run bench:sites`: measures the pages of a site of 10 and of 10,000 guides, each in a separate server process,
 * then the search of 10,000 pages, and `callboard build` on as many, and prints a table of figures with their targets
 * (docs/sites.md). This process is the one that sends the load. An argument `server`, `search` or `build` measures one
 * of them.
 */

/** Requests before a server counts as warm, and those that are measured. */
const [warmUp, measured] = [150, 200];

/** Connections that send requests at once, and for how long, in milliseconds. */
const [connections, loadTime] = [16, 5000];

interface Served {
  readonly origin: string;
  /** Returns the processor time of the server so far, in ms. */
  readonly processorTime: () => Promise<number>;
  readonly end: () => void;
}

async function serve(count: number): Promise<Served> {
  const server = spawn(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "site-process.ts"), String(count)],
    { stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, NODE_ENV: "production" } },
  );
  const [line] = await once(server.stdout, "data");
  const processorTime = async (): Promise<number> => {
    server.stdin.write("\n");
    const [answer] = await once(server.stdout, "data");
    return Number(String(answer)) / 1000;
  };
  return { origin: String(line).trim(), processorTime, end: () => server.kill() };
}

/** Returns the time from a request to the last byte of its page, in milliseconds. */
async function timeOf(pool: Pool, number: number): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await pool.request({ path: `/guides/g${number}`, method: "GET" });
  await body.arrayBuffer();
  if (statusCode !== 200) throw new Error(`guide ${number} was answered with ${statusCode}`);
  return performance.now() - start;
}

/** Returns how many pages a second are sent from the cache. */
async function fromCache(pool: Pool, pages: number): Promise<number> {
  let sent = 0;
  const end = performance.now() + loadTime;
  const send = async (): Promise<void> => {
    while (performance.now() < end) {
      const { body } = await pool.request({
        path: `/guides/g${sent % pages}`,
        method: "GET",
        headers: { "accept-encoding": "gzip" },
      });
      sent += 1;
      await body.dump({ limit: Number.MAX_SAFE_INTEGER });
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  return sent / (loadTime / 1000);
}

/** Returns the gzipped sizes of the scripts and the styles that a page loads at once, in bytes. */
async function weights(pool: Pool): Promise<{ readonly script: number; readonly styles: number }> {
  const load = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await pool.request({ path, method: "GET" })).body.arrayBuffer());
  const page = String(await load("/guides/g0"));
  const sizeOf = async (pattern: RegExp): Promise<number> => {
    const files = await Promise.all([...page.matchAll(pattern)].map(([, path = ""]) => load(path)));
    return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  };
  return {
    script: await sizeOf(/<script type="module" src="([^"]+)"/g),
    styles: await sizeOf(/<link rel="stylesheet" href="([^"]+)"/g),
  };
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures a site of so many guides. */
async function measure(count: number): Promise<readonly Figure[]> {
  const site = await serve(count);
  const pool = new Pool(site.origin, { connections });
  const figures: Figure[] = [];
  const add = (name: string, value: string, target = ""): void => {
    figures.push({ name: `${name}, ${count.toLocaleString("en")} guides`, value, target });
  };
  try {
    add("first page of a new process", ms(await timeOf(pool, 0)));
    if (count > warmUp + measured) {
      const times: number[] = [];
      for (let number = 1; number <= warmUp; number += 1) await timeOf(pool, number);
      const start = await site.processorTime();
      for (let number = warmUp + 1; number <= warmUp + measured; number += 1) times.push(await timeOf(pool, number));
      const warm = await site.processorTime();
      add("page that is not cached, median", ms(median(times)), "5 ms");
      add("its processor time, mean", ms((warm - start) / measured), "5 ms");
      add("page of 188 kB that is not cached", ms(await timeOf(pool, count - 1)), "300 ms");
      add("its processor time", ms((await site.processorTime()) - warm), "300 ms");
    }
    for (let number = 0; number < 9; number += 1) await timeOf(pool, number);
    add("pages from the cache", `${(await fromCache(pool, 9)).toFixed(0)} / s`, "1,500 / s");
    const { script, styles } = await weights(pool);
    if (count <= 10) add("script of a page, gzipped", kb(script), "15 kB");
    if (count <= 10) add("styles of a page, gzipped", kb(styles), "20 kB");
  } finally {
    await pool.close();
    site.end();
  }
  return figures;
}

const [only] = process.argv.slice(2);
const isWanted = (part: string): boolean => only === undefined || only === part;
const figures = [
  ...(isWanted("server") ? [...(await measure(10)), ...(await measure(10_000))] : []),
  ...(isWanted("search") ? await searchFigures() : []),
  ...(isWanted("build") ? await buildFigures() : []),
];
console.log("| figure | measured | target |\n| --- | --- | --- |");
for (const { name, value, target } of figures) console.log(`| ${name} | ${value} | ${target} |`);
