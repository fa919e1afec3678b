import { isList, isObject, type Json, own, pointerKeys } from "#engine/json";
import type { Path } from "#engine/shape";

/** Reads the path back from a JSON pointer (RFC 6901); the value that it points into tells indices from keys. */
export function parsePointer(root: Json, text: string): Path {
  const at: (string | number)[] = [];
  let value: Json | undefined = root;
  for (const key of pointerKeys(text)) {
    if (isList(value)) {
      at.push(Number(key));
      value = value[Number(key)];
    } else {
      at.push(key);
      value = isObject(value) ? own(value, key) : undefined;
    }
  }
  return at;
}
