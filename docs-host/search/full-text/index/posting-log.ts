import { defined } from "#engine/item-at";
import { impactLevels } from "./impacts.ts";

/** The pages of a term in their order, with its level on each. */
export interface TermPages {
  readonly term: string;
  readonly pages: Uint32Array;
  readonly levels: Uint8Array;
}

/** The terms of pages in the order of the pages: four bytes for each, where a list for each term takes hundreds. */
export interface PostingLog {
  /** Adds the next page, by the levels of its terms. */
  readonly add: (levels: ReadonlyMap<string, number>) => void;
  /** Returns the terms in their order. Nothing may be added afterwards. */
  readonly inOrder: () => Generator<TermPages>;
}

/** Entries in a chunk of the log. */
const chunkSize = 1 << 16;

/** Length from which on a part of a text is in memory with all of that text, in UTF-16 units. */
const sharedLength = 13;

/** Copies a term, so that the text that it was found in is not kept for it. */
const ownCopy = (term: string): string =>
  term.length < sharedLength ? term : (JSON.parse(JSON.stringify(term)) as string); // the same text

/** Creates an empty log. */
export function postingLog(): PostingLog {
  /** The terms with their numbers, in the order in which they were found. */
  const numbers = new Map<string, number>();
  /** The number of a term and its level in each entry. */
  const chunks: Uint32Array[] = [];
  /** The number of entries up to the end of each page. */
  const ends: number[] = [];
  let length = 0;
  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(ownCopy(term), numbers.size);
    return numbers.size - 1;
  };
  return {
    add: (levels) => {
      for (const [term, level] of levels) {
        if (length % chunkSize === 0) chunks.push(new Uint32Array(chunkSize));
        const chunk = chunks.at(-1);
        if (chunk !== undefined) chunk[length % chunkSize] = numberOf(term) * impactLevels + level;
        length += 1;
      }
      ends.push(length);
    },
    inOrder: function* () {
      const { starts, pages, levels } = sorted(chunks, ends, numbers.size);
      chunks.length = 0;
      for (const term of [...numbers.keys()].sort()) {
        const number = defined(numbers.get(term));
        const [from, to] = [starts[number], starts[number + 1]];
        yield { term, pages: pages.subarray(from, to), levels: levels.subarray(from, to) };
      }
    },
  };
}

/** Sorts the entries of pages by the numbers of their terms; the pages of each term stay in their order. */
function sorted(chunks: readonly Uint32Array[], ends: readonly number[], terms: number) {
  const length = ends.at(-1) ?? 0;
  const entry = (at: number): number => defined(chunks[Math.floor(at / chunkSize)]?.[at % chunkSize]);
  const termOf = (value: number): number => Math.floor(value / impactLevels);
  const starts = new Uint32Array(terms + 1);
  for (let at = 0; at < length; at += 1) starts[termOf(entry(at)) + 1] = defined(starts[termOf(entry(at)) + 1]) + 1;
  for (let term = 0; term < terms; term += 1) starts[term + 1] = defined(starts[term + 1]) + defined(starts[term]);
  const next = starts.slice();
  const pages = new Uint32Array(length);
  const levels = new Uint8Array(length);
  let at = 0;
  for (const [page, end] of ends.entries()) {
    for (; at < end; at += 1) {
      const value = entry(at);
      const place = defined(next[termOf(value)]);
      next[termOf(value)] = place + 1;
      pages[place] = page;
      levels[place] = value % impactLevels;
    }
  }
  return { starts, pages, levels };
}
