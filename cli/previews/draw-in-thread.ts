import { Worker } from "node:worker_threads";
import type { DrawPreview } from "#docs-host/server";
import type { DrawRequest } from "./preview-thread.ts";

/** Milliseconds after which a drawing is given up; usual ones take 50, and the first one of a thread 500. */
const longest = 10_000;

/** Milliseconds after which an idle thread ends, so that its memory is free. */
const idleFor = 60_000;

/** A thread that draws images one at a time. */
export interface PreviewThread {
  readonly draw: DrawPreview;
  readonly close: () => Promise<void>;
}

/**
 * Draws images in a thread that starts with the first one, so that pages are answered meanwhile. A drawing that fails or
 * takes too long ends the thread; the next one starts another.
 *
 * @param program the built `preview-thread.ts`
 * @param fontFolder the folder with its fonts
 */
export function drawInThread(program: string, fontFolder: string): PreviewThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const drawNow: DrawPreview = async (...request) => {
    clearTimeout(idle);
    worker ??= startThread(program, fontFolder);
    try {
      return await answerTo(worker, request);
    } catch (error) {
      await close();
      throw error;
    } finally {
      idle = setTimeout(() => void close(), idleFor);
      idle.unref();
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    close,
    draw: (...request) => {
      const drawing = last.then(() => drawNow(...request));
      last = drawing.catch(() => {});
      return drawing;
    },
  };
}

function startThread(program: string, fontFolder: string): Worker {
  const worker = new Worker(program, { workerData: fontFolder });
  // An error between two drawings has nobody to wait for it.
  worker.on("error", () => {});
  worker.unref();
  return worker;
}

/** Resolves to the answer of a thread. Rejects with the error that ended it, or if it takes too long. */
function answerTo(worker: Worker, request: DrawRequest): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new Error("an image for link previews took too long"))),
      longest,
    );
    const onExit = (): void => settle(() => reject(new Error("the thread that draws images for link previews ended")));
    const onError = (error: Error): void => settle(() => reject(error));
    const onMessage = (png: Uint8Array): void => settle(() => resolve(png));
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(request);
  });
}
