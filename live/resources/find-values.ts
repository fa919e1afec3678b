import { isExact, isList, isObject, type Json, own } from "#engine/json";
import type { Path } from "#engine/shape";

/** A value of an answer with its place. */
export interface Found {
  readonly at: Path;
  readonly value: Json;
}

/** Objects within each other, and values, that are visited. Own choice: the first ones of a list are enough. */
const deepest = 4;
const maxValues = 10;

/** Finds scalars under the first of the names that an object of an answer has, the outermost objects first. */
export function findValues(root: Json, names: readonly string[]): readonly Found[] {
  let level: readonly Found[] = [{ at: [], value: root }];
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const found = level.flatMap((one) => scalarIn(one, names)).slice(0, maxValues);
    if (found.length > 0) return found;
    level = level.flatMap(({ at, value }) => {
      if (isList(value)) return value.slice(0, maxValues).map((item, i) => ({ at: [...at, i], value: item }));
      if (!isObject(value)) return [];
      return Object.entries(value).map(([key, member]) => ({ at: [...at, key], value: member }));
    });
  }
  return [];
}

/** Returns the scalar under the first of the names that an object has. */
function scalarIn({ at, value }: Found, names: readonly string[]): readonly Found[] {
  if (!isObject(value)) return [];
  for (const name of names) {
    const member = own(value, name);
    if (member !== undefined && isScalar(member)) return [{ at: [...at, name], value: member }];
  }
  return [];
}

const isScalar = (value: Json): boolean =>
  typeof value === "string" ? value !== "" : typeof value === "number" || isExact(value);
