import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { ApiModel } from "#engine/model";
import type { KeptReading, PlacedDiagnostic, ReadDescription } from "./apart/read-description.ts";
import { FetchTextError, type TextFetcher, type Validators } from "./fetch-text.ts";
import { boundOf, ReadFileError, readChunks } from "./read-file.ts";
import { type ReadLimits, textLimit } from "./read-limits.ts";
import { createPartReader, type Part, type PartReader, partOf, shortHash } from "./read-parts.ts";
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
      readonly error: string;
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

/** Creates the loader of one source. Loading always resolves. */
export function descriptionLoader(options: LoaderOptions): DescriptionLoader {
  const { source, id, folder, fetcher, readDescription, placed, limits, now } = options;
  const file = isAddress(source) ? undefined : resolve(folder, source);
  const name = file ?? source;
  const bound = boundOf(name, options.within, folder);
  /** The source and its parts by path or address, as they were read last. */
  let parts = new Map<string, Part>();
  /** The cache of the last successful reading. */
  let kept: KeptReading | undefined;

  const isSourceUnchanged = async (part: Part): Promise<boolean> => {
    if (file !== undefined) return part.hash === (await hashChunks(readChunks(file, textLimit(limits))));
    const answer = await fetcher.fetchIfChanged(source, part.validators);
    return answer === undefined || part.hash === partOf(answer.text).hash;
  };

  /** Returns true if neither the source nor a part has changed, also if it can't be read as before. */
  const isUnchanged = async (): Promise<boolean> => {
    const before = parts.get(name);
    if (before === undefined || !(await isSourceUnchanged(before))) return false;
    const reader = createPartReader({ name, bound, fetcher, limits });
    for (const [path, part] of parts) {
      if (path === name) continue;
      const now = await reader.readUnchanged(path, part);
      if (now === undefined) return false;
      parts.set(path, now);
    }
    return true;
  };

  const read = async (reader: PartReader): Promise<Loaded> => {
    const from = now();
    const hash = createHash("sha256");
    let bytes = 0;
    let validators: Validators | undefined;
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      const onFetched = (found: Validators | undefined): void => {
        validators = found;
      };
      const found = file === undefined ? fetchChunks(fetcher, source, onFetched) : readChunks(file, textLimit(limits));
      for await (const chunk of found) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    const answer = await readDescription({ name, chunks }, { id, read: reader.read, placed, limits, before: kept });
    parts = new Map(reader.parts).set(name, { hash: shortHash(hash), bytes, ...(validators && { validators }) });
    if (!answer.ok)
      return {
        kind: "faulty",
        error: `${source}: it can't be read as the description of an API`,
        diagnostics: answer.diagnostics,
      };
    const { model, format, diagnostics } = answer;
    kept = answer.kept;
    const named = { ...model, id, name: model.name?.trim() || nameOf(source) };
    return { kind: "loaded", format, model: named, diagnostics, milliseconds: now() - from };
  };

  const load = async (): Promise<Loaded> => {
    const reader = createPartReader({ name, bound, fetcher, limits });
    try {
      return (await isUnchanged()) ? { kind: "unchanged" } : await read(reader);
    } catch (error) {
      if (!(error instanceof ReadFileError) && !(error instanceof FetchTextError)) throw error;
      parts = new Map(reader.parts);
      return { kind: "faulty", error: error.message, diagnostics: [] };
    } finally {
      // The reading process may have ended while it waited for parts.
      reader.close();
    }
  };

  return {
    source,
    load,
    files: () =>
      [...new Set([...(file === undefined ? [] : [file]), ...parts.keys()])].filter((path) => !isAddress(path)),
    hash: () => partOf([...parts].map(([path, { hash }]) => `${path}\n${hash}`).join("\n")).hash,
  };
}

async function hashChunks(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return shortHash(hash);
}

/** Fetches a text in UTF-8, and reports its validators. */
async function* fetchChunks(
  fetcher: TextFetcher,
  address: string,
  onFetched: (validators: Validators | undefined) => void,
): AsyncGenerator<Uint8Array> {
  const { text, validators } = await fetcher.fetch(address);
  onFetched(validators);
  yield new TextEncoder().encode(text);
}
