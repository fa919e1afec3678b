/** Endings of English words, longest first. */
const endings = ["ations", "ation", "ings", "ing", "ies", "ied", "es", "ed", "s", "e", "y"];

/** Shortest rest that is still a word. */
const minStemLength = 4;

/** Returns the start of a word that its other forms share: `paginat` of "paginating"; `undefined` if it has no ending. */
export function stemOf(word: string): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minStemLength);
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}

/**
 * Returns an English word without the ending of its plural: `key` of "keys", `policy` of "policies"; other words
 * unchanged.
 */
export function singularOf(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** Returns the singular of an English word and its plurals, without the word itself. */
export function numbersOf(word: string): readonly string[] {
  const one = singularOf(word);
  const ending = /[^aeiou]y$/.test(one)
    ? `${one.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(one)
      ? `${one}es`
      : `${one}s`;
  return [one, ending].filter((form) => form !== word && singularOf(form) === one);
}
