import { type BodyReader, localReader, type Port, portReader, slicedReader, withSpare } from "#ui/response/session";
import workerUrl from "./body-worker.ts?worker&url";
import { createWorker } from "./workers/create-worker.ts";

/** Shorter bodies are read on the page, in less time than a worker takes to start. In bytes. */
const shortBody = 256_000;

function workerPort(): Port {
  const worker = createWorker(workerUrl);
  return {
    post: (question, moved) => worker.postMessage(question, [...moved]),
    listen: (listener, onEnd) => {
      worker.onmessage = ({ data }) => listener(data);
      worker.onerror = ({ message }) => onEnd(message || "the worker could not be started");
    },
    close: () => worker.terminate(),
  };
}

/**
 * Creates a reader for a body of the given size: on the page, or in a worker if it is long. If the worker can't be
 * created or dies, a reader on the page takes over and yields between steps.
 */
export function openBodyReader(size: number): BodyReader {
  return size < shortBody ? localReader() : withSpare(() => portReader(workerPort()), slicedReader);
}
