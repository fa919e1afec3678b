import { maxTypos, typos } from "#docs-host/site/typos";
import { itemAt } from "#engine/item-at";
import { numbersOf, singularOf, stemOf } from "../text/stem.ts";
import { synonymsOf } from "../text/synonyms.ts";
import type { SearchIndex } from "./search-index.ts";
import { firstFrom, type TermPart } from "./term-part.ts";

/** A term of the index that a word of a query means, or may mean. */
export interface FoundTerm {
  readonly part: TermPart;
  readonly index: number;
  readonly term: string;
  /** 1 for the word itself, less for similar ones. */
  readonly weight: number;
}

/** Looks terms up in an index. Each function adds the parts that have to be loaded first to `missing`. */
export interface TermFinder {
  /** Returns the terms that a word of a query means, or may mean. */
  readonly similar: (word: string, missing: Set<number>) => readonly FoundTerm[];
  /** Returns one term, if the index has it. */
  readonly exact: (term: string, missing: Set<number>) => FoundTerm | undefined;
}

/** The weight of a term that is a word in singular or plural, begins with it, has its stem, or is it but for a typo. */
const weights = { number: 0.95, start: 0.7, stem: 0.6, typo: 0.55, typoStart: 0.3, synonym: 0.5 };

/** Most terms that begin alike and that are searched for one word. */
const maxStarts = 96;
const maxSimilar = 24;

/** Creates the functions that look words up in an index. */
export function termFinder(index: SearchIndex): TermFinder {
  const exact: TermFinder["exact"] = (wanted, missing) => {
    let found: FoundTerm | undefined;
    eachStart(index, wanted, missing, (term, part, at) => {
      if (term === wanted) found = { part, index: at, term, weight: 1 };
      return false;
    });
    return found;
  };
  /** Adds the singular and the plural of a word, which mean the same, to the terms that were found for it. */
  const inNumber = (word: string, found: readonly FoundTerm[], missing: Set<number>, weight = 1) => {
    const forms = numbersOf(word).flatMap((form) => exact(form, missing) ?? []);
    const known = new Set(forms.map(({ term }) => term));
    const others = found.filter(({ term }) => !known.has(term));
    return [...others, ...forms.map((one) => ({ ...one, weight: weight * weights.number }))];
  };
  const similar: TermFinder["similar"] = (word, missing) => {
    const whole = hasStarts(word) ? undefined : exact(word, missing);
    const found = hasStarts(word) ? startingWith(index, word, weights.start, missing) : whole ? [whole] : [];
    const known = new Set(found.map((one) => one.term));
    const stem = stemOf(word);
    const stems = stem === undefined ? [] : startingWith(index, stem, weights.stem, missing);
    const isSameStem = ({ term }: FoundTerm): boolean => !known.has(term) && term.length <= (stem ?? "").length + 4;
    const others = stems.filter(isSameStem).map((one) => ({ ...one, weight: Math.min(one.weight, weights.stem) }));
    const meant = synonymsOf(singularOf(word)).flatMap((other) => {
      const own = exact(other, missing);
      return inNumber(other, own === undefined ? [] : [{ ...own, weight: weights.synonym }], missing, weights.synonym);
    });
    const forms = inNumber(word, [...found, ...others], missing);
    const named = new Set(forms.map(({ term }) => term));
    const all = [...forms, ...meant.filter(({ term }) => !named.has(term))];
    if (all.length > 0 || missing.size > 0) return all;
    const near = typedNearly(index, word, missing);
    const [closest] = near;
    return closest === undefined || closest.isStart ? near : inNumber(closest.term, near, missing, closest.weight);
  };
  return { similar, exact };
}

/** Words of one or two letters begin too many others. In scripts without spaces these are whole words. */
const hasStarts = (word: string): boolean => word.length > 2 || !/^[\p{Script=Latin}\p{N}]*$/u.test(word);

/** Calls a function for all terms that begin with a text, until it returns false. */
function eachStart(
  { facts: { firstTerms }, part: partAt }: SearchIndex,
  text: string,
  missing: Set<number>,
  visit: (term: string, part: TermPart, at: number) => boolean,
): void {
  for (let number = Math.max(0, firstFrom(firstTerms, text) - 1); number < firstTerms.length; number += 1) {
    const first = itemAt(firstTerms, number);
    if (first > text && !first.startsWith(text)) return;
    const part = partAt(number);
    if (part === undefined) {
      missing.add(number);
      continue;
    }
    for (let at = firstFrom(part.terms, text); at < part.terms.length; at += 1) {
      const term = itemAt(part.terms, at);
      if (!term.startsWith(text) || !visit(term, part, at)) return;
    }
  }
}

function startingWith(index: SearchIndex, text: string, weight: number, missing: Set<number>): FoundTerm[] {
  const found: FoundTerm[] = [];
  eachStart(index, text, missing, (term, part, at) => {
    // The longer the rest, the less likely it was meant.
    const rest = term.length - text.length;
    found.push({ part, index: at, term, weight: rest === 0 ? 1 : (weight * text.length) / (text.length + rest * 0.3) });
    return true;
  });
  if (found.length <= maxStarts) return found;
  // The word itself is kept, however few pages have it.
  const isWord = ({ term }: FoundTerm): number => Number(term === text);
  return found.sort((a, b) => isWord(b) - isWord(a) || sizeOf(b) - sizeOf(a)).slice(0, maxStarts);
}

/** A term that is like a word, or begins like it. */
interface NearTerm extends FoundTerm {
  readonly distance: number;
  readonly isStart: boolean;
}

/** Returns the terms with the fewest typos that begin with the same letter as a word, the most likely first. */
function typedNearly(index: SearchIndex, word: string, missing: Set<number>): readonly NearTerm[] {
  const most = maxTypos(word);
  if (most === 0) return [];
  const found: NearTerm[] = [];
  eachStart(index, word.slice(0, 1), missing, (term, part, at) => {
    if (term.length < word.length - most) return true;
    const typo = typos(word, term, most);
    if (typo === undefined) return true;
    const weight = (typo.isStart ? weights.typoStart : weights.typo) / typo.distance;
    found.push({ part, index: at, term, weight, ...typo });
    return true;
  });
  const closest = Math.min(...found.map((one) => one.distance));
  return found
    .filter((one) => one.distance === closest)
    .sort((a, b) => b.weight - a.weight || sizeOf(b) - sizeOf(a))
    .slice(0, maxSimilar);
}

const sizeOf = ({ part, index }: FoundTerm): number =>
  itemAt(part.ends, index) - (index === 0 ? 0 : itemAt(part.ends, index - 1));
