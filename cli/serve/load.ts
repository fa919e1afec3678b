import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { ApiModel } from "#engine/model";
import type { ImportDiagnostic } from "#importers";
import type { CachedReading, ReadDescription, WantedPositions } from "./apart/read-description.ts";
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
      readonly diagnostics: readonly ImportDiagnostic[];
      /** The parts that its export as OpenAPI lacks or changes, if they are wanted. */
      readonly differences: readonly ImportDiagnostic[];
      readonly milliseconds: number;
    }
  /** Neither the source nor one of its parts has changed since the last load. */
  | { readonly kind: "unchanged" }
  /** It can't be fetched or read; the last valid version may be shown. */
  | {
      readonly kind: "failed";
      readonly error: string;
      readonly diagnostics: readonly ImportDiagnostic[];
    };

/** Loads one description with its parts. */
export interface DescriptionLoader {
  readonly source: string;
  readonly load: () => Promise<Loaded>;
  /** The known files of the description. */
  readonly files: () => readonly string[];
  /** Returns a hash of the source and its parts. */
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
  /** The diagnostics that get positions. */
  readonly positions: WantedPositions;
  /** True if the differences of its export are wanted. */
  readonly isExported?: boolean;
  readonly limits: ReadLimits;
  readonly now: () => number;
}

/** Creates the loader of one source. Loading always resolves. */
export function descriptionLoader(options: LoaderOptions): DescriptionLoader {
  const source = sourceOf(options);
  const state: LoaderState = { parts: new Map(), cached: undefined };
  return {
    source: options.source,
    load: async () => {
      const reader = createPartReader(source);
      try {
        return (await isUnchanged(source, state.parts)) ? { kind: "unchanged" } : await read(source, state, reader);
      } catch (error) {
        if (!(error instanceof ReadFileError) && !(error instanceof FetchTextError)) throw error;
        state.parts = new Map(reader.parts);
        return { kind: "failed", error: error.message, diagnostics: [] };
      } finally {
        // The reading process may have ended while it waited for parts.
        reader.close();
      }
    },
    files: () => {
      const own = source.file === undefined ? [] : [source.file];
      return [...new Set([...own, ...state.parts.keys()])].filter((path) => !isAddress(path));
    },
    hash: () => partOf([...state.parts].map(([path, { hash }]) => `${path}\n${hash}`).join("\n")).hash,
  };
}

/** State of a loader after its last reading. */
interface LoaderState {
  /** The source and its parts by path or address. */
  parts: Map<string, Part>;
  /** The cache of the last successful reading. */
  cached: CachedReading | undefined;
}

interface Source extends LoaderOptions {
  /** The path of the file, or the address. */
  readonly name: string;
  /** The path of the file; undefined for an address. */
  readonly file: string | undefined;
  /** The folder that referenced files must be in. */
  readonly bound: string;
}

function sourceOf(options: LoaderOptions): Source {
  const { source, folder, within } = options;
  const file = isAddress(source) ? undefined : resolve(folder, source);
  const name = file ?? source;
  return { ...options, name, file, bound: boundOf(name, within, folder) };
}

/** Returns true if neither the source nor a part has changed. Updates the validators of parts. */
async function isUnchanged(source: Source, parts: Map<string, Part>): Promise<boolean> {
  const before = parts.get(source.name);
  if (before === undefined || !(await isSourceUnchanged(source, before))) return false;
  const reader = createPartReader(source);
  for (const [path, part] of parts) {
    if (path === source.name) continue;
    const now = await reader.readUnchanged(path, part);
    if (now === undefined) return false;
    parts.set(path, now);
  }
  return true;
}

async function isSourceUnchanged({ source, file, fetcher, limits }: Source, part: Part): Promise<boolean> {
  if (file !== undefined) return part.hash === (await hashChunks(readChunks(file, textLimit(limits))));
  const answer = await fetcher.fetchIfChanged(source, part.validators);
  return answer === undefined || part.hash === partOf(answer.text).hash;
}

async function read(source: Source, state: LoaderState, reader: PartReader): Promise<Loaded> {
  const { name, id, readDescription, positions, isExported, limits, now } = source;
  const from = now();
  const { chunks, part } = recordSource(source);
  const options = { id, read: reader.read, positions, isExported, limits, before: state.cached };
  const answer = await readDescription({ name, chunks }, options);
  state.parts = new Map(reader.parts).set(name, part());
  if (!answer.ok) {
    const error = `${source.source}: it can't be read as the description of an API`;
    return { kind: "failed", error, diagnostics: answer.diagnostics };
  }
  const { model, format, diagnostics, differences } = answer;
  state.cached = answer.cached;
  const named = { ...model, id, name: model.name?.trim() || nameOf(source.source) };
  return { kind: "loaded", format, model: named, diagnostics, differences, milliseconds: now() - from };
}

/** Reads the chunks of a source, and records their fingerprint. */
function recordSource({ source, file, fetcher, limits }: Source): {
  readonly chunks: () => AsyncIterable<Uint8Array>;
  readonly part: () => Part;
} {
  const hash = createHash("sha256");
  let bytes = 0;
  let validators: Validators | undefined;
  const onFetched = (found: Validators | undefined): void => {
    validators = found;
  };
  return {
    chunks: async function* () {
      const found = file === undefined ? fetchChunks(fetcher, source, onFetched) : readChunks(file, textLimit(limits));
      for await (const chunk of found) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    part: () => ({ hash: shortHash(hash), bytes, ...(validators && { validators }) }),
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
