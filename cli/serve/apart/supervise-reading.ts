import process from "node:process";
import { Worker } from "node:worker_threads";
import type { FromReader, ToReader } from "./messages.ts";
import type { ThreadInput, ThreadOutput } from "./thread-messages.ts";

const MiB = 1024 * 1024;

/** Milliseconds between two checks of the memory of the process. */
const checkMs = 50;

/**
 * Shares of the memory for the thread's old and young objects. The rest is for the raw text, the packed model, and Node
 * itself. With these, 50 MB of JSON stay a tenth below the default limit (docs/reading.md).
 */
const oldShare = 0.6;
const youngShare = 0.1;

type Task = Extract<ToReader, { readonly type: "task" }>;
type Done = Extract<ThreadOutput, { readonly type: "done" }>;

/**
 * Reads a description in a second thread, so that this one is never busy. It ends the process when its memory passes
 * the limit, and when its parent ends: whatever signal ends that, the channel between them closes.
 *
 * @param program the file that the second thread runs
 */
export function superviseReading(program: URL): void {
  let thread: Worker | undefined;

  const send = (message: FromReader): Promise<void> =>
    new Promise((resolve) => {
      if (process.send === undefined) throw new TypeError("this file is started by `readApart` only");
      process.send(message, () => resolve());
    });
  /** Ends the process at once. A thread in a long native call would hold `process.exit` up. */
  const end = (): void => {
    process.kill(process.pid, "SIGKILL");
  };
  const endForMemory = (): void => void send({ type: "outOfMemory" }).then(end);

  const finish = async ({ model: { bytes, ...model }, cache, ...rest }: Done): Promise<void> => {
    await send({ ...rest, model: { ...model, size: bytes.length }, cache: cache.length });
    process.stdout.write(bytes);
    await new Promise((resolve) => process.stdout.end(cache, () => resolve(undefined)));
    process.exit();
  };

  const receive = (message: ThreadOutput): void => {
    if (message.type === "done") void finish(message);
    else if (message.type === "refused") void send(message).then(() => process.exit());
    else void send(message);
  };

  const start = async (task: Task): Promise<void> => {
    const { memoryBytes } = task.limits;
    setInterval(() => process.memoryUsage.rss() > memoryBytes && endForMemory(), checkMs).unref();
    const megabytes = memoryBytes / MiB;
    // Started before the text arrives, it loads its modules during the transfer.
    const started = new Worker(program, {
      resourceLimits: {
        maxOldGenerationSizeMb: oldShare * megabytes,
        maxYoungGenerationSizeMb: youngShare * megabytes,
      },
    });
    thread = started;
    started.on("message", receive);
    started.on("error", (error: Error & { readonly code?: unknown }) => {
      if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
      endForMemory();
    });
    const bytes = await joinChunks(process.stdin);
    started.postMessage({ type: "start", task, bytes } satisfies ThreadInput, [bytes.buffer]);
  };

  // Ctrl-C in a terminal signals both processes; the parent decides whether it still wants the description.
  process.on("SIGINT", () => undefined);
  // The parent has ended, and so does this process.
  process.stdout.on("error", end);
  process.on("disconnect", end);
  process.on("message", (message: ToReader) => {
    if (message.type === "task") void start(message);
    else thread?.postMessage(message satisfies ThreadInput);
  });
}

/** Joins chunks in a new buffer. */
export async function joinChunks(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    all.push(chunk);
    size += chunk.length;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of all) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
