import { itemAt } from "#engine/item-at";

/** English words that questions have and that say nothing about a page. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a about all an and any are as at be between by can could do does each every for from get has have how i if in into is " +
    "it its me my need of on or our several should so some than that the their them there these they this those to " +
    "together use used using want was we what when where which who why will with without would you your"
  ).split(" "),
);

/** Returns true for a word that says nothing about a page. */
const isStopWord = (parts: readonly string[]): boolean => parts.length === 1 && stopWords.has(itemAt(parts, 0));

/** The words of a query that say what it is about; all of them if none does. */
export function meaningWords<T extends { readonly parts: readonly string[] }>(
  words: readonly T[],
): { readonly words: readonly T[]; readonly isQuestion: boolean } {
  const kept = words.filter(({ parts }) => !isStopWord(parts));
  if (kept.length === 0) return { words, isQuestion: false };
  return { words: kept, isQuestion: kept.length < words.length && words.length > 2 };
}
