import { defined } from "#engine/item-at";
import { exactText, isExact, isList, type Json, losslessDouble, own } from "#engine/json";

/** Returns the indexes of items that occur earlier in the list; objects are equal in any order of keys. */
export function duplicatesIn(items: readonly Json[]): readonly number[] {
  const seen = new Set<string>();
  const again: number[] = [];
  items.forEach((item, index) => {
    const key = canonical(item);
    if (seen.has(key)) again.push(index);
    else seen.add(key);
  });
  return again;
}

/** Returns true if an item occurs twice in a list. */
export const hasDuplicates = (items: readonly Json[]): boolean => duplicatesIn(items).length > 0;

/** Writes a value so that equal values, and only they, give the same text. */
function canonical(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // `1.0` and `1` are one number.
  if (isExact(value)) return JSON.stringify(losslessDouble(exactText(value))) ?? exactText(value);
  const parts: string[] = [];
  if (isList(value)) {
    for (const item of value) parts.push(canonical(item));
    return `[${parts.join()}]`;
  }
  for (const key of Object.keys(value).sort()) {
    parts.push(`${JSON.stringify(key)}:${canonical(defined(own(value, key)))}`);
  }
  return `{${parts.join()}}`;
}
