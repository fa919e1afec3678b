import { lateWords } from "../../late-words.ts";

const grouped = (count: number): string => count.toLocaleString("en");

/** The number of options that a search leaves of all of them. */
export function optionsFound(count: number, all: number): string {
  if (count === 0) return lateWords.nothingFound;
  return count === all ? `${grouped(all)} options` : `${grouped(count)} of ${grouped(all)} options`;
}
