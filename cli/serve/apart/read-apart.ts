import { fork } from "node:child_process";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReaderHears, ReaderSays } from "./messages.ts";
import { changed, type PackedChange, type PackedModel, unpackModel } from "./packed-model.ts";
import type { KeptReading, ReadAnswer, ReadDescription } from "./read-description.ts";
import { roomFor } from "./room-for.ts";

/** What reading makes lives only until the answer is written, so that little is won by tidying up between. */
const flags = ["--max-semi-space-size=128"];

/**
 * Makes a reader that works in a process of its own, which ends with each description: what reading took goes away with
 * it, what stays is the packed model, pages are answered meanwhile, and a description that takes more memory than there
 * is ends nothing else.
 *
 * @param file the built `reader.ts`
 */
export const readApart =
  (file: string): ReadDescription =>
  ({ name, pieces }, { id, placed, read, before }) =>
    new Promise<ReadAnswer>((resolve, reject) => {
      const child = fork(file, [], { stdio: ["pipe", "pipe", "inherit", "ipc"], execArgv: [...flags] });
      child.on("error", (error) => resolve(ended(error.message)));
      // Where no process can be started, for want of file descriptors for instance, it has no pipes either.
      const stdin: Writable | null | undefined = child.stdin;
      const stdout: Readable | null | undefined = child.stdout;
      if (!stdin || !stdout) return;
      // How the process ends says more than how its pipe did.
      stdout.on("error", () => {});
      let isDone = false;
      const tell = (hears: ReaderHears): void => {
        if (child.connected) child.send(hears, () => undefined);
      };
      const answer = async (address: string): Promise<void> => {
        try {
          tell({ type: "part", address, text: await read(address) });
        } catch (error) {
          tell({ type: "noPart", address, problem: error instanceof Error ? error.message : String(error) });
        }
      };
      child.on("message", (says: ReaderSays) => {
        switch (says.type) {
          case "read":
            void answer(says.address);
            return;
          case "done": {
            isDone = true;
            const { format, diagnostics, model, keepsake } = says;
            const finish = async (): Promise<ReadAnswer> => {
              const all = await gathered(stdout, [model.size, keepsake]);
              if (all === undefined) return ended("its answer is not whole");
              const [bytes, kept] = all;
              const packed = packedOf({ ...model, bytes }, before);
              const keeps = kept.length > 0 && { kept: { packed, keepsake: kept } };
              return { ok: true, format, diagnostics, model: unpackModel(packed), ...keeps };
            };
            finish().then(resolve, reject);
            return;
          }
          case "refused":
            resolve({ ok: false, diagnostics: says.diagnostics });
            return;
        }
      });
      child.on("exit", (code, signal) => {
        if (code !== 0) resolve(ended(signal === null ? `code ${code}` : signal));
      });
      // By now every message has arrived.
      child.on("close", () => {
        if (!isDone) resolve(ended("without an answer"));
      });
      const keepsake = before?.keepsake ?? new Uint8Array();
      tell({ type: "task", name, id, placed, keepsake: keepsake.length });
      pipeline(Readable.from(behind(keepsake, pieces())), stdin).catch((error) => {
        // It may end before it has heard all; that is told by how it ends. A file that can't be read is told by its error.
        if (child.exitCode === null && child.signalCode === null && error.code !== "EPIPE") {
          child.kill();
          reject(error);
        }
      });
    });

async function* behind(first: Uint8Array, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  yield* pieces;
}

const packedOf = (found: PackedModel | PackedChange, before: KeptReading | undefined): PackedModel => {
  if (!("stays" in found)) return found;
  if (before === undefined) throw new TypeError("there is nothing that the description has changed from");
  return changed(before.packed, found);
};

/** Gathers two runs of so many bytes; nothing when there are fewer. */
async function gathered(
  stream: AsyncIterable<Uint8Array>,
  sizes: readonly [number, number],
): Promise<readonly [Uint8Array, Uint8Array] | undefined> {
  const both = sizes.map(roomFor) as [Uint8Array, Uint8Array]; // one for each size
  const [first, second] = both;
  let end = 0;
  try {
    for await (const piece of stream) {
      const cut = Math.max(0, Math.min(piece.length, first.length - end));
      first.set(piece.subarray(0, cut), Math.min(end, first.length));
      if (cut < piece.length) second.set(piece.subarray(cut), Math.max(0, end - first.length));
      end += piece.length;
    }
  } catch {
    return undefined;
  }
  return end === first.length + second.length ? both : undefined;
}

const ended = (how: string): ReadAnswer => ({
  ok: false,
  diagnostics: [
    {
      at: "",
      code: "limit",
      message: `the process that read it ended before it was done (${how}); it may take more memory than there is`,
    },
  ],
});
