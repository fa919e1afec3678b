import { readEntries } from "./entries.ts";
import type { BuiltIndex } from "./index-builder.ts";
import { type MissingParts, type SearchAnswer, type SearchQuery, search } from "./search.ts";
import type { SearchEntry } from "./search-document.ts";
import type { SearchFacts, SearchIndex, SearchScope } from "./search-index.ts";
import { readPart, type TermPart, writePart } from "./term-part.ts";

/** The name of the file that every search in files needs. */
export const factsFile = "search.json";

interface WrittenFacts {
  readonly kinds: readonly number[];
  readonly scopes: readonly number[];
  readonly scopeNames: readonly SearchScope[];
  readonly firstTerms: readonly string[];
}

const partFile = (index: number): string => `terms-${index}.bin`;
const blockFile = (index: number): string => `pages-${index}.json`;

/** Returns the files of an index by name, for sites without a server. A search loads the few that its words need. */
export function indexFiles({ facts, parts, blocks }: BuiltIndex): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const written: WrittenFacts = {
    kinds: [...facts.kinds],
    scopes: [...facts.scopes],
    scopeNames: facts.scopeNames,
    firstTerms: facts.firstTerms,
  };
  return new Map([
    [factsFile, new TextEncoder().encode(JSON.stringify(written))],
    ...parts.map((part, i) => [partFile(i), writePart(part)] as const),
    ...blocks.map((block, i) => [blockFile(i), block] as const),
  ]);
}

/** Reads a file of an index by its name; rejects if it can't be read. */
export type LoadIndexFile = (name: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** Searches an index in files. Loads each file once; one that failed is loaded again by the next search. */
export function fileSearcher(load: LoadIndexFile): (query: SearchQuery, signal?: AbortSignal) => Promise<SearchAnswer> {
  const parts = new Map<number, TermPart>();
  const blocks = new Map<number, readonly SearchEntry[]>();
  let facts: SearchFacts | undefined;
  const loading = new Map<string, Promise<Uint8Array>>();
  /** Searches at the same time share a load; one that another search aborted begins again. */
  const loadOnce = async (name: string, signal?: AbortSignal): Promise<Uint8Array> => {
    const shared = loading.get(name);
    if (shared === undefined) {
      const own = load(name, signal).finally(() => loading.delete(name));
      loading.set(name, own);
      return own;
    }
    return shared.catch(() => loadOnce(name, signal));
  };
  return async (query, signal) => {
    facts ??= readFacts(await loadOnce(factsFile, signal));
    const index: SearchIndex = { facts, part: (i) => parts.get(i), block: (i) => blocks.get(i) };
    for (;;) {
      const answer = search(index, query);
      if (!lacksParts(answer)) return answer;
      await Promise.all([
        ...answer.parts.map(async (i) => parts.set(i, readPart(await loadOnce(partFile(i), signal)))),
        ...answer.blocks.map(async (i) => blocks.set(i, readEntries(await loadOnce(blockFile(i), signal)))),
      ]);
    }
  };
}

/** Returns true if parts have to be loaded first. */
export const lacksParts = (answer: SearchAnswer | MissingParts): answer is MissingParts => "parts" in answer;

function readFacts(bytes: Uint8Array): SearchFacts {
  // `indexFiles` wrote it.
  const { kinds, scopes, ...names } = JSON.parse(new TextDecoder().decode(bytes)) as WrittenFacts;
  return { ...names, size: kinds.length, kinds: Uint8Array.from(kinds), scopes: Uint16Array.from(scopes) };
}
