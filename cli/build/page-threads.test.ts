import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "#docs-host/server";
import { pageThreads } from "./page-threads.ts";
import type { PageJob, WrittenPage } from "./render-pages.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-threads-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes the program of a thread. It writes the number of jobs that it got as bytes, and fails on the slug `stop`.
 */
function program(): string {
  const file = join(folder, "thread.mjs");
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
let jobs = 0;
parentPort.on("message", ({ slugs, job }) => {
  if (job !== undefined) jobs += 1;
  if (slugs.includes("stop")) throw new Error("stopped");
  parentPort.postMessage(slugs.map((slug) => ({ slug, paths: [slug], bytes: jobs })));
});`,
  );
  return file;
}

/** A job of which the program reads nothing. */
const job = { site: buildSite({ hash: "", definition: { pages: {}, config: {} }, apis: new Map() }) } as PageJob;
const slugs = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => `page-${number}`);

it("writes each page once, and sends each thread a job once", async () => {
  const { renderPages, end } = pageThreads(program(), 2);
  const written: WrittenPage[] = [];
  for (const one of [job, { ...job }]) await renderPages(one, slugs(1100), (pages) => written.push(...pages));
  expect(written.flatMap(({ paths }) => paths).sort()).toEqual([...slugs(1100), ...slugs(1100)].sort());
  // The first job of a thread is number one, and the second job is sent too.
  expect(Math.max(...written.map(({ bytes }) => bytes))).toBe(2);
  await end();
});

it("rejects the writing of pages of which one fails", async () => {
  const { renderPages, end } = pageThreads(program(), 2);
  await expect(renderPages(job, [...slugs(1100), "stop"], () => {})).rejects.toThrow("stopped");
  await expect(renderPages(job, slugs(1100), () => {})).rejects.toThrow("stopped");
  await end();
});
