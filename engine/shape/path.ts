import { isList, isObject, type Json, own } from "#engine/json";

/** A path in a value: keys of objects and maps, indices of lists, from the root. */
export type Path = readonly (string | number)[];

/** Returns true if two paths have the same steps. */
export const isSamePath = (a: Path, b: Path): boolean => a.length === b.length && isPathWithin(a, b);

/** Returns true if a path equals `around` or is below it. */
export const isPathWithin = (path: Path, around: Path): boolean =>
  around.length <= path.length && around.every((step, depth) => step === path[depth]);

/** Returns the value at a path; `undefined` if there is none. */
export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  let value = root;
  for (const step of path) {
    if (isList(value)) value = typeof step === "number" ? value[step] : undefined;
    else if (isObject(value)) value = own(value, String(step));
    else return undefined;
  }
  return value;
}

/** Writes a path for people: `address.lines[2]`, with brackets and quotes where a key is not a plain word. */
export const formatPath = (path: Path): string =>
  path
    .map((step, i) => {
      if (typeof step === "number") return `[${step}]`;
      if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)) return `[${JSON.stringify(step)}]`;
      return i === 0 ? step : `.${step}`;
    })
    .join("");
