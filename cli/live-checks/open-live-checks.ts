import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { LiveCheckSource, ReadMemory } from "#docs-host/server";
import { readState } from "../watch/state-file.ts";

/** The dependencies of reading the memories of watches. */
export interface LiveChecksDeps {
  /** The working folder. */
  readonly folder: string;
  /** Called once with each new reason why a file can't be read, a sentence. */
  readonly onUnreadable: (error: string) => void;
}

/** The watches by the sites that show them, or sentences about files that can't be read. */
export type OpenedLiveChecks =
  | { readonly ok: true; readonly liveChecksOf: (site: string | undefined) => LiveCheckSource | undefined }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Opens the memories of watches. A missing file belongs to a watch that has not begun; a file that is not the memory of
 * a watch is an error.
 */
export async function openLiveChecks(
  entries: readonly LiveChecksEntry[],
  { folder, onUnreadable }: LiveChecksDeps,
): Promise<OpenedLiveChecks> {
  const errors: string[] = [];
  const sources = new Map<string | undefined, (() => Promise<ReadMemory>)[]>();
  for (const { site, file } of entries) {
    const read = await readState(resolve(folder, file));
    if (read?.ok === false)
      errors.push(`CALLBOARD_WATCH_STATE: ${read.error}; name the file of callboard watch --state`);
    const readers = sources.get(site) ?? [];
    sources.set(site, readers);
    readers.push(memoryReader(resolve(folder, file), onUnreadable));
  }
  if (errors.length > 0) return { ok: false, errors };
  const hasOneSite = sources.has(undefined);
  const bySite = new Map(
    [...sources].map(([site, readers]): [string | undefined, LiveCheckSource] => [
      site,
      { read: () => Promise.all(readers.map((read) => read())) },
    ]),
  );
  return { ok: true, liveChecksOf: (site) => bySite.get(hasOneSite ? undefined : (site?.toLowerCase() ?? "")) };
}

/** Creates the reader of a file, which parses it again only when it has changed. */
function memoryReader(file: string, onUnreadable: (error: string) => void): () => Promise<ReadMemory> {
  let known: { readonly version: string; readonly memory: ReadMemory } | undefined;
  return async () => {
    const version = await versionOf(file);
    if (known?.version === version) return known.memory;
    const read = await readState(file);
    if (read?.ok === false) onUnreadable(read.error);
    const memory: ReadMemory =
      read === undefined
        ? { kind: "waiting" }
        : read.ok
          ? { kind: "memory", state: read.state }
          : { kind: "unreadable" };
    known = { version, memory };
    return memory;
  };
}

/** Identifies the content of a file. A watch replaces it as a whole, so that its inode changes too. */
async function versionOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return "missing";
  }
}

/** A memory of a watch that a site shows. */
export interface LiveChecksEntry {
  /** The address that the site was published to, such as `docs.example.com/v2`; absent for the only site of a server. */
  readonly site?: string;
  /** As it was given, relative to the working folder. */
  readonly file: string;
}

/** Entries, or sentences about their errors. */
type ReadEntries =
  | { readonly ok: true; readonly entries: readonly LiveChecksEntry[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Splits the value of `CALLBOARD_WATCH_STATE`. */
export const readList = (text: string | undefined): readonly string[] =>
  (text ?? "").split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));

/** A host, perhaps with a path, before the file. */
const siteAndFile = /^(?<site>[a-z0-9.-]+(?::\d+)?(?:\/[\w./~-]*)?)=(?<file>.+)$/i;

/**
 * Reads the entries of a server with many sites, such as `docs.example.com=watch.json`. Each names its site: a watch that
 * was shown on every site would tell the readers of one about the API of another.
 */
export function readSiteEntries(texts: readonly string[]): ReadEntries {
  const errors: string[] = [];
  const entries = texts.flatMap((text): readonly LiveChecksEntry[] => {
    const { site, file } = siteAndFile.exec(text)?.groups ?? {};
    if (site !== undefined && file !== undefined) return [{ site: site.toLowerCase().replace(/\/$/, ""), file }];
    errors.push(
      `CALLBOARD_WATCH_STATE has ${JSON.stringify(text)}; a registry has many sites, so name the one that shows it, such as docs.example.com=watch.json`,
    );
    return [];
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, entries };
}

/** Reads the entries of a server with one site: files. */
export const readFileEntries = (texts: readonly string[]): readonly LiveChecksEntry[] =>
  texts.map((file) => ({ file }));
