// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BegunWorker, FromWorker, OpenMessage, ToWorker } from "../protocol/index.ts";
import { startWorkerClient } from "./worker-client.ts";

/** A worker that opens each description at once. */
class FakeWorker {
  static readonly started: FakeWorker[] = [];
  readonly received: ToWorker[] = [];
  isTerminated = false;
  onmessage: (event: { readonly data: FromWorker }) => void = () => {};
  onerror: (event: { readonly message: string }) => void = () => {};

  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeWorker.started.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
    queueMicrotask(() => this.onmessage({ data: { type: "opened", opened: { title: "Garden" } } }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const open: Omit<OpenMessage, "type"> = {
  source: { kind: "text", name: "https://garden.example/", text: "{}" },
  server: undefined,
  shows: "page",
};

/** A worker that was started before the element. */
const begunAt = (address: string, failure: BegunWorker["failure"] = new Promise(() => {})) => {
  const worker = new FakeWorker(address);
  FakeWorker.started.length = 0;
  return { worker, begun: { worker: worker as unknown as Worker, address, failure } }; // of a worker only this is used
};

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  // The files of a test have no origin, and so their worker is of the same one.
  vi.stubGlobal("location", { origin: "null" });
  FakeWorker.started.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the address of the workers of this build. */
async function ownAddress(): Promise<string> {
  await startWorkerClient(open).opened;
  return FakeWorker.started[0]?.address ?? "";
}

it("uses the worker that was started before it, even while it would wait", async () => {
  const { worker, begun } = begunAt(await ownAddress());
  const client = startWorkerClient(open, undefined, begun);
  client.hold(new Promise(() => {}));
  expect(await client.opened).toEqual({ title: "Garden" });
  expect(worker.received).toEqual([{ type: "open", ...open }]);
  expect(FakeWorker.started).toEqual([]);
  client.stop();
  expect(worker.isTerminated).toBe(true);
});

it("ends a worker of another build, and starts one of this build", async () => {
  const { worker, begun } = begunAt("https://garden.example/assets/main-0.js");
  expect(await startWorkerClient(open, undefined, begun).opened).toEqual({ title: "Garden" });
  expect(worker).toMatchObject({ isTerminated: true, received: [] });
  expect(FakeWorker.started).toHaveLength(1);
});

it("reports the error that ended a worker before it was used", async () => {
  const { worker, begun } = begunAt(await ownAddress(), Promise.resolve("no such file"));
  worker.postMessage = () => {};
  const client = startWorkerClient(open, undefined, begun);
  expect(await client.opened).toMatchObject({ cause: "worker", message: expect.stringContaining("no such file") });
  await expect(client.ask("path", "addPlant")).rejects.toThrow("no such file");
});
