import { isList, isObject, type Json, type JsonObject, objectOf, own, recordChange } from "#engine/json";
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
  const copies = new Set<Json>();
  const paths: Path[] = [];
  let value = root;
  for (const put of puts) {
    if (Object.is(put.at.reduce<Json | undefined>(memberAt, value), put.value)) continue;
    value = stored(value, put, 0, copies);
    paths.push(put.at);
  }
  if (typeof root === "object" && Object.isExtensible(root)) frozen(value);
  else for (const path of paths) freezeAlong(root, value, path, paths.length === 1);
  return { value, paths };
}

/** Returns `root` with what `change` returns for the value at a path. */
export const changeAt = (root: Json, at: Path, change: (old: Json) => Json): Json =>
  putAll(root, [{ at, value: change(existing(root, at)) }]).value;

/** Returns the value at a path, which must be there. */
export const existing = (root: Json, at: Path): Json =>
  at.reduce<Json>((holder, step, depth) => memberOf(holder, step, at.slice(0, depth + 1)), root);

function memberOf(holder: Json, step: string | number, at: Path): Json {
  const member = memberAt(holder, step);
  if (member === undefined) throw new InvalidPathError(at, "no value exists at this path");
  return member;
}

const memberAt = (holder: Json | undefined, step: string | number): Json | undefined => {
  if (isList(holder)) return typeof step === "number" ? holder[step] : undefined;
  return isObject(holder) ? own(holder, String(step)) : undefined;
};

/**
 * Returns the list or object at a depth of the path of a put, with its value stored: a copy, unless it is one already.
 * @param copies the copies that this call of `putAll` made, which no one else has yet
 */
function stored(holder: Json, put: Put, depth: number, copies: Set<Json>): Json {
  const { at, value } = put;
  const step = at[depth];
  if (step === undefined) return value;
  const isLast = depth === at.length - 1;
  if (isLast && !isObject(holder) && memberAt(holder, step) === undefined)
    throw new InvalidPathError(at, "its parent can't contain it");
  const member = isLast ? value : stored(memberOf(holder, step, at.slice(0, depth + 1)), put, depth + 1, copies);
  const copy = copies.has(holder) ? holder : isList(holder) ? [...holder] : { ...(holder as JsonObject) };
  copies.add(copy);
  // An assignment to `__proto__` would set the prototype.
  return Object.defineProperty(copy as object, step, {
    value: member,
    enumerable: true,
    configurable: true,
    writable: true,
  }) as Json;
}

/**
 * Freezes the copies of the lists and objects on a path; their other members are frozen already. Objects that differ
 * from those before by just this path are recorded as such, so that checks and views look at one member of thousands.
 */
function freezeAlong(root: Json, copy: Json, path: Path, isOnly: boolean): void {
  let [before, now]: (Json | undefined)[] = [root, copy];
  for (const step of path) {
    if (now === undefined) return;
    Object.freeze(now);
    const [old, member] = [memberAt(before, step), memberAt(now, step)];
    if (isOnly && old !== undefined && isObject(before) && isObject(now)) recordChange(before, now, String(step));
    [before, now] = [old, member];
  }
}

/** Returns an object with further members, which come last. */
export const putMembers = (object: JsonObject, members: Iterable<readonly [string, Json]>): JsonObject =>
  objectOf([...Object.entries(object), ...members]);

/** Returns an object without a member. */
export function dropMember(object: JsonObject, key: string): JsonObject {
  const { [key]: _dropped, ...rest } = object;
  return rest;
}

/** Returns an object in which a member has another key and the same position among the keys. */
export const renameMember = (object: JsonObject, from: string, to: string): JsonObject =>
  objectOf(Object.entries(object).map(([key, member]) => [key === from ? to : key, member]));
