import { maxQueryLength } from "#docs-host/site/page-data";
import { defined, itemAt } from "#engine/item-at";
import { highlight } from "../text/highlight.ts";
import { singularOf } from "../text/stem.ts";
import { meaningWords } from "../text/stop-words.ts";
import { termsOf, wordsOf } from "../text/words.ts";
import { type TermFinder, termFinder } from "./find-terms.ts";
import { impactLevels, impactOf, titleTerm } from "./impacts.ts";
import { type SearchEntry, type SearchHeading, type SearchKind, searchKinds } from "./search-document.ts";
import { entryBlock, type SearchFilters, type SearchIndex, type SearchScope } from "./search-index.ts";
import { eachPosting } from "./term-part.ts";

/** A page that a search found. */
export interface SearchHit extends Omit<SearchEntry, "headings"> {
  /** The heading that contains the words; the hit links to its anchor. */
  readonly heading?: SearchHeading;
  /** The names of the parts of the site around it. */
  readonly product?: string;
  readonly version?: string;
}

/** The result of a search. */
export interface SearchAnswer {
  /** Number of pages that were found, within the filters. */
  readonly total: number;
  /** The best ones, best first. */
  readonly hits: readonly SearchHit[];
  /** The starts of words to highlight, folded. */
  readonly matches: readonly string[];
  /** The choices of the filters. */
  readonly choices: SearchChoices;
}

/** The names that filters can have. */
export interface SearchChoices {
  readonly products: readonly string[];
  readonly versions: readonly string[];
  readonly kinds: readonly SearchKind[];
}

/** The parts of an index that a search needs and that are not loaded. */
export interface MissingParts {
  readonly parts: readonly number[];
  readonly blocks: readonly number[];
}

/** A search. */
export interface SearchQuery extends SearchFilters {
  readonly text: string;
  /** Most hits of the answer. */
  readonly limit?: number | undefined;
  /** A product with pages that come first. */
  readonly preferredProduct?: string | undefined;
  /**
   * The version of the reader: its pages come first in products that have it, pages of the default version in others.
   */
  readonly preferredVersion?: string | undefined;
}

/** Max words of a query. */
const maxWords = 12;

/** Number of hits of an answer. As many pages are compared by their titles at least. */
const defaultLimit = 20;

/** Factor of an endpoint with the query as its address. */
const wholeAddress = 4;

/** Added to the factor of a page, times the share of its title that the query names. */
const titleShare = 0.3;

/** Added to the factor of a page, times the square of the share of a query of several words that its title or one heading names. */
const headingShare = 0.5;

/** Shortest word that may be the start of one in a heading. */
const minStart = 4;

/**
 * Factors of pages with the query as their whole title, by kind: guides and endpoints use the type that has their name.
 */
const wholeTitle: { readonly [K in SearchKind]: number } = { page: 4, endpoint: 4, type: 2, changelog: 4 };

/** Factors of pages of another version, of another product than the preferred one, and of kinds. */
const otherVersion = 0.5;
const otherProduct = 0.6;
const kindFactors: { readonly [K in SearchKind]: number } = { page: 1, endpoint: 1, type: 0.5, changelog: 0.6 };
/** Factors of kinds for a question in words: guides answer it. */
const questionFactors: { readonly [K in SearchKind]: number } = { page: 1, endpoint: 0.9, type: 0.3, changelog: 0.35 };

/** Searches an index. Returns the parts to load first if it is not whole. */
export function search(index: SearchIndex, query: SearchQuery): SearchAnswer | MissingParts {
  const missing = new Set<number>();
  const text = query.text.slice(0, maxQueryLength);
  const { words, isQuestion } = meaningWords(wordsOf(text).slice(0, maxWords));
  const scores = scoresOf(index, words, titleTerm(text), missing);
  if (missing.size > 0) return { parts: [...missing].sort((a, b) => a - b), blocks: [] };
  const { total, best } = rank(index, scores.values, query, isQuestion);
  const wanted = [...new Set(best.map(({ page }) => Math.floor(page / entryBlock)))];
  const blocks = wanted.filter((block) => index.block(block) === undefined);
  if (blocks.length > 0) return { parts: [], blocks };
  const found = best.flatMap(({ page, score }) => {
    const entry = index.block(Math.floor(page / entryBlock))?.[page % entryBlock];
    const scope = index.facts.scopeNames[defined(index.facts.scopes[page])];
    return entry === undefined ? [] : [{ entry, scope, score: score * entryFactor(entry, text, scores.matches) }];
  });
  const hits = found
    .sort((a, b) => b.score - a.score)
    .slice(0, query.limit ?? defaultLimit)
    .map(({ entry, scope }) => hitOf(entry, scope, scores.matches));
  return { total, hits, matches: scores.matches, choices: choicesOf(index, query) };
}

