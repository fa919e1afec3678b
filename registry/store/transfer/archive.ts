import { createHash, type Hash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { link, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { syncFolder } from "../objects/folder.ts";
import { checkedEntries, DamagedEntriesError } from "./checked-entries.ts";
import type { StoreEntry, TransferCounts } from "./entries.ts";

/** The file of a backup can't be written. The message has the reason and advice. */
export class ArchiveFileError extends Error {
  override readonly name = "ArchiveFileError";
}

/** Options of writing and reading whole archives. */
export interface ArchiveOptions {
  /** Ends the work, without a trace. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes entries to a new file, a line of JSON each, compressed by gzip. They are written to a temporary file, which is
 * flushed to the disk, read back and compared, and only then gets its name.
 *
 * @throws ArchiveFileError, DamagedEntriesError
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<StoreEntry>,
  { signal }: ArchiveOptions = {},
): Promise<TransferCounts> {
  const folder = dirname(file);
  if (existsSync(file)) throw existing(file);
  if (!existsSync(folder)) throw new ArchiveFileError(`the folder ${folder} does not exist; create it first`);
  await removeAbandoned(folder);
  const partial = join(folder, `.callboard-backup-${randomUUID()}.part`);
  try {
    const written = createHash("sha256");
    await pipeline(
      Readable.from(linesOf(entries, written)),
      createGzip(),
      createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true }),
      ...(signal === undefined ? [] : [{ signal }]),
    );
    const read = createHash("sha256");
    const counts = await verifyArchive(partial, { signal, digest: read });
    if (written.digest("hex") !== read.digest("hex")) throw new DamagedEntriesError("the written file has other bytes");
    await giveName(partial, file);
    await syncFolder(folder);
    return counts;
  } catch (error) {
    // Errors of the store are of another class.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new ArchiveFileError(`the file can't be written (${error.message})`, { cause: error });
  } finally {
    await rm(partial, { force: true }).catch(() => {});
  }
}

const existing = (file: string): ArchiveFileError =>
  new ArchiveFileError(`${file} exists already; choose another name, or remove it first`);

/** Gives a complete file its name, never the name of another file. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") throw existing(file);
    // Some file systems have no links.
    if (existsSync(file)) throw existing(file);
    await rename(partial, file);
  }
}

/** Milliseconds without a write after which a temporary file belongs to a backup that was killed. */
const abandonedMs = 3_600_000;

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.callboard-backup-[\da-f-]{36}\.part$/.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

async function* linesOf(entries: AsyncIterable<StoreEntry>, digest: Hash): AsyncGenerator<string> {
  for await (const entry of entries) {
    const plain = entry.kind === "object" ? { ...entry, bytes: base64Of(entry.bytes) } : entry;
    const line = `${JSON.stringify(plain)}\n`;
    digest.update(line);
    yield line;
  }
}

const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/**
 * Reads a whole archive and returns its counts. Throws `DamagedEntriesError` unless all rows, objects and hashes are as they
 * were written.
 */
export async function verifyArchive(
  file: string,
  { signal, digest }: ArchiveOptions & { readonly digest?: Hash } = {},
): Promise<TransferCounts> {
  let counts: TransferCounts = { rows: 0, objects: 0, lost: 0 };
  for await (const entry of checkedEntries(readArchive(file, digest))) {
    signal?.throwIfAborted();
    if (entry.kind === "end") counts = entry.counts;
  }
  return counts;
}

/**
 * Reads the entries of a file. Throws `DamagedEntriesError` if it is not one of `writeArchive`.
 *
 * @param digest receives all bytes
 */
export async function* readArchive(file: string, digest?: Hash): AsyncGenerator<StoreEntry> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(file), unpacked);
  // Reported by the loop below.
  reading.catch(() => {});
  let parts: Buffer[] = [];
  try {
    for await (const chunk of unpacked) {
      let rest: Buffer = chunk;
      digest?.update(rest);
      for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
        yield entryOf(Buffer.concat([...parts, rest.subarray(0, end)]).toString());
        parts = [];
        rest = rest.subarray(end + 1);
      }
      if (rest.length > 0) parts.push(rest);
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
      throw new DamagedEntriesError("it is not a complete gzip file");
    }
    throw error;
  }
}

function entryOf(line: string): StoreEntry {
  try {
    // Written by `writeArchive`; a change since would break the compression.
    const entry = JSON.parse(line);
    return entry.kind === "object" ? { ...entry, bytes: Buffer.from(entry.bytes, "base64") } : entry;
  } catch {
    throw new DamagedEntriesError("a line is not JSON");
  }
}
