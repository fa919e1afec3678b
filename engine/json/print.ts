import { exactText, isExact } from "./exact.ts";
import type { Json } from "./json.ts";
import { isList, isObject } from "./own.ts";

/**
 * Prints a JSON value with every digit it was read with.
 *
 * @param indent spaces for each level; 0 prints one line without blanks
 */
export function printJson(value: Json, indent = 0): string {
  // The platform's own printer takes a tenth of the time, and its output is the same without `Exact` numbers.
  return holdsExact(value) ? printExactly(value, indent) : JSON.stringify(value, undefined, indent);
}

/** Returns true if a value contains an `Exact` number. */
function holdsExact(value: Json): boolean {
  if (isList(value)) return value.some(holdsExact);
  if (!isObject(value)) return isExact(value);
  return Object.values(value).some(holdsExact);
}

function printExactly(value: Json, indent: number): string {
  const gap = " ".repeat(indent);
  const colon = indent === 0 ? ":" : ": ";

  const wrap = (open: string, close: string, parts: readonly string[], margin: string): string => {
    if (parts.length === 0) return open + close;
    if (indent === 0) return open + parts.join(",") + close;
    return `${open}\n${margin}${gap}${parts.join(`,\n${margin}${gap}`)}\n${margin}${close}`;
  };

  const print = (node: Json, margin: string): string => {
    if (typeof node !== "object" || node === null) return JSON.stringify(node);
    if (isExact(node)) return exactText(node);
    const inner = margin + gap;
    if (Array.isArray(node)) {
      return wrap(
        "[",
        "]",
        node.map((item: Json) => print(item, inner)),
        margin,
      );
    }
    const members = Object.entries(node).map(([key, item]) => JSON.stringify(key) + colon + print(item, inner));
    return wrap("{", "}", members, margin);
  };

  return print(value, "");
}
