import { exactText, isExact } from "./exact.ts";
import type { Json, JsonObject } from "./json.ts";
import { changedKey, keysOf } from "./keys.ts";
import { isList, isObject } from "./own.ts";
import { printJson } from "./print.ts";

/** Objects with more members are printed member by member after a change. */
const many = 64;

/**
 * Longer texts, in UTF-16 units, are assembled from the texts of their parts each time. They are nearly the whole
 * value, and with many undo steps the cache would hold many of them.
 */
const maxKeptLength = 8192;

interface Printed {
  /** Blanks before the line that the text ends on. */
  readonly margin: string;
  readonly text: string;
  /** The members one by one, of an object that has many. */
  readonly members?: readonly string[];
}

/**
 * Creates a printer with the output of `printJson` that caches the texts of frozen lists and objects: after an edit
 * only changed parts are printed again.
 * @param indent spaces for each level, at least one
 */
export function incrementalPrinter(indent: number): (value: Json) => string {
  const gap = " ".repeat(indent);
  const known = new WeakMap<object, Printed>();
  /** The large object that was printed last, by its margin: the next one there is most often a copy of it. */
  const latest = new Map<string, JsonObject>();

  const printPart = (part: Json, margin: string): string => {
    if (typeof part !== "object" || part === null) return JSON.stringify(part);
    if (isExact(part)) return exactText(part);
    if (Object.isExtensible(part)) return printJson(part, indent).replaceAll("\n", `\n${margin}`);
    const cached = known.get(part);
    if (cached?.margin === margin) return cached.text;
    const printed = isList(part) ? printList(part, margin) : printObject(part as JsonObject, margin); // there is no third sort
    if (printed.members !== undefined || printed.text.length <= maxKeptLength) known.set(part, printed);
    return printed.text;
  };

  const wrap = (open: string, close: string, parts: readonly string[], margin: string): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${margin}${gap}${parts.join(`,\n${margin}${gap}`)}\n${margin}${close}`;

  const printList = (list: readonly Json[], margin: string): Printed => {
    const items = list.map((item) => printPart(item, margin + gap));
    return { margin, text: wrap("[", "]", items, margin) };
  };

  const printObject = (object: JsonObject, margin: string): Printed => {
    const keys = keysOf(object);
    const member = (key: string): string => `${JSON.stringify(key)}: ${printPart(object[key] as Json, margin + gap)}`; // it is one of its keys
    if (keys.length < many) return { margin, text: wrap("{", "}", keys.map(member), margin) };
    const before = latest.get(margin);
    const changed = before && changedKey(before, object);
    const old = before && changed !== undefined ? known.get(before) : undefined;
    const members =
      changed !== undefined && old?.margin === margin && old.members
        ? old.members.with(keys.indexOf(changed), member(changed))
        : keys.map(member);
    // A value that an edit replaced is seldom printed again.
    if (old !== undefined) known.delete(before as JsonObject); // `old` is of it
    latest.set(margin, object);
    return { margin, text: wrap("{", "}", members, margin), members };
  };

  return (value) => (isList(value) || isObject(value) ? printPart(value, "") : printJson(value, indent));
}
