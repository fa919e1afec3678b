import { createHash, type Hash } from "node:crypto";
import { FetchTextError, type TextFetcher, type Validators } from "./fetch-text.ts";
import { ReadFileError, readReferenced } from "./read-file.ts";
import { partLimit, type ReadLimits } from "./read-limits.ts";
import { isAddress } from "./source.ts";

/** The fingerprint of a file or an address that a description is made of. It doesn't hold the text. */
export interface Part {
  /** `unreadable` if it could not be read. */
  readonly hash: string;
  /** Size in UTF-8. */
  readonly bytes: number;
  /** The validators of an address. */
  readonly validators?: Validators;
}

/** A placeholder for the hash of a part that could not be read. */
const unreadable = "unreadable";

interface PartReaderOptions {
  /** The path or address of the description, which references are relative to. */
  readonly name: string;
  /** The folder that referenced files must lie in. */
  readonly bound: string;
  readonly fetcher: TextFetcher;
  readonly limits: ReadLimits;
}

/** Reads the parts of a description: the files and addresses that it refers to. */
export interface PartReader {
  /** Reads the part that a reference names. Rejects with `ReadFileError` or `FetchTextError`. */
  readonly read: (address: string) => Promise<string>;
  /** Reads a part again. Returns it with its new validators if its text is the same, also if it is still unreadable. */
  readonly readUnchanged: (path: string, part: Part) => Promise<Part | undefined>;
  /** The parts by path or address, in the order in which they were read, unreadable ones included. */
  readonly parts: ReadonlyMap<string, Part>;
  /** Rejects the reads that have not begun yet, and every later one. */
  readonly close: () => void;
}

/**
 * Creates a reader of parts for one reading of a description. It reads them one at a time, each within the bytes that
 * the earlier ones have left, so that no more than `totalBytes` is in memory, however many are requested at once.
 */
export function createPartReader({ name, bound, fetcher, limits }: PartReaderOptions): PartReader {
  const parts = new Map<string, Part>();
  let used = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs a task after the earlier ones. */
  const inTurn = <T>(path: string, task: () => Promise<T>): Promise<T> => {
    const result = last.then(() => {
      if (isClosed) throw new ReadFileError(path, `${path}: the description is no longer being read`);
      return task();
    });
    const done = (): void => undefined;
    last = result.then(done, done);
    return result;
  };
  const record = (path: string, part: Part): Part => {
    used += part.bytes;
    parts.set(path, part);
    return part;
  };
  const limit = () => partLimit(limits, used);

  const readFile = async (address: string): Promise<string> => {
    const { path, text } = await readReferenced(address, name, bound, limit());
    record(path, partOf(text));
    return text;
  };
  const readAddress = async (address: string): Promise<string> => {
    const { text, validators } = await fetcher.fetch(address, limit());
    record(address, partOf(text, validators));
    return text;
  };
  /** Records an unreadable part, so that the next reading looks for it again. */
  const recordFailure = (error: unknown, address: string | undefined): void => {
    const failed = { hash: unreadable, bytes: 0 };
    if (error instanceof ReadFileError && address === undefined) record(error.path, failed);
    if (error instanceof FetchTextError && address !== undefined) record(address, failed);
  };

  const read = (reference: string): Promise<string> =>
    inTurn(reference, async () => {
      const address = addressOf(reference, name);
      try {
        return await (address === undefined ? readFile(reference) : readAddress(address));
      } catch (error) {
        recordFailure(error, address);
        throw error;
      }
    });

  const readAgain = async (path: string, part: Part): Promise<Part> => {
    if (!isAddress(path)) return partOf((await readReferenced(path, name, bound, limit())).text);
    const answer = await fetcher.fetchIfChanged(path, part.validators, limit());
    return answer === undefined ? part : partOf(answer.text, answer.validators);
  };
  const readUnchanged = (path: string, part: Part): Promise<Part | undefined> =>
    inTurn(path, async () => {
      const now = await readAgain(path, part).catch((): Part => ({ hash: unreadable, bytes: 0 }));
      return now.hash === part.hash ? record(path, now) : undefined;
    });

  const close = (): void => {
    isClosed = true;
  };

  return { read, readUnchanged, parts, close };
}

/** Returns the address that a reference names, without its fragment, or undefined if it names a file. */
function addressOf(reference: string, name: string): string | undefined {
  const url = isAddress(reference) ? reference : isAddress(name) ? new URL(reference, name).href : undefined;
  return url?.replace(/#.*$/s, "");
}

/** Returns the fingerprint of a text. */
export const partOf = (text: string, validators?: Validators): Part => ({
  hash: shortHash(createHash("sha256").update(text)),
  bytes: Buffer.byteLength(text),
  ...(validators === undefined ? {} : { validators }),
});

/** Returns 162 bits of a hash as text. */
export const shortHash = (hash: Hash): string => hash.digest("base64url").slice(0, 27);
