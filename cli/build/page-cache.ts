import { hash, randomUUID } from "node:crypto";
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { RenderedStaticPage } from "#docs-host/server";
import { ignoreDataAround, isWithin } from "#process";

/** The cache of a build. It can be sent to other threads. */
export interface PageCacheOptions {
  readonly folder: string;
  /** The keys of pages by their slugs: equal keys have equal pages. */
  readonly keys: ReadonlyMap<string, string>;
}

/** The rendered pages of earlier builds, one file for each, with its last version. */
export interface PageCache {
  /** Returns true if `read` is likely to return a page: only its key was read. */
  readonly has: (slug: string) => boolean;
  /** Returns a page if the build that cached it would render it in the same way. */
  readonly read: (slug: string) => RenderedStaticPage | undefined;
  /** Caches a page. Never throws: a folder that can't be written costs time only. */
  readonly write: (slug: string, page: RenderedStaticPage) => void;
}

/** The fastest quality: pages get eight times smaller in less time than writing the rest would take. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };

const fileOf = (folder: string, slug: string): string => join(folder, hash("sha256", slug).slice(0, 32));

/** Opens the cache of a build. Entries start with the key of their page; one that can't be read counts as missing. */
export function openPageCache({ folder, keys }: PageCacheOptions): PageCache {
  return {
    has: (slug) => {
      const key = keys.get(slug);
      return key !== undefined && startOf(fileOf(folder, slug), key.length) === key;
    },
    read: (slug) => {
      const key = keys.get(slug);
      try {
        const bytes = readFileSync(fileOf(folder, slug));
        if (key === undefined || bytes.subarray(0, key.length).toString("latin1") !== key) return undefined;
        // `write` compressed and serialized it.
        const page = deserialize(brotliDecompressSync(bytes.subarray(key.length))) as RenderedStaticPage;
        return isOfSite(page) ? page : undefined;
      } catch {
        return undefined;
      }
    },
    write: (slug, page) => {
      const key = keys.get(slug);
      if (key === undefined || page.files.some(({ content }) => !isWhole(content))) return;
      writeEntry(fileOf(folder, slug), () =>
        Buffer.concat([Buffer.from(key, "latin1"), brotliCompressSync(serialize(page), { params })]),
      );
    },
  };
}

/**
 * Writes an entry as a whole, since another build may read it at the same time. Never throws, and follows no link: a link
 * in someone else's project could point anywhere.
 */
export function writeEntry(file: string, bytes: () => Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writeFileSync(part, bytes(), { flag: "wx" });
    renameSync(part, file);
  } catch {
    remove(part);
  }
}

/** Returns the first bytes of a file as text; undefined for a file that can't be read. */
function startOf(file: string, length: number): string | undefined {
  let opened: number | undefined;
  try {
    opened = openSync(file, "r");
    const bytes = Buffer.alloc(length);
    return bytes.toString("latin1", 0, readSync(opened, bytes));
  } catch {
    return undefined;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A folder that can't be written has no cache.
  }
}

/** Returns true if an entry writes only below the folder of a site: a project of others may hold any entries. */
function isOfSite({ files }: RenderedStaticPage): boolean {
  const root = resolve("site");
  return files.every(({ path }) => isWithin(root, join(root, path)));
}

const isWhole = (content: unknown): boolean => typeof content === "string" || content instanceof Uint8Array;

/**
 * Creates the folder of a cache, which version control leaves out; returns false if it can't be written. A link is not
 * accepted: a link in someone else's project could point anywhere.
 */
export function createPageCache(folder: string): boolean {
  try {
    if (isLink(dirname(folder)) || isLink(folder)) return false;
    mkdirSync(folder, { recursive: true });
    ignoreDataAround(folder);
    const ignored = join(folder, ".gitignore");
    if (lstatSync(ignored, { throwIfNoEntry: false }) === undefined) writeFileSync(ignored, "*\n", { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** The names of pages, and of entries being written. */
const entryName = /^(?:[0-9a-f]{32}|(?:[0-9a-f]{32}|texts|last-build|kept-pages)\.[0-9a-f-]{36})$/;

/** Removes the entries of pages that a site no longer has, and no other file. Never rejects. */
export async function prunePageCache(folder: string, slugs: Iterable<string>): Promise<void> {
  const wanted = new Set([...slugs].map((slug) => fileOf("", slug)));
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => entryName.test(name) && !wanted.has(name));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true }).catch(() => {})));
}
