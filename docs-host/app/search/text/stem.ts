/** Endings of English words, longest first. */
const endings = ["ations", "ation", "ings", "ing", "ies", "ied", "es", "ed", "s", "e", "y"];

/** Shortest rest that is still a word. */
const shortestStem = 4;

/** Returns the start of a word that its other forms share: `paginat` of "paginating"; `undefined` if it has no ending. */
export function stemOf(word: string): string | undefined {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}
