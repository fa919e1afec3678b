import { exactText, isExact } from "./exact.ts";
import type { Json } from "./json.ts";
import { isList, isObject, own } from "./own.ts";

/**
 * Returns true if two JSON values are equal. `Exact` numbers are compared by their text, objects regardless of the
 * order of keys.
 */
export function equalJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isExact(a) && isExact(b)) return exactText(a) === exactText(b);
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, i) => equalJson(item, b[i] as Json));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => {
    const [one, other] = [own(a, key), own(b, key)];
    return one !== undefined && other !== undefined && equalJson(one, other);
  });
}
