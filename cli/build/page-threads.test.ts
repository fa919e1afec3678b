import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "#docs-host/server";
import { findReferences } from "#docs-project";
import { pageThreads } from "./page-threads.ts";
import type { PageJob, WrittenPage } from "./render-pages.ts";
import { textBatches } from "./text-batches.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-threads-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes the program of a thread. It finds the text itself as the error of each text, writes the number of jobs that it
 * got as bytes, and fails on the text or the slug `stop`.
 */
function program(): string {
  const file = join(folder, "thread.mjs");
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
let jobs = 0;
parentPort.on("message", ({ texts, slugs, job }) => {
  if (job !== undefined) jobs += 1;
  if (slugs?.includes("stop")) throw new Error("stopped");
  if (slugs) return parentPort.postMessage(slugs.map((slug) => ({ slug, paths: [slug], bytes: jobs })));
  if (texts.includes("stop")) throw new Error("stopped");
  setTimeout(() => parentPort.postMessage(texts.map((message) => ({ mistakes: [{ message }] }))), texts.length % 3);
});`,
  );
  return file;
}

const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => `Text ${number}.`);

it("finds references in this thread for few texts, then in threads, each result with its text", async () => {
  const { findReferences: find, end } = pageThreads(program(), 2);
  const texts = numbered(300);
  const found = await Promise.all(texts.map(find));
  expect(found.slice(0, 100)).toEqual(texts.slice(0, 100).map(findReferences));
  expect(found.slice(100).map(({ mistakes }) => mistakes[0]?.message)).toEqual(texts.slice(100));
  await end();
});

it("rejects all that waits for a thread that fails", async () => {
  const { findReferences: find, end } = pageThreads(program(), 2);
  const results = await Promise.allSettled([...numbered(180), "stop"].map(async (text) => find(text)));
  expect(results.at(-1)).toMatchObject({ status: "rejected", reason: { message: "stopped" } });
  await expect(find("Later.")).rejects.toThrow("stopped");
  await end();
});

/** A job of which the program reads nothing. */
const job = { site: buildSite({ hash: "", definition: { pages: {}, config: {} }, apis: new Map() }) } as PageJob;
const slugs = (count: number): readonly string[] => Array.from({ length: count }, (_, number) => `page-${number}`);

it("writes each page once, and sends each thread a job once", async () => {
  const { renderPages, end } = pageThreads(program(), 2);
  const written: WrittenPage[] = [];
  for (const one of [job, { ...job }]) await renderPages(one, slugs(300), (pages) => written.push(...pages));
  expect(written.flatMap(({ paths }) => paths).sort()).toEqual([...slugs(300), ...slugs(300)].sort());
  // The first job of a thread is number one, and the second job is sent too.
  expect(Math.max(...written.map(({ bytes }) => bytes))).toBe(2);
  await end();
});

it("rejects the writing of pages of which one fails", async () => {
  const { renderPages, end } = pageThreads(program(), 2);
  await expect(renderPages(job, [...slugs(150), "stop"], () => {})).rejects.toThrow("stopped");
  await end();
});

it("hands texts over in batches of 16, and the rest at the end of a turn", async () => {
  const batches: number[] = [];
  const ask = textBatches(async (texts) => {
    batches.push(texts.length);
    return texts.map((text) => text.length);
  });
  expect(await Promise.all(numbered(40).map(ask))).toEqual(numbered(40).map(({ length }) => length));
  expect(batches).toEqual([16, 16, 8]);
});
