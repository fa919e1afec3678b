import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { FindReferences, PageReferences } from "#docs-project";
import { createPageCache, writeEntry } from "./page-cache.ts";

/** The references that earlier builds found in texts. */
export interface ReferenceCache {
  readonly findReferences: FindReferences;
  /** Stores the references of the texts of this build. Never throws: a folder that can't be written costs time only. */
  readonly save: () => void;
}

/** Settings of a reference cache. */
export interface ReferenceCacheOptions {
  readonly folder: string;
  /** Identifies the program that finds references. */
  readonly program: string;
  /** Texts up to which finding references takes so short that they are not cached. */
  readonly fewTexts: number;
  readonly findReferences: FindReferences;
}

interface Stored {
  readonly program: string;
  /** By the hashes of texts. */
  readonly found: ReadonlyMap<string, PageReferences>;
}

const fileIn = (folder: string): string => join(folder, "references");

/** Opens the cache of a project, so that only texts that changed are parsed for their references. */
export function openReferenceCache(options: ReferenceCacheOptions): ReferenceCache {
  const { folder, program, fewTexts, findReferences } = options;
  const known = readStored(folder, program);
  const used = new Map<string, PageReferences>();
  let hasNew = false;
  return {
    findReferences: (text) => {
      const hash = createHash("sha256").update(text).digest("base64");
      const use = (found: PageReferences): PageReferences => {
        used.set(hash, found);
        return found;
      };
      const stored = known.get(hash);
      if (stored !== undefined) return use(stored);
      hasNew = true;
      const found = findReferences(text);
      return found instanceof Promise ? found.then(use) : use(found);
    },
    save: () => {
      if (used.size <= fewTexts || (!hasNew && used.size === known.size) || !createPageCache(folder)) return;
      writeEntry(fileIn(folder), () => serialize({ program, found: used } satisfies Stored));
    },
  };
}

function readStored(folder: string, program: string): Stored["found"] {
  try {
    const stored = deserialize(readFileSync(fileIn(folder))) as Stored; // what `save` wrote
    return stored.program === program && stored.found instanceof Map ? stored.found : new Map();
  } catch {
    return new Map();
  }
}
