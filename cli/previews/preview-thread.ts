import { parentPort, workerData } from "node:worker_threads";
import { previewDrawer } from "#docs-host/preview-drawing";
import type { DrawPreview } from "#docs-host/server";

/** A message to the thread: the arguments of a drawing. */
export type DrawRequest = Parameters<DrawPreview>;

// `drawInThread` starts this thread with the folder of the fonts.
const draw = previewDrawer(String(workerData));
parentPort?.on("message", ([image, files]: DrawRequest) => {
  draw(image, files).then(
    (png) => parentPort?.postMessage(png),
    // An error ends the thread, and its message goes to the server.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
