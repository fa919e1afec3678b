import { fork } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { errorMessage } from "#engine/error-message";
import { changed, type PackedChange, type PackedModel, roomFor, unpackModel } from "#engine/packed-model";
import { type ProcessLimit, processLimitMessage, type ReadLimits } from "../read-limits.ts";
import type { FromReader, ToReader } from "./messages.ts";
import type { CachedReading, ReadAnswer, ReadDescription } from "./read-description.ts";

/**
 * Creates a reader with a process for each description: pages are served at the same time, the memory is freed when the
 * process ends, and only the packed model is stored. A description that exceeds the limit of time or memory is refused.
 * The process ends with this one, whatever signal ends that.
 *
 * @param file the built `reader.ts`
 */
export const readApart =
  (file: string): ReadDescription =>
  (
    { name, chunks },
    { id, positions, isExported = false, isOfClient = false, keepsAudiences = false, read, limits, before },
  ) =>
    new Promise<ReadAnswer>((resolve, reject) => {
      const child = fork(file, [], { stdio: ["pipe", "pipe", "inherit", "ipc"], execArgv: [] });
      const timer = setTimeout(() => {
        resolve(beyond("readMs", limits));
        child.kill("SIGKILL");
      }, limits.readMs);
      child.on("error", (error) => {
        clearTimeout(timer);
        resolve(ended(error.message));
        child.kill("SIGKILL");
      });
      // A process that could not be started, for example without file descriptors, has no pipes.
      const stdin: Writable | null | undefined = child.stdin;
      const stdout: Readable | null | undefined = child.stdout;
      if (!stdin || !stdout) return;
      // The exit of the process explains more than the error of its pipe.
      stdout.on("error", () => {});
      let isDone = false;
      const send = (message: ToReader): void => {
        if (child.connected) child.send(message, () => undefined);
      };
      const answer = async (address: string): Promise<void> => {
        try {
          send({ type: "part", address, text: await read(address) });
        } catch (error) {
          send({ type: "noPart", address, problem: errorMessage(error) });
        }
      };
      child.on("message", (message: FromReader) => {
        switch (message.type) {
          case "read":
            void answer(message.address);
            return;
          case "done": {
            isDone = true;
            const { format, diagnostics, differences, model, cache } = message;
            const finish = async (): Promise<ReadAnswer> => {
              const all = await gathered(stdout, [model.size, cache]);
              if (all === undefined) return ended("its result is incomplete");
              const [bytes, cached] = all;
              const packed = packedOf({ ...model, bytes }, before);
              const answerCache = cached.length > 0 && { cached: { packed, cache: cached } };
              return { ok: true, format, diagnostics, differences, model: unpackModel(packed), ...answerCache };
            };
            finish().then(resolve, reject);
            return;
          }
          case "refused":
            resolve({ ok: false, diagnostics: message.diagnostics });
            return;
          case "outOfMemory":
            resolve(beyond("memoryBytes", limits));
            return;
        }
      });
      // By now every message has arrived, which may not be so at the event `exit`.
      child.on("close", (code, signal) => {
        clearTimeout(timer);
        if (!isDone) resolve(ended(signal ?? (code === 0 ? "without an answer" : `code ${code}`)));
      });
      const cache = before?.cache ?? new Uint8Array();
      send({ type: "task", name, id, positions, isExported, isOfClient, keepsAudiences, limits, cache: cache.length });
      // A process that ends early breaks the pipe; `close` reports it.
      stdin.on("error", () => {});
      feed(stdin, cache, chunks()).catch((error) => {
        reject(error);
        child.kill("SIGKILL");
      });
    });

/** Writes a cache and the pieces of a text until the pipe closes. Rejects only with an error of the pieces. */
async function feed(pipe: Writable, cache: Uint8Array, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const closed = new Promise((resolve) => pipe.once("close", resolve));
  if (cache.length > 0) pipe.write(cache);
  for await (const chunk of chunks) {
    if (pipe.destroyed) return;
    if (!pipe.write(chunk)) await Promise.race([closed, new Promise((resolve) => pipe.once("drain", resolve))]);
  }
  pipe.end();
}

const packedOf = (found: PackedModel | PackedChange, before: CachedReading | undefined): PackedModel => {
  if (!("stays" in found)) return found;
  if (before === undefined) throw new TypeError("the change refers to an earlier reading, but there is none");
  return changed(before.packed, found);
};

/** Reads two runs of bytes of the given sizes from a stream. Returns undefined if it holds fewer or more. */
async function gathered(
  stream: AsyncIterable<Uint8Array>,
  sizes: readonly [number, number],
): Promise<readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] | undefined> {
  const both = sizes.map(roomFor) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]; // one for each size
  const [first, second] = both;
  let end = 0;
  try {
    for await (const chunk of stream) {
      const cut = Math.max(0, Math.min(chunk.length, first.length - end));
      first.set(chunk.subarray(0, cut), Math.min(end, first.length));
      if (cut < chunk.length) second.set(chunk.subarray(cut), Math.max(0, end - first.length));
      end += chunk.length;
    }
  } catch {
    return undefined;
  }
  return end === first.length + second.length ? both : undefined;
}

const refusedFor = (message: string): ReadAnswer => ({
  ok: false,
  diagnostics: [{ at: "", code: "limit", message }],
});

const beyond = (limit: ProcessLimit, limits: ReadLimits): ReadAnswer => refusedFor(processLimitMessage(limit, limits));

const ended = (how: string): ReadAnswer =>
  refusedFor(`the process that read it ended early (${how}); it may need more memory than is available`);
