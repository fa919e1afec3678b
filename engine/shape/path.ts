import { isList, isObject, type Json, own } from "#engine/json";

/** A place in a value: keys of objects and maps, indices of lists, from the root. */
export type Path = readonly (string | number)[];

/** Reads the value at a place; `undefined` when there is none. */
export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  let value = root;
  for (const step of path) {
    if (isList(value)) value = typeof step === "number" ? value[step] : undefined;
    else if (isObject(value)) value = own(value, String(step));
    else return undefined;
  }
  return value;
}

/** Writes a place for people: `address.lines[2]`, with brackets and quotes where a key is no plain word. */
export const formatPath = (path: Path): string =>
  path
    .map((step, i) => {
      if (typeof step === "number") return `[${step}]`;
      if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)) return `[${JSON.stringify(step)}]`;
      return i === 0 ? step : `.${step}`;
    })
    .join("");