/** Returns the factor of a found page by what it shows. */
const entryFactor = (entry: SearchEntry, query: string, matches: readonly string[]): number =>
  query.includes("/") && isAddressOf(entry, query) ? wholeAddress : titleFactor(entry, query, matches);

/** Returns true if all words of an address, with or without its method, are in the address of an endpoint. */
function isAddressOf({ badge = "", path }: SearchEntry, query: string): boolean {
  if (path === undefined) return false;
  const own = new Set(termsOf(`${badge} ${path}`));
  return wordsOf(query).every(({ parts }) => parts.every((part) => own.has(part)));
}

/**
 * Returns the factor of a page by its title and headings: more if the title is mostly the query than if it has other words,
 * and more if one of them names the whole query than if its words are in several.
 */
function titleFactor({ kind, title, ...entry }: SearchEntry, query: string, matches: readonly string[]): number {
  // The names of types are made of words of others, and a page without a text is a list of pages.
  const hasText = entry.description !== undefined || entry.path !== undefined || entry.headings.length > 0;
  if (kind === "type" || !hasText) return 1;
  const words = wordsOf(title).flatMap(({ parts }) => parts.map(singularOf));
  // Words such as "why" tell titles apart, even if pages are not searched for them.
  const wanted = new Set([...matches, ...termsOf(query)].map(singularOf));
  const named = words.filter((word) => wanted.has(word)).length;
  const asked = meaningWords(wordsOf(query)).words.flatMap(({ parts }) => parts.map(singularOf));
  const texts = [title, ...entry.headings.map((heading) => heading.title)];
  const covered = asked.length < 2 ? 0 : Math.max(...texts.map((text) => shareInOrder(text, asked)));
  return 1 + (titleShare * named) / Math.max(1, words.length) + headingShare * covered ** 2;
}

/**
 * Returns the share of words that a text has, or that begin a word of it. A word that is only before the previous one counts
 * half: "Speech to text" is not "Text to speech".
 */
function shareInOrder(text: string, words: readonly string[]): number {
  const own = wordsOf(text).flatMap(({ parts }) => parts.map(singularOf));
  let after = -1;
  let sum = 0;
  for (const word of words) {
    const isWord = (one: string): boolean => one === word || (word.length >= minStart && one.startsWith(word));
    const next = own.findIndex((one, position) => position > after && isWord(one));
    if (next >= 0) after = next;
    sum += next >= 0 ? 1 : own.some(isWord) ? 0.5 : 0;
  }
  return sum / Math.max(1, words.length);
}

interface Scores {
  readonly values: Float32Array;
  readonly matches: readonly string[];
}

function scoresOf(
  index: SearchIndex,
  words: readonly ReturnType<typeof wordsOf>[number][],
  title: string,
  missing: Set<number>,
): Scores {
  const { size } = index.facts;
  const find = termFinder(index);
  const total = new Float32Array(size);
  const covered = new Float32Array(size);
  const matches = new Set<string>();
  let rarities = 0;
  for (const { whole, parts } of words) {
    const first = scoresOfWay(parts, size, find, missing, matches);
    // An identifier is found by all of its parts or as one word, whichever is better.
    const second = parts.length > 1 ? scoresOfWay([whole], size, find, missing, matches) : first;
    const rarity = Math.max(first.rarity, second.rarity);
    rarities += rarity;
    for (let page = 0; page < size; page += 1) {
      const one = defined(first.values[page]);
      const other = defined(second.values[page]);
      if (one === 0 && other === 0) continue;
      total[page] = defined(total[page]) + Math.max(one, other);
      covered[page] = defined(covered[page]) + rarity;
    }
  }
  addTitle(index, title, total, missing);
  for (let page = 0; page < size; page += 1) {
    const score = total[page] ?? 0;
    if (score > 0) total[page] = score * (defined(covered[page]) / rarities) ** 2;
  }
  return { values: total, matches: [...matches] };
}

/** Scores of pages for words that mean one thing: they are the mean of all words, and count as rare as the rarest. */
function scoresOfWay(
  words: readonly string[],
  size: number,
  find: TermFinder,
  missing: Set<number>,
  matches: Set<string>,
): { readonly values: Float32Array; readonly rarity: number } {
  let values: Float32Array | undefined;
  let rarity = 0;
  for (const word of words) {
    const best = new Float32Array(size);
    let pages = 0;
    for (const { part, index, term, weight } of find.similar(word, missing)) {
      matches.add(term.startsWith(word) ? word : term);
      eachPosting(part, index, (page, level) => {
        const impact = weight * defined(impacts[level]);
        const before = defined(best[page]);
        if (before === 0) pages += 1;
        if (impact > before) best[page] = impact;
      });
    }
    const rare = Math.log(1 + (size - pages + 0.5) / (pages + 0.5));
    rarity = Math.max(rarity, rare);
    for (let page = 0; page < size; page += 1) {
      const score = (defined(best[page]) * rare) / words.length;
      const before = values === undefined ? 0 : defined(values[page]);
      // A page without one of the words is not a hit.
      best[page] = values !== undefined && (before === 0 || score === 0) ? 0 : before + score;
    }
    values = best;
  }
  return { values: values ?? new Float32Array(size), rarity };
}

