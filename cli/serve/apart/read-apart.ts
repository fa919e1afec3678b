import { fork } from "node:child_process";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReaderHears, ReaderSays } from "./messages.ts";
import { unpackModel } from "./packed-model.ts";
import type { ReadAnswer, ReadDescription } from "./read-description.ts";

/**
 * Makes a reader that works in a process of its own, which ends with each description: what reading took goes away with
 * it, what stays is the packed model, pages are answered meanwhile, and a description that takes more memory than there
 * is ends nothing else.
 *
 * @param file the built `reader.ts`
 */
export const readApart =
  (file: string): ReadDescription =>
  ({ name, pieces }, { id, placed, read }) =>
    new Promise<ReadAnswer>((resolve, reject) => {
      const child = fork(file, [], { stdio: ["pipe", "pipe", "inherit", "ipc"], execArgv: [] });
      const { stdin, stdout } = child;
      if (stdin === null || stdout === null) throw new TypeError("the pipes that were asked for are not there");
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
            const { format, diagnostics, model } = says;
            void gathered(stdout, model.size).then((packed) => {
              if (packed === undefined) resolve(ended("its answer is not whole"));
              else resolve({ ok: true, format, diagnostics, model: unpackModel({ ...model, bytes: packed }) });
            });
            return;
          }
          case "refused":
            resolve({ ok: false, diagnostics: says.diagnostics });
            return;
        }
      });
      child.on("error", (error) => resolve(ended(error.message)));
      child.on("exit", (code, signal) => {
        if (code !== 0) resolve(ended(signal === null ? `code ${code}` : signal));
      });
      tell({ type: "task", name, id, placed });
      pipeline(Readable.from(pieces()), stdin).catch((error) => {
        // It may end before it has heard all; that is told by how it ends. A file that can't be read is told by its error.
        if (child.exitCode === null && child.signalCode === null && error.code !== "EPIPE") {
          child.kill();
          reject(error);
        }
      });
    });

/** Gathers so many bytes; nothing when there are fewer. */
async function gathered(stream: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(size);
  let end = 0;
  try {
    for await (const piece of stream) {
      bytes.set(piece, end);
      end += piece.length;
    }
  } catch {
    return undefined;
  }
  return end === size ? bytes : undefined;
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
