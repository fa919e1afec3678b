import { generatedText } from "#locales/messages/generated";
import { type CreatedWorker, createWorker } from "../../adapters/workers/create-worker.ts";
import type { FromRun, RunPort } from "./protocol.ts";
import workerUrl from "./run-worker.ts?worker&url";

/**
 * Opens a run in a worker, so that the page stays responsive. A worker that can't be started, or ends by itself, is
 * reported as a failure of the run.
 */
export function openRun(
  listener: (message: FromRun) => void,
  start: (url: string) => CreatedWorker = createWorker,
): RunPort {
  let worker: CreatedWorker;
  try {
    worker = start(workerUrl);
  } catch {
    // The page allows no workers.
    queueMicrotask(() => listener({ type: "run.failed", problem: generatedText().notLoaded }));
    return { post: () => {}, close: () => {} };
  }
  worker.onmessage = ({ data }) => listener(data);
  worker.onerror = ({ message }) => listener({ type: "run.failed", problem: message || generatedText().notLoaded });
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
