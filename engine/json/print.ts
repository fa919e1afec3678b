import { exactText, isExact } from "./exact.ts";
import type { Json, JsonObject } from "./json.ts";
import { isList, isObject } from "./own.ts";

/**
 * Prints a JSON value with every digit it was read with.
 *
 * @param indent spaces for each level; 0 prints one line without blanks
 */
export function printJson(value: Json, indent = 0): string {
  const exact = exactParts(value);
  const line = (margin: string): string => (indent === 0 ? "" : `\n${margin}`);

  const print = (node: Json, margin: string): string => {
    // The platform's own printer takes a tenth of the time. Line breaks in texts are escaped in JSON.
    if (!exact.has(node)) return JSON.stringify(node, undefined, indent).replaceAll("\n", line(margin));
    if (isExact(node)) return exactText(node);
    const inner = margin + " ".repeat(indent);
    const isItems = isList(node);
    const parts = isItems
      ? node.map((item) => print(item, inner))
      : Object.entries(node as JsonObject).flatMap(([key, item]) =>
          // Plain data can have a member without a value, which the platform's printer leaves out as well.
          (item as Json | undefined) === undefined
            ? []
            : `${JSON.stringify(key)}:${indent === 0 ? "" : " "}${print(item, inner)}`,
        );
    const text = line(inner) + parts.join(`,${line(inner)}`) + line(margin);
    return isItems ? `[${text}]` : `{${text}}`;
  };

  return print(value, "");
}

/** Returns all parts of a value that are or contain an `Exact` number. */
function exactParts(value: Json): ReadonlySet<Json> {
  const found = new Set<Json>();
  const visit = (node: Json): boolean => {
    const isFound =
      isExact(node) ||
      ((isList(node) || isObject(node)) && Object.values(node).filter((one: Json) => visit(one)).length > 0);
    if (isFound) found.add(node);
    return isFound;
  };
  visit(value);
  return found;
}
