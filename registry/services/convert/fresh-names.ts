import { slugOf } from "#engine/text";

/**
 * Creates a function that returns unique names: the wanted name, or that name with a number. It takes constant time for
 * each name, however many are equal.
 */
export function freshNames(taken: Iterable<string> = []): (wanted: string) => string {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (wanted) => {
    let count = counts.get(wanted) ?? 1;
    while (used.has(numbered(wanted, count))) count += 1;
    const name = numbered(wanted, count);
    counts.set(wanted, count + 1);
    used.add(name);
    return name;
  };
}

const numbered = (wanted: string, count: number): string => (count === 1 ? wanted : `${wanted}_${count}`);

/** Turns a title or an id into a part of an address; `item` if it has neither letters nor digits. */
export const urlSlug = (text: string): string => slugOf(text) || "item";
