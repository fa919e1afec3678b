import { equalJson, isList, isObject, type Json, own, pointerKeys } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { withoutValue, withValueAt } from "./with-value-at.ts";

/** The media type of a JSON Patch (RFC 6902). */
export const isJsonPatch = (mediaType: string): boolean => mediaType === "application/json-patch+json";

/** Applies a JSON Patch (RFC 6902); undefined if it is not one, or if one of its operations fails. */
export function withOperations(value: Json, operations: Json): Json | undefined {
  if (!isList(operations)) return undefined;
  let result: Json = value;
  for (const operation of operations) {
    const next = withOperation(result, operation);
    if (next === undefined) return undefined;
    result = next;
  }
  return result;
}

function withOperation(root: Json, operation: Json): Json | undefined {
  if (!isObject(operation)) return undefined;
  const [at, from, sent] = [
    pathIn(root, own(operation, "path")),
    pathIn(root, own(operation, "from")),
    own(operation, "value"),
  ];
  if (at === undefined) return undefined;
  const before = valueAt(root, at);
  const moved = from && valueAt(root, from);
  switch (own(operation, "op")) {
    case "add":
      return sent === undefined ? undefined : withAdded(root, at, sent);
    case "replace":
      return sent === undefined || before === undefined ? undefined : withValueAt(root, at, sent);
    case "remove":
      return before === undefined ? undefined : withoutValue(root, at);
    case "test":
      return sent !== undefined && before !== undefined && equalJson(sent, before) ? root : undefined;
    case "copy":
      return moved === undefined ? undefined : withAdded(root, at, moved);
    case "move":
      return moved === undefined || from === undefined ? undefined : withAdded(withoutValue(root, from), at, moved);
    default:
      return undefined;
  }
}

/** Returns the path of a JSON Pointer in a value; undefined if a part of it before the last one is missing. */
function pathIn(root: Json, pointer: Json | undefined): Path | undefined {
  if (typeof pointer !== "string" || (pointer !== "" && !pointer.startsWith("/"))) return undefined;
  let [at, value]: [Path, Json | undefined] = [[], root];
  for (const key of pointerKeys(pointer)) {
    if (value === undefined || (!isList(value) && !isObject(value))) return undefined;
    const step = isList(value) ? (key === "-" ? value.length : Number(key)) : key;
    if (Number.isNaN(step)) return undefined;
    at = [...at, step];
    value = valueAt(value, [step]);
  }
  return at;
}

/** Returns a value with another one at a path; items of a list from there on move back. */
function withAdded(root: Json, at: Path, value: Json): Json | undefined {
  const last = at.at(-1);
  const list = typeof last === "number" ? valueAt(root, at.slice(0, -1)) : undefined;
  if (typeof last !== "number" || list === undefined || !isList(list)) return withValueAt(root, at, value);
  return last > list.length ? undefined : withValueAt(root, at.slice(0, -1), list.toSpliced(last, 0, value));
}
