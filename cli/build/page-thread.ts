import { parentPort } from "node:worker_threads";
import { type GuideTexts, receiveSite } from "#docs-host/server";
import { openLanguagesHere } from "../open-languages.ts";
import { limitCaches, type ThreadTask } from "./page-threads.ts";
import { pageWriter, type WritePages, type WrittenPage } from "./render-pages.ts";

openLanguagesHere();
limitCaches();
// `pageThreads` starts this thread and sends it tasks, one at a time.
let job: { readonly take: (texts: GuideTexts) => void; readonly write: WritePages } | undefined;

async function run(task: ThreadTask): Promise<readonly WrittenPage[]> {
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
