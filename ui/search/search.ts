import { fold } from "./fold.ts";

/** So many options are searched in one task: well below a frame on a phone. */
export const sliceSize = 10_000;

/**
 * A search under way. `advance` searches the next slice; it returns the positions found, best first, after the last
 * one.
 */
export interface Search {
  readonly advance: () => readonly number[] | undefined;
}

/** The ranks of a match, best first: it is the query, begins with it, has a word that does, or holds it. */
type Rank = 0 | 1 | 2 | 3;

/** Returns true if a word begins at a position of a text. */
const beginsWord = (text: string, position: number): boolean => !/[\p{L}\d]/u.test(text.charAt(position - 1));

function rankOf(text: string, query: string, words: readonly string[]): Rank | undefined {
  if (!words.every((word) => text.includes(word))) return undefined;
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  return words.every((word) => beginsWord(text, text.indexOf(word))) ? 2 : 3;
}

/**
 * Creates searches over texts by position, in slices, so that none holds the page up however many there are. All words
 * of a query must occur, in any order, whatever their case and accents. Equally good matches keep their order.
 *
 * @param textAt must return the same text for a position each time; it is folded once
 */
export function searcher(count: number, textAt: (position: number) => string): (query: string) => Search {
  const folded: string[] = [];
  const foldedAt = (position: number): string => {
    const known = folded[position];
    if (known !== undefined) return known;
    const text = fold(textAt(position));
    folded[position] = text;
    return text;
  };
  return (query) => {
    const wanted = fold(query.trim());
    const words = [...new Set(wanted.split(/\s+/))];
    const found: readonly [number[], number[], number[], number[]] = [[], [], [], []];
    let next = 0;
    return {
      advance: () => {
        const end = Math.min(next + sliceSize, count);
        for (; next < end; next += 1) {
          const rank = rankOf(foldedAt(next), wanted, words);
          if (rank !== undefined) found[rank].push(next);
        }
        return next < count ? undefined : found.flat();
      },
    };
  };
}

/** Runs a search to its end without yielding. Returns the positions found, best first. */
export function searchAll({ advance }: Search): readonly number[] {
  for (;;) {
    const found = advance();
    if (found !== undefined) return found;
  }
}
