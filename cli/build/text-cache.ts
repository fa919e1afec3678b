import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { MemoizeText } from "#docs-project";
import { createPageCache, writeEntry } from "./page-cache.ts";

/** The facts that earlier builds read of texts. */
export interface TextCache {
  /** Reads a text only if no earlier build did. Facts must be plain data, and depend on nothing but the text. */
  readonly memoize: MemoizeText;
  /** Stores the facts of this build. Never throws: a folder that can't be written costs time only. */
  readonly save: () => void;
}

/** Settings of a text cache. */
export interface TextCacheOptions {
  readonly folder: string;
  /** Identifies the program that reads texts. */
  readonly program: string;
  /** Texts up to which reading takes so short that no facts are cached. */
  readonly fewTexts: number;
}

/** Facts by the hashes of texts. */
type Facts = Map<string, unknown>;

interface Stored {
  readonly program: string;
  /** By the names of readers. */
  readonly facts: ReadonlyMap<string, Facts>;
}

const fileIn = (folder: string): string => join(folder, "texts");

/** Opens the cache of a project, so that only texts that changed are read. */
export function openTextCache({ folder, program, fewTexts }: TextCacheOptions): TextCache {
  const known = readStored(folder, program);
  const used = new Map<string, Facts>();
  let isChanged = false;
  return {
    memoize: <Result>(name: string, read: (text: string) => Result | Promise<Result>) => {
      const stored = known.get(name) ?? new Map();
      const facts: Facts = used.get(name) ?? new Map();
      used.set(name, facts);
      return (text) => {
        const key = hash("sha256", text, "base64");
        const use = (result: Result): Result => {
          facts.set(key, result);
          return result;
        };
        // `read` returned it in an earlier build.
        if (stored.has(key)) return use(stored.get(key) as Result);
        isChanged = true;
        const result = read(text);
        return result instanceof Promise ? result.then(use) : use(result);
      };
    },
    save: () => {
      const sizes = [...used].map(([name, { size }]) => [size, known.get(name)?.size ?? 0] as const);
      const isSame = !isChanged && sizes.every(([now, before]) => now === before);
      if (isSame || Math.max(0, ...sizes.map(([now]) => now)) <= fewTexts || !createPageCache(folder)) return;
      writeEntry(fileIn(folder), () => serialize({ program, facts: used } satisfies Stored));
    },
  };
}

function readStored(folder: string, program: string): Stored["facts"] {
  try {
    const stored = deserialize(readFileSync(fileIn(folder))) as Stored; // what `save` wrote
    return stored.program === program && stored.facts instanceof Map ? stored.facts : new Map();
  } catch {
    return new Map();
  }
}
