import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Output } from "../command-line/index.ts";

/** Options of `callboard index`. */
export interface IndexOptions {
  /** The description. */
  readonly file: string;
  /** The folder that is written; files of an earlier index in it are removed. */
  readonly out: string;
  /** The folder of the built element. */
  readonly embed: string;
}

/** A file of the index, as the worker of the element returns it. */
interface IndexFile {
  readonly file: string;
  readonly text: string;
}

/** The parts of the messages of the element's worker that the index is written from (`embed/protocol/messages.ts`). */
type Received =
  | { readonly type: "read" | "leave" | "opened" }
  | { readonly type: "failed"; readonly problem: { readonly message: string; readonly advice: string } }
  | { readonly type: "answer"; readonly answer: readonly IndexFile[] | undefined }
  | { readonly type: "unanswered"; readonly message: string };

/** Its file name may not become the title of an API, so it is unknown too. */
const address = "https://description.invalid/description.invalid";

/** Requests to relative servers depend on the address of the description, which is unknown here. */
const serverHint = "server with a full address: add one to `servers`, such as https://api.example.com";

/** Runs the worker of the element in a thread, with the few names of a browser that it uses. */
const program = (worker: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads";
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
globalThis.location = new URL("https://page.invalid/");
await import(${JSON.stringify(pathToFileURL(worker).href)});`)}`,
  );

/** Writes the index of a description; returns the exit code. */
export async function runIndex({ file, out, embed }: IndexOptions, { out: print, err }: Output): Promise<number> {
  const bytes = await readFile(file);
  const assets = join(embed, "assets");
  const name = (await readdir(assets)).find((one) => /^main-[\w-]{8}\.js$/.test(one));
  if (name === undefined) throw new Error(`${assets} has no worker`);
  const thread = new Worker(program(join(assets, name)));
  try {
    const written = await writeFiles(filesIn(thread, new Uint8Array(bytes)), out);
    if (written.files === 0) throw new IndexError(`${address} has no ${serverHint}`);
    print(`${out}: ${written.files} files, ${(written.bytes / 1e6).toFixed(1)} MB\n`);
    if (written.missing > 0) err(`${written.missing} screens are not in it: their API has no ${serverHint}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
    err(`callboard: ${error.message.replaceAll(address, file)}\n`);
    return 1;
  } finally {
    await thread.terminate();
  }
}

/** A description without an index. */
class IndexError extends Error {
  override readonly name = "IndexError";
}

/** Asks a worker for the files of each playground, one after the other. */
async function* filesIn(thread: Worker, bytes: Uint8Array): AsyncGenerator<readonly IndexFile[]> {
  let answered: (message: Received) => void = () => {};
  const body = { type: "body", body: { ok: true, bytes } };
  let failure: Received | undefined;
  thread.on("message", (message: Received) => {
    if (message.type === "read") thread.postMessage(body);
    else if (message.type === "failed") failure = message;
    else if (message.type === "answer" || message.type === "unanswered") answered(message);
  });
  const failed = new Promise<never>((_, reject) => thread.once("error", reject));
  failed.catch(() => undefined);
  thread.postMessage({ type: "open", source: { kind: "address", url: address }, server: undefined, shows: "page" });
  thread.postMessage({ type: "head", head: { ok: true, address, etag: null, modified: null, isStorable: true } });
  for (let number = 0; ; number += 1) {
    const answer = new Promise<Received>((resolve) => {
      answered = resolve;
    });
    thread.postMessage({ type: "ask", number, about: "index", asked: number });
    const message = await Promise.race([answer, failed]);
    if (failure?.type === "failed") throw new IndexError(`${failure.problem.message} ${failure.problem.advice}`);
    if (message.type === "unanswered") throw new IndexError(`${address}: ${message.message}`);
    if (message.type !== "answer" || message.answer === undefined) return;
    yield message.answer;
  }
}

interface Written {
  readonly files: number;
  readonly bytes: number;
  /** The number of screens without a file. */
  readonly missing: number;
}

async function writeFiles(all: AsyncIterable<readonly IndexFile[]>, out: string): Promise<Written> {
  let written: Written = { files: 0, bytes: 0, missing: 0 };
  for await (const files of all) {
    if (written.files === 0 && files.length > 0) {
      await mkdir(out, { recursive: true });
      const earlier = (await readdir(out)).filter((name) => /^[\da-f]{16}\.json$/.test(name));
      await Promise.all(earlier.map((name) => rm(join(out, name))));
    }
    await Promise.all(files.map(({ file, text }) => writeFile(join(out, file), text)));
    written = {
      files: written.files + files.length,
      bytes: written.bytes + files.reduce((sum, { text }) => sum + text.length, 0),
      missing: written.missing + (files.length === 0 ? 1 : 0),
    };
  }
  return written;
}
