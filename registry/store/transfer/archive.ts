import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { StoreEntry, TransferCounts } from "./entries.ts";
import { DamagedEntriesError } from "./write-store.ts";

/**
 * Writes entries to a new file, a line of JSON each, compressed by gzip. The file is complete or missing. Throws if it
 * exists.
 */
export async function writeArchive(file: string, entries: AsyncIterable<StoreEntry>): Promise<TransferCounts> {
  let counts: TransferCounts = { rows: 0, objects: 0, lost: 0 };
  async function* lines(): AsyncGenerator<string> {
    for await (const entry of entries) {
      if (entry.kind === "end") counts = entry.counts;
      yield `${entry.kind === "object" ? JSON.stringify({ ...entry, bytes: base64Of(entry.bytes) }) : JSON.stringify(entry)}\n`;
    }
  }
  // Claims the name.
  await (await open(file, "wx", 0o600)).close();
  const partial = `${file}.part`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    const written = await open(partial, "r+");
    await written.sync().finally(() => written.close());
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    await rm(file, { force: true });
    throw error;
  }
  return counts;
}

const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** Reads the entries of a file. Throws `DamagedEntriesError` if it is not one of `writeArchive`. */
export async function* readArchive(file: string): AsyncGenerator<StoreEntry> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(file), unpacked);
  // Reported by the loop below.
  reading.catch(() => {});
  let parts: Buffer[] = [];
  try {
    for await (const chunk of unpacked) {
      let rest: Buffer = chunk;
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
