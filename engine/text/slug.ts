/** Largest length of a slug, in UTF-16 code units: long enough for titles, short enough for several in one address. */
const maxSlugLength = 80;

/**
 * Turns a name into one part of an address: its letters and digits in lower case, words joined by hyphens. Latin
 * letters lose their accents, other scripts are unchanged. Empty if the name has neither letters nor digits.
 */
export const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-/, "")
    .slice(0, maxSlugLength)
    // Truncation may have split a character of two code units.
    .replace(/[\ud800-\udbff]$/, "")
    .replace(/-$/, "");

/**
 * The next number to try, by name, for each set of taken names: a thousand equal names must not take a million steps.
 */
const nextNumbers = new WeakMap<ReadonlySet<string>, Map<string, number>>();

/** Returns a name, or the name with the first number from 2 on that makes it unused, and marks it as taken. */
export function claimName(taken: Set<string>, name: string, separator = "-"): string {
  const numbers = nextNumbers.get(taken) ?? new Map<string, number>();
  nextNumbers.set(taken, numbers);
  const numbered = name + separator;
  let free = name;
  let next = numbers.get(numbered) ?? 2;
  for (; taken.has(free); next += 1) free = numbered + next;
  numbers.set(numbered, next);
  taken.add(free);
  return free;
}
