import { expect, it, vi } from "vitest";
import type { CreatedWorker } from "../../adapters/workers/create-worker.ts";
import { openRun } from "./open-run.ts";
import type { FromRun } from "./protocol.ts";

/** A worker that keeps what it gets. */
const workerOf = () => ({ postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null });

it("a run is a worker, and its messages are messages of the run", () => {
  const worker: CreatedWorker = workerOf();
  const heard: FromRun[] = [];
  const run = openRun(
    (message) => heard.push(message),
    () => worker,
  );
  run.post({ type: "stop" });
  expect(worker.postMessage).toHaveBeenCalledWith({ type: "stop" });
  const message: FromRun = { type: "run.waiting", isWaiting: true };
  Reflect.apply(worker.onmessage ?? (() => {}), worker, [{ data: message }]);
  expect(heard).toEqual([message]);
  run.close();
  expect(worker.terminate).toHaveBeenCalled();
});

it("a worker that can't be started or breaks is a failure of the run", async () => {
  const heard: FromRun[] = [];
  openRun(
    (message) => heard.push(message),
    () => {
      throw new TypeError("no workers here");
    },
  ).post({ type: "stop" });
  await Promise.resolve();
  const worker: CreatedWorker = workerOf();
  openRun(
    (message) => heard.push(message),
    () => worker,
  );
  Reflect.apply(worker.onerror ?? (() => {}), worker, [{ message: "out of memory" }]);
  expect(heard).toEqual([
    { type: "run.failed", problem: expect.stringContaining("could not be loaded") },
    { type: "run.failed", problem: "out of memory" },
  ]);
});
