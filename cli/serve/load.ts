import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { ApiModel } from "#engine/model";
import type { Description, DescriptionAnswer, ImportDiagnostic, ImportOptions } from "#importers";
import { type FetchedText, FetchTextError, type TextFetcher } from "./fetch-text.ts";
import { boundOf, ReadFileError, readDescription, readReferenced } from "./read-file.ts";
import { isAddress, nameOf } from "./source.ts";

/** Reads a description; `importDescription` of `#importers`, or the like. It ends as a value, whatever the text is. */
export type ImportDescription = (description: Description, options: ImportOptions) => Promise<DescriptionAnswer>;

/** What came of a source. */
export type Loaded =
  | {
      readonly kind: "loaded";
      readonly format: string;
      readonly model: ApiModel;
      readonly diagnostics: readonly ImportDiagnostic[];
      readonly text: string;
      readonly milliseconds: number;
    }
  /** Nothing that it is made of has changed since it was loaded last. */
  | { readonly kind: "unchanged" }
  /** It can't be had, or it can't be read; the last good one may be shown. */
  | {
      readonly kind: "faulty";
      readonly fault: string;
      readonly diagnostics: readonly ImportDiagnostic[];
      readonly text: string;
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
  readonly importDescription: ImportDescription;
  readonly now: () => number;
}

/** How many files and addresses one description may be made of, and how many bytes these may have together. */
const mostParts = 500;
const mostPartBytes = 128 * 1024 * 1024;

/** Makes the loader of one source. Loading ends as a value, whatever happens. */
export function descriptionLoader(options: LoaderOptions): DescriptionLoader {
  const { source, id, folder, fetcher, importDescription, now } = options;
  const file = isAddress(source) ? undefined : resolve(folder, source);
  /** What was read at last, by path or address: the hash of each text. */
  let parts = new Map<string, string>();
  const fetched = new Map<string, FetchedText>();

  const readAddress = async (address: string): Promise<string> => {
    const had = fetched.get(address);
    const answer = await fetcher.fetch(address, had);
    if (answer === "unchanged") return had?.text ?? "";
    fetched.set(address, answer);
    return answer.text;
  };
  const readPart = async (path: string): Promise<string> =>
    isAddress(path) ? readAddress(path) : path === file ? readDescription(path) : (await referenced(path)).text;
  const referenced = (address: string) =>
    readReferenced(address, file ?? folder, boundOf(file ?? folder, options.within, folder));

  /** Whether every part is as it was; a part that can't be read is not. */
  const isUnchanged = async (): Promise<boolean> => {
    if (parts.size === 0) return false;
    for (const [path, hash] of parts) {
      try {
        if (hashOf(await readPart(path)) !== hash) return false;
      } catch {
        return false;
      }
    }
    return true;
  };

  const load = async (): Promise<Loaded> => {
    if (await isUnchanged()) return { kind: "unchanged" };
    const from = now();
    const found = new Map<string, string>();
    let bytes = 0;
    const read = async (address: string): Promise<string> => {
      if (found.size >= mostParts)
        throw new ReadFileError(address, `more than ${mostParts} files and addresses are named`);
      const part = await noting(found, readNamed(address));
      bytes += part.text.length;
      if (bytes > mostPartBytes) throw new ReadFileError(address, "the files named in it are too large together");
      found.set(part.path, hashOf(part.text));
      return part.text;
    };
    const readNamed = async (address: string): Promise<{ readonly path: string; readonly text: string }> => {
      const url = isAddress(address) ? address : isAddress(source) ? new URL(address, source).href : undefined;
      if (url === undefined) return referenced(address);
      const [path = url] = url.split("#");
      return { path, text: await readAddress(path) };
    };

    let text = "";
    try {
      text = await readPart(file ?? source);
      found.set(file ?? source, hashOf(text));
      const answer = await importDescription({ name: file ?? source, text }, { id, read });
      parts = found;
      if (!answer.ok)
        return {
          kind: "faulty",
          fault: `${source}: it can't be read as the description of an API`,
          diagnostics: answer.diagnostics,
          text,
        };
      const model = { ...answer.model, id, name: answer.model.name?.trim() || nameOf(source) };
      return { ...answer, kind: "loaded", model, text, milliseconds: now() - from };
    } catch (error) {
      if (!(error instanceof ReadFileError) && !(error instanceof FetchTextError)) throw error;
      parts = found;
      return { kind: "faulty", fault: error.message, diagnostics: [], text };
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

/** Keeps in mind what could not be read, so that it is looked for again. */
async function noting<T>(found: Map<string, string>, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReadFileError) found.set(error.path, "unreadable");
    throw error;
  }
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 27);