const impacts = Array.from({ length: impactLevels }, (_, level) => impactOf(level));

/** Multiplies the scores of pages with the query as their whole title, by more than pages of older versions lose. */
function addTitle(index: SearchIndex, title: string, total: Float32Array, missing: Set<number>): void {
  const found = termFinder(index).exact(title, missing);
  if (found === undefined) return;
  eachPosting(found.part, found.index, (page) => {
    total[page] = defined(total[page]) * wholeTitle[itemAt(searchKinds, defined(index.facts.kinds[page]))];
  });
}

function rank(index: SearchIndex, scores: Float32Array, query: SearchQuery, isQuestion: boolean) {
  const { facts } = index;
  const kind = query.kind === undefined ? undefined : searchKinds.indexOf(query.kind);
  const isReaders = ({ version }: SearchScope): boolean => version !== undefined && version === query.preferredVersion;
  const readersProducts = new Set(facts.scopeNames.filter(isReaders).map(({ product }) => product));
  const scopes = facts.scopeNames.map(({ product, version, language, isDefault }) => {
    if (query.language !== undefined && language !== undefined && language !== query.language) return 0;
    const isOther = query.product !== undefined && product !== undefined && product !== query.product;
    if (isOther || (query.version !== undefined && version !== undefined && version !== query.version)) return 0;
    const isPreferred = query.preferredProduct === undefined || product === query.preferredProduct;
    const isOwn = readersProducts.has(product) ? version === query.preferredVersion : isDefault;
    const isFirst = isOwn || version === undefined || query.version !== undefined;
    return (isFirst ? 1 : otherVersion) * (isPreferred ? 1 : otherProduct);
  });
  const ofKind = isQuestion ? questionFactors : kindFactors;
  const factors = searchKinds.map((one, i) => (kind === undefined || kind === i ? ofKind[one] : 0));
  const best = topPages(Math.max(query.limit ?? defaultLimit, defaultLimit));
  let total = 0;
  for (let page = 0; page < facts.size; page += 1) {
    const score = defined(scores[page]);
    if (score === 0) continue;
    const factor = defined(scopes[defined(facts.scopes[page])]) * defined(factors[defined(facts.kinds[page])]);
    if (factor === 0) continue;
    total += 1;
    best.add(page, score * factor);
  }
  return { total, best: best.pages() };
}

/** Keeps the pages with the highest scores; of equal ones, those that were added first. */
function topPages(limit: number) {
  const top: { readonly page: number; readonly score: number }[] = [];
  return {
    add: (page: number, score: number): void => {
      if (top.length === limit && score <= (top.at(-1)?.score ?? 0)) return;
      let at = top.length;
      while (at > 0 && (top[at - 1]?.score ?? 0) < score) at -= 1;
      top.splice(at, 0, { page, score });
      if (top.length > limit) top.pop();
    },
    pages: (): readonly { readonly page: number; readonly score: number }[] => top,
  };
}

function hitOf(
  { headings, ...entry }: SearchEntry,
  scope: SearchScope | undefined,
  matches: readonly string[],
): SearchHit {
  const countIn = (text: string): number => {
    const marked = highlight(text, matches).filter((piece) => piece.isMatch);
    return new Set(marked.map((piece) => piece.text.toLowerCase())).size;
  };
  // A heading is only better than the page if it names more of the query than its title.
  let most = countIn(entry.title);
  let heading: SearchHeading | undefined;
  for (const one of headings) {
    const count = countIn(one.title);
    if (count <= most) continue;
    most = count;
    heading = one;
  }
  return {
    ...entry,
    ...(heading !== undefined && { heading }),
    ...(scope?.product !== undefined && { product: scope.product }),
    ...(scope?.version !== undefined && { version: scope.version }),
  };
}

function choicesOf({ facts }: SearchIndex, { language, product: chosen }: SearchQuery): SearchChoices {
  const scopes = facts.scopeNames.filter(
    (one) => language === undefined || one.language === undefined || one.language === language,
  );
  const names = (values: readonly (string | undefined)[]): readonly string[] => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  const kinds = new Set(facts.kinds);
  return {
    products: names(scopes.map(({ product }) => product)),
    versions: names(
      scopes.filter(({ product }) => chosen === undefined || product === chosen).map(({ version }) => version),
    ),
    kinds: searchKinds.filter((_, i) => kinds.has(i)),
  };
}
