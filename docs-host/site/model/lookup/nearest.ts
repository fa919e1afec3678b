import { itemAt } from "#engine/item-at";
import type { Site, SitePage } from "../site.ts";
import { trimmed } from "../slugs.ts";
import { languageAt, languageOfPath } from "./languages.ts";
import { partsOf } from "./parts-of.ts";

/** Maximum number of suggestions. */
const most = 6;

/** Of more pages than this only those are read that have a word of the address, since likeness takes its time. */
const maxPages = 2000;

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
  const likeness = (2 * both) / (left.length + right.length);
  // A slip is seldom in the first letter: "page" is not "image".
  return likeness > 0.7 || a[0] === b[0] ? likeness : 0;
}

/** Returns the slugs of the site itself and of its products, versions and languages, which say little about a page. */
const partSlugs = ({ base = "", products, languages = [] }: Site): readonly string[] =>
  [
    trimmed(base),
    ...languages.map(({ slug }) => slug),
    ...products.flatMap((one) => (one.kind === "product" ? [one.slug, ...one.versions.map(({ slug }) => slug)] : [])),
  ].toSorted((a, b) => b.length - a.length);

const isBelow = (path: string, slug: string): boolean => path === slug || path.startsWith(`${slug}/`);

/** Returns a path without the slug of the part of the site that it is in. */
const pathInside = (path: string, parts: readonly string[]): string =>
  path.slice(parts.find((slug) => slug !== "" && isBelow(path, slug))?.length ?? 0);

const wordsOf = (page: SitePage, parts: readonly string[]): ReadonlySet<string> =>
  words(`${pathInside(page.slug, parts)} ${page.title}`);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Least mean similarity of the words of an address, or of those after its last slash, to a page that is suggested. */
const minLikeness = 0.55;

/** Returns how much a page is like the words of an address, of which the last ones name the page; 0 if it is not. */
function score(queryWords: readonly string[], lastWords: ReadonlySet<string>, pageWords: ReadonlySet<string>): number {
  const has = [...pageWords];
  const best = queryWords.map((word) => Math.max(0, ...has.map((other) => alike(word, other))));
  const likeness = best.map((value) => (value > 0.5 ? value : 0));
  const whole = mean(likeness);
  const last = mean(likeness.filter((_, i) => lastWords.has(itemAt(queryWords, i))));
  return Math.max(whole, last) < minLikeness ? 0 : whole + last - has.length / 1000;
}

/** Returns the function that tells if a page is in the version that an address is in, or else in the default one. */
function versionFilter(site: Site, path: string): (page: SitePage) => boolean {
  const versions = site.products.flatMap((one) => (one.kind === "product" ? [one.versions] : []));
  const shown = new Set(
    versions.map((ofProduct) => {
      const around = ofProduct.filter(({ slug }) => slug !== "" && isBelow(path, slug));
      const [closest] = around.toSorted((a, b) => b.slug.length - a.slug.length);
      // The default version may have the slug of its product.
      return closest ?? ofProduct.find(({ isDefault }) => isDefault) ?? ofProduct[0];
    }),
  );
  return (page) => {
    const { version } = partsOf(site, page.place);
    return version === undefined || shown.has(version);
  };
}

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
  const parts = partSlugs(site);
  for (const page of shownPages(site, language)) {
    for (const word of wordsOf(page, parts)) {
      const pages = index.get(word) ?? [];
      index.set(word, pages);
      pages.push(page);
    }
  }
  ofSite.set(language, index);
  return index;
}

/** The pages that are worth comparing with an address, rare words first. */
function candidates(site: Site, path: string, queryWords: readonly string[]): readonly SitePage[] {
  const language = languageOfPath(site, path);
  const isInVersion = versionFilter(site, path);
  if (site.pages.size <= maxPages) return shownPages(site, language).filter(isInVersion);
  const index = indexOfWords(site, language);
  const found = queryWords.map((word) => index.get(word) ?? []).sort((a, b) => a.length - b.length);
  return [...new Set(found.flat())].filter(isInVersion).slice(0, maxPages);
}

/**
 * The pages with the most similar address and title, in the language and the version of an address that does not exist,
 * best first, each once.
 */
export function nearest(site: Site, address: string): readonly SitePage[] {
  const path = trimmed(address.slice(0, 500));
  const parts = partSlugs(site);
  const inside = pathInside(path, parts);
  const queryWords = [...words(inside)];
  const lastWords = words(inside.slice(inside.lastIndexOf("/") + 1));
  const found = candidates(site, path, queryWords)
    .map((page) => ({ page, value: score(queryWords, lastWords, wordsOf(page, parts)) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const texts = new Set<string>();
  const isFirst = ({ page }: (typeof found)[number]): boolean => {
    const text = ("pageId" in page ? page.pageId : undefined) ?? page.slug;
    return !texts.has(text) && texts.add(text).has(text);
  };
  return found
    .filter(isFirst)
    .slice(0, most)
    .map(({ page }) => page);
}
