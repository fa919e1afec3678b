import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { writeEntry } from "./page-cache.ts";
import type { WrittenPage } from "./render-pages.ts";

/** A stored page. */
export interface StoredPage {
  /** The key of the page: pages with equal keys have equal files. */
  readonly key: string;
  /** The page, serialized: most builds read few of them as a whole. */
  readonly page: Uint8Array;
}

interface Stored {
  /** Identifies the build that wrote the pages. */
  readonly build: string;
  readonly pages: ReadonlyMap<string, StoredPage>;
}

/** The pages of a build, with all that the next one needs of them besides their files. */
export interface KeptPages {
  readonly add: (key: string, page: WrittenPage) => void;
  /** Adds a page of the last build. */
  readonly keep: (slug: string, page: StoredPage) => void;
  /** Stores the pages. Never throws: a folder that can't be written costs time only. */
  readonly save: (build: string) => void;
}

const fileIn = (cacheFolder: string): string => join(cacheFolder, "kept-pages");

/** Creates an empty collection of pages. */
export function collectPages(cacheFolder: string): KeptPages {
  const pages = new Map<string, StoredPage>();
  return {
    add: (key, page) => pages.set(page.slug, { key, page: serialize(page) }),
    keep: (slug, page) => pages.set(slug, page),
    save: (build) => {
      if (pages.size > 0) writeEntry(fileIn(cacheFolder), () => serialize({ build, pages } satisfies Stored));
    },
  };
}

/** Opens the pages of a build. Returns a page by its slug if it had the same key. */
export function openKeptPages(
  cacheFolder: string,
  build: string | undefined,
): (slug: string, key: string) => { readonly page: WrittenPage; readonly stored: StoredPage } | undefined {
  const stored = build === undefined ? undefined : readStored(fileIn(cacheFolder));
  if (stored?.build !== build) return () => undefined;
  return (slug, key) => {
    const known = stored?.pages.get(slug);
    // `add` serialized it.
    return known?.key === key ? { page: deserialize(known.page) as WrittenPage, stored: known } : undefined;
  };
}

function readStored(file: string): Stored | undefined {
  try {
    return deserialize(readFileSync(file)) as Stored; // what `save` wrote
  } catch {
    return undefined;
  }
}
