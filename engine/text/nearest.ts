import { itemAt } from "../item-at.ts";

/** Returns the number of letters to insert, delete, replace or swap with a neighbor to turn one text into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const steps = [itemAt(row, j - 1) + 1, itemAt(last, j) + 1, itemAt(last, j - 1) + (same ? 0 : 1)];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) steps.push(itemAt(beforeLast, j - 2) + 1);
      row.push(Math.min(...steps));
    }
    beforeLast = last;
    last = row;
  }
  return itemAt(last, to.length);
}

/**
 * Finds the known name that was probably meant: one that differs in at most a third of its letters, ignoring case, or
 * that starts with the other. A name of one letter matches none.
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const known = [...names];
  let best: string | undefined;
  let least = name.length < 2 ? 1 : Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > least) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    // Of names that are as near, one with the same first letter is the likelier one: it is seldom mistyped.
    const isLikelier = best !== undefined && !startsAs(best, name) && startsAs(candidate, name);
    if (distance < least || (distance === least && isLikelier)) {
      best = candidate;
      least = distance;
    }
  }
  return best ?? begun(name, known);
}

const startsAs = (one: string, other: string): boolean => one[0]?.toLowerCase() === other[0]?.toLowerCase();

/** Minimum length of a name that may be suggested as the beginning of another. */
const minLength = 3;

function begun(name: string, known: readonly string[]): string | undefined {
  const start = name.toLowerCase();
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    if (Math.min(start.length, other.length) < minLength) continue;
    if (other.startsWith(start) || start.startsWith(other)) return candidate;
  }
  return undefined;
}

/** Returns the known names that differ least from a name, the nearest first, ignoring case. */
export function nearestNames(name: string, names: readonly string[], count: number): readonly string[] {
  const distanceOf = (candidate: string): number => editDistance(name.toLowerCase(), candidate.toLowerCase());
  return names
    .map((candidate) => ({ candidate, distance: distanceOf(candidate) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
