import { hash } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { ModelTooLargeError, type PackedChange, type PackedModel, packChange, packModel } from "#engine/packed-model";
import {
  exampleCheck,
  fieldCheck,
  type ImportCache,
  type ImportDiagnostic,
  importIncrementally,
  openApiDifferences,
  positionFinder,
} from "#importers";
import { locateDiagnostics } from "./read-description.ts";
import type { ThreadInput, ThreadOutput } from "./thread-messages.ts";

/** Returns half of a SHA-256, which is enough against two texts with the same digest. */
const digest = (text: string): string => hash("sha256", text, "base64url").slice(0, 22);

type Start = Extract<ThreadInput, { readonly type: "start" }>;
type Part = Exclude<ThreadInput, Start>;
type ReadPart = (address: string) => Promise<string>;

/** Reads the description that the first thread sends, and sends back the result. */
export function readInThread(): void {
  const port = parentPort;
  if (port === null) throw new TypeError("this thread is started by `superviseReading` only");
  const send = (message: ThreadOutput, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  const pending: { readonly address: string; readonly settle: (part: Part) => void }[] = [];
  const readPart: ReadPart = (address) =>
    new Promise((resolve, reject) => {
      const settle = (part: Part): void => {
        if (part.type === "part") resolve(part.text);
        else reject(new Error(part.problem));
      };
      pending.push({ address, settle });
      send({ type: "read", address });
    });
  const run = async (start: Start): Promise<void> => {
    // Two steps, so that the text and its tree are garbage before the model is packed.
    const result = packed(await imported(start, readPart));
    if (result.type === "done") send(result, [result.model.bytes.buffer, result.cache.buffer]);
    else send(result);
    port.close();
  };
  port.on("message", (message: ThreadInput) => {
    if (message.type === "start") {
      void run(message);
      return;
    }
    const at = pending.findIndex(({ address }) => address === message.address);
    for (const { settle } of at === -1 ? [] : pending.splice(at, 1)) settle(message);
  });
}

/** Imports a description, and finds the positions of its diagnostics. The result does not reference the texts. */
async function imported({ task, bytes }: Start, readPart: ReadPart) {
  const { name, id, positions, isExported, isOfClient, keepsAudiences, limits, cache: size } = task;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // `packed` wrote it.
  const before = size === 0 ? undefined : (JSON.parse(buffer.toString("utf8", 0, size)) as ImportCache);
  const text = buffer.toString("utf8", size);
  const { read, textOf } = recordTexts(readPart);
  const options = {
    id,
    read,
    digest,
    limits,
    isOfClient,
    keepsAudiences,
    checkExamples: exampleCheck,
    checkFields: fieldCheck,
  };
  const { finder: own, ...answer } = await importIncrementally({ name, text }, options, before);
  const { diagnostics } = answer.kind === "some" ? answer.some : answer.answer;
  const finder = (file: string | undefined) => (file === undefined ? own() : finderIn(textOf(file)));
  const model = answer.kind === "whole" && answer.answer.ok ? answer.answer.model : undefined;
  const differences =
    isExported && model !== undefined
      ? await openApiDifferences({ name, text }, model, { read: textsIn(textOf), limits })
      : [];
  const located = (all: readonly ImportDiagnostic[]) => locateDiagnostics(all, { positions, limits, finder });
  return { answer, diagnostics: located(diagnostics), differences: located(differences) };
}

const finderIn = (text: string | undefined) => (text === undefined ? undefined : positionFinder(text));

type Imported = Awaited<ReturnType<typeof imported>>;
type Result = Exclude<ThreadOutput, { readonly type: "read" }>;

function packed({ answer, diagnostics, differences }: Imported): Result {
  if (answer.kind === "whole" && !answer.answer.ok) return { type: "refused", diagnostics };
  const cache = answer.cache === undefined ? "" : JSON.stringify(answer.cache);
  try {
    return { type: "done", ...packedModel(answer), diagnostics, differences, cache: new TextEncoder().encode(cache) };
  } catch (error) {
    if (!(error instanceof ModelTooLargeError)) throw error;
    return { type: "refused", diagnostics: [{ at: "", code: "limit", message: error.message }, ...diagnostics] };
  }
}

function packedModel(answer: Imported["answer"]): {
  readonly format: string;
  readonly model: PackedModel | PackedChange;
} {
  if (answer.kind === "whole") {
    if (!answer.answer.ok) throw new TypeError("a rejected description has no model");
    return { format: answer.answer.format, model: packModel(answer.answer.model) };
  }
  const { model, endpoints, webhooks, types, schemas } = answer.some;
  const entry = (one: { readonly id: string } | string) =>
    typeof one === "string" ? ([one, undefined] as const) : ([one.id, one] as const);
  const entries = {
    endpoints: endpoints.map(entry),
    ...(webhooks.length > 0 && { webhooks: webhooks.map(entry) }),
    types,
    ...(schemas.entries.length > 0 && { schemas: schemas.entries }),
  };
  return { format: "openapi", model: packChange({ model, entries }) };
}

/** A reader of parts that remembers their texts, so that diagnostics get positions in them. */
interface RecordedTexts {
  readonly read: (address: string) => Promise<string>;
  /** Returns the text of a part that was read. */
  readonly textOf: (address: string) => string | undefined;
}

/** Wraps a reader of parts. */
export function recordTexts(read: (address: string) => Promise<string>): RecordedTexts {
  const texts = new Map<string, string>();
  return {
    read: async (address) => {
      const text = await read(address);
      texts.set(address, text);
      return text;
    },
    textOf: (address) => texts.get(address),
  };
}

/** Returns a reader of texts that were read before. */
export const textsIn =
  (textOf: RecordedTexts["textOf"]) =>
  async (address: string): Promise<string> => {
    const text = textOf(address);
    if (text === undefined) throw new Error(`${address}: it was not read`);
    return text;
  };
