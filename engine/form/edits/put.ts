import {
  inOrder,
  isList,
  isObject,
  type Json,
  type JsonObject,
  keysOf,
  objectOf,
  own,
  recordChange,
} from "#engine/json";
import { formatPath, type Path } from "#engine/shape";
import { frozen } from "./frozen.ts";

/** Thrown if an edit names a path that the form does not have: a bug of the caller. */
export class InvalidPathError extends Error {
  override readonly name = "InvalidPathError";
  readonly at: Path;
  constructor(at: Path, why: string) {
    super(`invalid path ${formatPath(at) || "(the whole form)"}: ${why}`);
    this.at = at;
  }
}

/** A value to store at a path: in place of the one there, or under a new key of an object. */
export interface Put {
  readonly at: Path;
  readonly value: Json;
}

/** A changed value, and the paths at which it differs. */
export interface Changed {
  readonly value: Json;
  readonly paths: readonly Path[];
}

/**
 * Returns `root` with new values at some paths. Unchanged parts keep their identity; new parts are frozen.
 * @throws InvalidPathError if a path does not exist
 */
export function putAll(root: Json, puts: readonly Put[]): Changed {
  for (const { value } of puts) frozen(value);
  const paths: Path[] = [];
  let value = root;
  for (const put of puts) {
    if (Object.is(put.at.reduce<Json | undefined>(memberAt, value), put.value)) continue;
    value = stored(value, put, 0);
    paths.push(put.at);
  }
  return { value: frozen(value), paths };
}

/** Returns `root` with what `change` returns for the value at a path. */
export const changeAt = (root: Json, at: Path, change: (old: Json) => Json): Json =>
  putAll(root, [{ at, value: change(existing(root, at)) }]).value;

/** Returns the value at a path, which must be there. */
export function existing(root: Json, at: Path): Json {
  const found = at.reduce<Json | undefined>(memberAt, root);
  if (found === undefined) throw noValueAt(at);
  return found;
}

const noValueAt = (at: Path): InvalidPathError => new InvalidPathError(at, "no value exists at this path");

const memberAt = (holder: Json | undefined, step: string | number): Json | undefined => {
  if (isList(holder)) return typeof step === "number" ? holder[step] : undefined;
  return isObject(holder) ? own(holder, String(step)) : undefined;
};

/**
 * Returns a copy of the list or object at a depth of the path of a put, with its value stored. The copy of a frozen one is
 * frozen. An object that differs by one member is recorded as such, so that checks and views look at one of thousands.
 */
function stored(holder: Json, put: Put, depth: number): Json {
  const { at, value } = put;
  const step = at[depth];
  if (step === undefined) return value;
  const isLast = depth === at.length - 1;
  const old = memberAt(holder, step);
  if (old === undefined && !(isLast && isObject(holder))) throw noValueAt(at);
  const member = isLast ? value : stored(old ?? null, put, depth + 1); // thrown above if undefined
  const copy = isObject(holder)
    ? inOrder({ ...holder, [step]: member }, () => [...keysOf(holder), String(step)])
    : (holder as readonly Json[]).with(step as number, member); // a list with this index: it has such a member
  if (Object.isExtensible(holder)) return copy;
  Object.freeze(copy);
  if (isObject(holder) && isObject(copy) && old !== undefined) recordChange(holder, copy, String(step));
  return copy;
}

/** Returns an object with further members, which come last. */
export const putMembers = (object: JsonObject, members: readonly (readonly [string, Json])[]): JsonObject =>
  objectOf([...Object.entries(object), ...members]);

/** Returns an object without a member. */
export const dropMember = (object: JsonObject, dropped: string): JsonObject =>
  objectOf(Object.entries(object).filter(([key]) => key !== dropped));

/** Returns an object in which a member has another key and the same position among the keys. */
export const renameMember = (object: JsonObject, from: string, to: string): JsonObject =>
  objectOf(Object.entries(object).map(([key, member]) => [key === from ? to : key, member]));
