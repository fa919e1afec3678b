import { defined } from "#engine/item-at";
import { singularOf } from "../text/stem.ts";
import { termsOf, wordsOf } from "../text/words.ts";
import type { IndexedPage, SearchDocument, SearchField } from "./search-document.ts";

/** The weight of a field, and its usual length in words: longer ones count less (BM25F). */
interface FieldWeight {
  readonly weight: number;
  readonly defaultLength: number;
}

/** The fields in the order of their weights (docs/sites.md#search). */
const fields: { readonly [F in SearchField]: FieldWeight } = {
  keywords: { weight: 12, defaultLength: 5 },
  title: { weight: 10, defaultLength: 3 },
  name: { weight: 6, defaultLength: 5 },
  headings: { weight: 5, defaultLength: 20 },
  path: { weight: 5, defaultLength: 5 },
  parameters: { weight: 3, defaultLength: 15 },
  breadcrumb: { weight: 2.5, defaultLength: 4 },
  description: { weight: 2, defaultLength: 15 },
  body: { weight: 1.5, defaultLength: 400 },
  code: { weight: 0.5, defaultLength: 100 },
};

/** Saturation of repeated words, and share of the length in it: the usual values of BM25. */
const saturation = 1.2;
const lengthShare = 0.6;

/** The share of the other fields in the impact of a word: the best field of a page decides, not the number of fields. */
const otherFields = 0.15;

/** Number of levels in which the impact of a word on a page is stored. */
export const impactLevels = 16;

/** The impact of the lowest level, and the ratio of each level to the one below. */
const lowestImpact = 0.15;
const levelRatio = 1.42;

/** Returns the impact of a level. */
export const impactOf = (level: number): number => lowestImpact * levelRatio ** level;

const levelOf = (impact: number): number =>
  Math.min(impactLevels - 1, Math.max(0, Math.round(Math.log(impact / lowestImpact) / Math.log(levelRatio))));

/** The first character of terms that stand for a whole title. */
const titleMark = "=";

/**
 * Returns the term of a whole title, so that a query that is just that finds its page first: a hash (FNV-1a), which is
 * shorter than most titles. Two titles with one hash only swap the first places of their queries. Plurals, and words that
 * are written as one identifier, are the same title.
 */
export function titleTerm(text: string): string {
  let hash = 0x811c9dc5;
  const words = wordsOf(text).flatMap(({ parts }) => parts.map(singularOf));
  for (const letter of words.join(" ")) hash = Math.imul(hash ^ defined(letter.codePointAt(0)), 0x01000193);
  return titleMark + (hash >>> 0).toString(36);
}

/** Returns the indexed form of a page. */
export function indexedPage(document: SearchDocument): IndexedPage {
  const { texts: _, ...page } = document;
  return { ...page, levels: levelsOf(document) };
}

/** Returns the terms of a page with the level of their impact. */
function levelsOf(document: SearchDocument): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const bests = new Map<string, number>();
  for (const [field, { weight, defaultLength }] of Object.entries(fields)) {
    const text = document.texts[field as SearchField]; // a key of `fields`
    if (text === undefined || text === "") continue;
    const counts = new Map<string, number>();
    const terms = termsOf(text);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const length = saturation * (1 - lengthShare + (lengthShare * terms.length) / defaultLength);
    for (const [term, count] of counts) {
      const impact = (weight * count) / (count + length);
      sums.set(term, (sums.get(term) ?? 0) + impact);
      bests.set(term, Math.max(bests.get(term) ?? 0, impact));
    }
  }
  const levels = new Map<string, number>();
  for (const [term, best] of bests) {
    levels.set(term, levelOf(best + otherFields * ((sums.get(term) ?? best) - best)));
  }
  levels.set(titleTerm(document.title), impactLevels - 1);
  return levels;
}
