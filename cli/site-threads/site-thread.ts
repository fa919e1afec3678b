import { parentPort, workerData } from "node:worker_threads";
import type { ThreadTask } from "#docs-host/server";
import { caches } from "#engine/caches";
import { parseElsewhere } from "#mdx/syntax";
import { openLanguagesHere } from "../open-languages.ts";
import { parseInProcess } from "../page-parser/parse-in-process.ts";
import { openThreadSite } from "./open-thread-site.ts";
import { systemThread } from "./processor-time.ts";
import type { SiteThreadSettings } from "./start-thread.ts";

openLanguagesHere();
// `startThread` starts this thread with its settings, and sends it tasks, one at a time.
const { parser, ...settings } = workerData as SiteThreadSettings & { readonly parser: string }; // see `startThread`
caches.limitTo(settings.memory * 2 ** 20);
// A text can end the native parser, so it has a process.
parseElsewhere(parseInProcess(parser).parse);
const run = await openThreadSite(settings, (message) => parentPort?.postMessage(message));
parentPort?.on("message", (task: ThreadTask) => void run(task));
parentPort?.postMessage({ kind: "thread", number: systemThread() });
parentPort?.postMessage({ kind: "ready" });
