import { isList, isObject, type Json } from "../json/index.ts";

/** A value inside another one. */
export interface VisitedValue {
  readonly value: Json;
  /** Its key or its index in `parent`. */
  readonly key: string | number;
  readonly parent: VisitedValue | undefined;
  /** Lists and objects around it, itself included. */
  readonly depth: number;
  /** Objects around it, itself included. */
  readonly objects: number;
}

/** Visits a value and all values inside it until `onValue` returns true, without recursion. Returns the value at which it stopped. */
export function visitJson(
  root: string,
  value: Json | undefined,
  onValue: (visited: VisitedValue) => boolean,
): VisitedValue | undefined {
  const rest = value === undefined ? [] : [visited(value, root, undefined)];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (onValue(next)) return next;
    const { value: current } = next;
    if (isList(current)) for (const [index, item] of current.entries()) rest.push(visited(item, index, next));
    else if (isObject(current))
      for (const [key, item] of Object.entries(current)) if (item !== undefined) rest.push(visited(item, key, next));
  }
  return undefined;
}

function visited(value: Json, key: string | number, parent: VisitedValue | undefined): VisitedValue {
  const isMap = isObject(value);
  const { depth = 0, objects = 0 } = parent ?? {};
  return { value, key, parent, depth: depth + (isMap || isList(value) ? 1 : 0), objects: objects + (isMap ? 1 : 0) };
}

/** Longest path that is written whole, in parts. */
const longest = 12;

/** Writes the path of a value, such as `config.redirects[3].source`. The middle of a long one is left out. */
export function pathOf(visited: VisitedValue): string {
  const keys: (string | number)[] = [];
  for (let at: VisitedValue | undefined = visited; at !== undefined; at = at.parent) keys.unshift(at.key);
  const parts = keys.map((key, n) => (typeof key === "number" ? `[${key}]` : n === 0 ? key : `.${key.slice(0, 100)}`));
  return parts.length <= longest
    ? parts.join("")
    : `${parts.slice(0, longest / 2).join("")}…${parts.slice(-longest / 2).join("")}`;
}
