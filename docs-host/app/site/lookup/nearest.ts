import type { Site, SitePage } from "../site.ts";
import { hrefOf } from "../slugs.ts";
import { languageAt, languageOfPath } from "./languages.ts";

/** Maximum number of suggestions. */
const most = 6;

/** Of more pages than this only those are read that have a word of the address, since likeness takes its time. */
const mostPages = 2000;

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1)
      // A longer word is a slip of no one, and likeness takes its length times its length.
      .map((word) => word.slice(0, 40)),
  );

/** Returns the similarity of two words, from 0 to 1: the share of common letter pairs. */
function alike(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = (word: string) => Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
  const [left, right] = [pairs(a), pairs(b)];
  if (left.length + right.length === 0) return 0;
  const both = left.filter((pair) => right.includes(pair)).length;
  return (2 * both) / (left.length + right.length);
}

const wordsOf = (page: SitePage): ReadonlySet<string> => words(`${hrefOf(page.slug)} ${page.title}`);

const score = (queryWords: readonly string[], page: SitePage): number => {
  const has = [...wordsOf(page)];
  const best = queryWords.map((word) => Math.max(0, ...has.map((other) => alike(word, other))));
  return best.filter((value) => value > 0.5).reduce((sum, value) => sum + value, 0) - has.length / 100;
};

/** Returns the pages that are worth suggesting in a language. */
const shownPages = (site: Site, language: string): readonly SitePage[] =>
  [...site.pages.values()].filter((page) => !page.isHidden && languageAt(site, page) === language);

/** The pages of a large site in each language by the words that they have; drawn up when they are first needed. */
const indexes = new WeakMap<Site, Map<string, ReadonlyMap<string, readonly SitePage[]>>>();

function indexOfWords(site: Site, language: string): ReadonlyMap<string, readonly SitePage[]> {
  const ofSite = indexes.get(site) ?? new Map<string, ReadonlyMap<string, readonly SitePage[]>>();
  indexes.set(site, ofSite);
  const known = ofSite.get(language);
  if (known !== undefined) return known;
  const index = new Map<string, SitePage[]>();
  for (const page of shownPages(site, language)) {
    for (const word of wordsOf(page)) {
      const pages = index.get(word) ?? [];
      index.set(word, pages);
      pages.push(page);
    }
  }
  ofSite.set(language, index);
  return index;
}

/** The pages that are worth comparing with an address, rare words first. */
function candidates(site: Site, language: string, queryWords: readonly string[]): readonly SitePage[] {
  if (site.pages.size <= mostPages) return shownPages(site, language);
  const index = indexOfWords(site, language);
  const found = queryWords.map((word) => index.get(word) ?? []).sort((a, b) => a.length - b.length);
  return [...new Set(found.flat())].slice(0, mostPages);
}

/** The pages in the language of an address that does not exist whose address and title are most like it, best first. */
export function nearest(site: Site, path: string): readonly SitePage[] {
  const queryWords = [...words(path.slice(0, 500))];
  return candidates(site, languageOfPath(site, path), queryWords)
    .map((page) => ({ page, value: score(queryWords, page) }))
    .filter(({ value }) => value > 0.5)
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ page }) => page);
}
