import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Pool } from "undici";
import type { Figure } from "./figure.ts";
import { writeGuidesProject } from "./guides-project.ts";
import { median } from "./median.ts";

/** Prints the processor time in µs and the peak memory in kB of a process and its threads, when it ends. */
const usageReport = `import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write("\\nusage " + JSON.stringify([userCPUTime + systemCPUTime, maxRSS]) + "\\n");
});`;

const command = resolve(import.meta.dirname, "../../dist/server/callboard.js");

interface Build {
  readonly count: number;
  readonly site: string;
  /** Pages a second, and the milliseconds of processor time of one. */
  readonly speed: number;
  readonly processorTime: number;
  /** In bytes. */
  readonly peakMemory: number;
}

/**
 * Builds a site with a number of guides by the command, in a separate process: the second time from pages of the first.
 */
async function build(folder: string, count: number): Promise<Build> {
  const source = join(folder, `project-${count}`);
  const site = join(folder, `site-${count}`);
  await writeGuidesProject(source, count);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(usageReport)}`,
      command,
      "build",
      source,
      "--out",
      site,
      "--json",
    ],
    { maxBuffer: 2 ** 28 },
  );
  const { pages, milliseconds }: { readonly pages: number; readonly milliseconds: number } = JSON.parse(stdout);
  const [time = Number.NaN, memory = Number.NaN] = JSON.parse(/^usage (.*)$/m.exec(stderr)?.[1] ?? "[]") as number[];
  return {
    ...{ count, site },
    speed: pages / (milliseconds / 1000),
    processorTime: time / 1000 / pages,
    peakMemory: memory * 1024,
  };
}

/** Number of measured requests of each site. */
const requests = 300;

/** Returns the median times of pages of sites from a file server, in ms. Requests take turns, so that all meet one load. */
async function fetchTimes(builds: readonly Build[]): Promise<readonly number[]> {
  const server = createServer(async (request, response) => response.end(await readFile(request.url ?? "")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const pool = new Pool(`http://127.0.0.1:${port}`);
  const times = builds.map((): number[] => []);
  for (let number = 0; number < requests; number += 1) {
    for (const [index, { site, count }] of builds.entries()) {
      const path = join(site, `guides/g${number % count}/index.html`);
      const start = performance.now();
      const { body } = await pool.request({ path, method: "GET" });
      await body.arrayBuffer();
      times[index]?.push(performance.now() - start);
    }
  }
  await pool.close();
  server.close();
  return times.map(median);
}

const named = (count: number): string => `${count.toLocaleString("en")} guides`;

/** Measures `callboard build` on 10, 1,000 and 10,000 guides, on the last two again, and pages of its results. */
export async function buildFigures(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-bench-"));
  try {
    const few = await build(folder, 10);
    const some = await build(folder, 1000);
    const someAgain = await build(folder, 1000);
    const many = await build(folder, 10_000);
    const manyAgain = await build(folder, 10_000);
    const [timeOfFew = Number.NaN, timeOfMany = Number.NaN] = await fetchTimes([few, many]);
    const figuresOf = (name: string, { count, speed, processorTime, peakMemory }: Build): readonly Figure[] => [
      { name: `${name}, ${named(count)}`, value: `${speed.toFixed(0)} pages / s`, target: "500 / s" },
      { name: `processor time of a page of it, ${named(count)}`, value: `${processorTime.toFixed(1)} ms`, target: "" },
      { name: `its peak memory, ${named(count)}`, value: `${(peakMemory / 1e6).toFixed(0)} MB`, target: "" },
    ];
    const figures = [some, many].flatMap((one) => figuresOf("build", one));
    const again = [someAgain, manyAgain].flatMap((one) => figuresOf("build without changes", one));
    const ratio = (value: number): string => `${value.toFixed(2)} times`;
    return [
      ...figures,
      ...again,
      {
        name: "processor time of a page of a build, 10,000 guides to 1,000",
        value: ratio(many.processorTime / some.processorTime),
        target: "1",
      },
      { name: "pages / s of 10,000 guides, relative to 1,000", value: ratio(many.speed / some.speed), target: "1" },
      { name: "time of a built page, 10,000 guides to 10", value: ratio(timeOfMany / timeOfFew), target: "1" },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
