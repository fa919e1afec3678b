import { type VariantSelection, writableOf } from "#engine/interpret";
import { isList, isObject, type Json, own } from "#engine/json";
import type { Path, Shape, Types } from "#engine/shape";

/** Returns the paths of the members of a form value that a request leaves out, below the path of the value. */
export type UnsentMembers = (value: Json | undefined, selection: VariantSelection) => readonly Path[];

/** Creates the function that finds the read-only members of the value at a path, which only a paste or JSON adds. */
export function unsentMembers(types: Types): (shape: Shape, at: Path) => UnsentMembers {
  const writable = writableOf(types);
  return (shape, at) => {
    const sentOf = writable(shape);
    return (value, selection) =>
      value === undefined ? [] : removedPaths(value, sentOf(value, value, selection, at), []);
  };
}

/** Returns the paths of the members that a copy of a value does not have. Equal parts are the same objects. */
export function removedPaths(value: Json | undefined, copy: Json | undefined, path: Path): readonly Path[] {
  if (value === copy || value === undefined) return [];
  if (copy === undefined) return [path];
  if (isList(value) && isList(copy)) return value.flatMap((item, i) => removedPaths(item, copy[i], [...path, i]));
  if (!isObject(value) || !isObject(copy)) return [];
  return Object.keys(value).flatMap((key) => removedPaths(own(value, key), own(copy, key), [...path, key]));
}
