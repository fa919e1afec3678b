import { createHash, type Hash } from "node:crypto";
import { resolve } from "node:path";
import type { ApiModel } from "#engine/model";
import type { KeptReading, PlacedDiagnostic, ReadDescription } from "./apart/read-description.ts";
import { type FetchedText, FetchTextError, type TextFetcher } from "./fetch-text.ts";
import { boundOf, ReadFileError, readPieces, readReferenced } from "./read-file.ts";
import { howToRaise, type ReadLimits, sizeInWords } from "./read-limits.ts";
import { isAddress, nameOf } from "./source.ts";

/** The result of loading a source. */
export type Loaded =
  | {
      readonly kind: "loaded";
      readonly format: string;
      readonly model: ApiModel;
      readonly diagnostics: readonly PlacedDiagnostic[];
      readonly milliseconds: number;
    }
  /** Nothing that it is made of has changed since it was loaded last. */
  | { readonly kind: "unchanged" }
  /** It can't be had, or it can't be read; the last good one may be shown. */
  | {
      readonly kind: "faulty";
      readonly fault: string;
      readonly diagnostics: readonly PlacedDiagnostic[];
    };

/** One description and all that it is made of. */
export interface DescriptionLoader {
  readonly source: string;
  readonly load: () => Promise<Loaded>;
  /** The files that it is made of, as far as they are known. */
  readonly files: () => readonly string[];
  /** Tells one state of it from another. */
  readonly hash: () => string;
}

interface LoaderOptions {
  readonly source: string;
  readonly id: string;
  /** The working folder. */
  readonly folder: string;
  readonly within: string | undefined;
  readonly fetcher: TextFetcher;
  readonly readDescription: ReadDescription;
  /** Maximum number of diagnostics with positions. */
  readonly placed: number;
  readonly limits: ReadLimits;
  readonly now: () => number;
}

/** Makes the loader of one source. Loading ends as a value, whatever happens. */
export function descriptionLoader(options: LoaderOptions): DescriptionLoader {
  const { source, id, folder, fetcher, readDescription, placed, limits, now } = options;
  const file = isAddress(source) ? undefined : resolve(folder, source);
  const name = file ?? source;
  /** The last texts by path or address: the hash of each. */
  let parts = new Map<string, string>();
  const fetched = new Map<string, FetchedText>();
  /** The cache of the last successful reading. */
  let kept: KeptReading | undefined;

  const readAddress = async (address: string): Promise<string> => {
    const had = fetched.get(address);
    const answer = await fetcher.fetch(address, had);
    if (answer === "unchanged") return had?.text ?? "";
    fetched.set(address, answer);
    return answer.text;
  };
  const readSource = (): AsyncIterable<Uint8Array> =>
    file === undefined ? encoded(readAddress(source)) : readPieces(file, limits);
  const readPart = async (path: string): Promise<string> =>
    isAddress(path) ? readAddress(path) : (await referenced(path)).text;
  const referenced = (address: string) => readReferenced(address, name, boundOf(name, options.within, folder), limits);

  /** Returns true if every part except the source itself is unchanged, also if it can't be read as before. */
  const areOthersUnchanged = async (): Promise<boolean> => {
    for (const [path, hash] of parts) {
      if (path !== name && (await readPart(path).then(hashOf, () => unreadable)) !== hash) return false;
    }
    return true;
  };

  const load = async (): Promise<Loaded> => {
    const from = now();
    const found = new Map<string, string>();
    let bytes = 0;
    const read = async (address: string): Promise<string> => {
      if (found.size >= limits.files) {
        const most = `more than ${limits.files} files and addresses are referred to`;
        throw new ReadFileError(address, most + howToRaise("files", limits));
      }
      const part = await noting(found, readNamed(address));
      bytes += Buffer.byteLength(part.text);
      if (bytes > limits.totalBytes) {
        const most = `the files that are referred to hold more than ${sizeInWords(limits.totalBytes)} together`;
        throw new ReadFileError(address, most + howToRaise("totalBytes", limits));
      }
      found.set(part.path, hashOf(part.text));
      return part.text;
    };
    const readNamed = async (address: string): Promise<{ readonly path: string; readonly text: string }> => {
      const url = isAddress(address) ? address : isAddress(source) ? new URL(address, source).href : undefined;
      if (url === undefined) return referenced(address);
      const [path = url] = url.split("#");
      return { path, text: await readAddress(path) };
    };

    try {
      const before = parts.get(name);
      if (before !== undefined && before === (await hashOfPieces(readSource())) && (await areOthersUnchanged())) {
        return { kind: "unchanged" };
      }
      const hash = createHash("sha256");
      const pieces = () => reported(readSource(), hash);
      const answer = await readDescription({ name, pieces }, { id, read, placed, limits, before: kept });
      found.set(name, shortly(hash));
      parts = found;
      if (!answer.ok)
        return {
          kind: "faulty",
          fault: `${source}: it can't be read as the description of an API`,
          diagnostics: answer.diagnostics,
        };
      const { model, format, diagnostics } = answer;
      kept = answer.kept;
      const named = { ...model, id, name: model.name?.trim() || nameOf(source) };
      return { kind: "loaded", format, model: named, diagnostics, milliseconds: now() - from };
    } catch (error) {
      if (!(error instanceof ReadFileError) && !(error instanceof FetchTextError)) throw error;
      parts = found;
      return { kind: "faulty", fault: error.message, diagnostics: [] };
    }
  };

  return {
    source,
    load,
    files: () =>
      [...new Set([...(file === undefined ? [] : [file]), ...parts.keys()])].filter((path) => !isAddress(path)),
    hash: () => hashOf([...parts].flat().join("\n")),
  };
}

/** A placeholder for the hash of a part that could not be read. */
const unreadable = "unreadable";

/** Keeps in mind what could not be read, so that it is looked for again. */
async function noting<T>(found: Map<string, string>, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReadFileError) found.set(error.path, unreadable);
    throw error;
  }
}

const shortly = (hash: Hash): string => hash.digest("base64url").slice(0, 27);
const hashOf = (text: string): string => shortly(createHash("sha256").update(text));

async function hashOfPieces(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of pieces) hash.update(piece);
  return shortly(hash);
}

/** Passes chunks on and updates a hash with each. */
async function* reported(pieces: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

async function* encoded(text: Promise<string>): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(await text);
}
