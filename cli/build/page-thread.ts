import { parentPort } from "node:worker_threads";
import { type GuideTexts, receiveSite } from "#docs-host/server";
import { findReferences } from "#docs-project";
import { caches } from "#engine/caches";
import { allowNativeParser } from "#mdx/syntax";
import { openLanguagesHere } from "../open-languages.ts";
import type { ThreadResult, ThreadTask } from "./page-threads.ts";
import { pageWriter, type WritePages } from "./render-pages.ts";

/** Bytes of all caches: few texts are read again. */
const cacheBytes = 10 * 2 ** 20;

openLanguagesHere();
// Each page is read once, right before it is written as markdown and searched.
caches.limitTo(cacheBytes);
// `pageThreads` starts this thread and sends it tasks, one at a time.
let job: { readonly take: (texts: GuideTexts) => void; readonly write: WritePages } | undefined;

async function run(task: ThreadTask): Promise<ThreadResult> {
  if (task.kind === "find") {
    await allowNativeParser();
    return task.texts.map(findReferences);
  }
  if (task.job !== undefined) {
    const { sent, ...settings } = task.job;
    const { site, take } = receiveSite(sent);
    job = { take, write: pageWriter({ ...settings, site }) };
  }
  if (job === undefined) throw new Error("pages are to be written without their site");
  job.take(task.texts);
  return job.write(task.slugs);
}

parentPort?.on("message", (task: ThreadTask) => {
  run(task).then(
    (result) => parentPort?.postMessage(result),
    // An error of a page ends the thread, and the build with it.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
