import { enablePatches, Immer } from "immer";
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

/** A changed value, and the paths at which immer found it to differ. */
export interface Changed {
  readonly value: Json;
  readonly paths: readonly Path[];
}

/** Freezing is shallow and done here: immer's freezing would visit all values that it did not create. */
const patching = (): Immer => {
  enablePatches();
  return new Immer({ autoFreeze: false });
};

const immer = /* @__PURE__ */ patching();

/**
 * Returns `root` with new values at some paths. Unchanged parts keep their identity; new parts are frozen.
 * @throws InvalidPathError if a path does not exist
 */
export function putAll(root: Json, puts: readonly Put[]): Changed {
  const writable = puts.map((put) => outsideProto(root, put));
  for (const { value } of writable) frozen(value);
  // The draft is of the value's own shape; `Draft` would unfold the recursive type without end.
  const [{ value }, patches] = immer.produceWithPatches({ value: root }, (draft: { value: Json }) => {
    for (const put of writable) store(draft, put);
  });
  const paths = patches.map(({ path }) => path.slice(1));
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

/** Stores a value in a draft of `{ value: root }`. */
function store(draft: { value: Json }, { at, value }: Put): void {
  const last = at.at(-1);
  if (last === undefined) {
    draft.value = value;
    return;
  }
  const holder = existing(draft.value, at.slice(0, -1));
  const isItem = isList(holder) && typeof last === "number" && last in holder;
  if (!isItem && !isObject(holder)) throw new InvalidPathError(at, "its parent can't contain it");
  // A draft may be written to.
  (holder as { [key: string | number]: Json })[last] = value;
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

/**
 * Returns a put at a path without a member named `__proto__`, which a draft can't write: from the object that has or
 * gets that member on, the path is copied by hand.
 */
function outsideProto(root: Json, { at, value }: Put): Put {
  const depth = at.indexOf("__proto__");
  if (depth < 0) return { at, value };
  const outer = at.slice(0, depth);
  return { at: outer, value: copyAlong(existing(root, outer), at, depth, value) };
}

function copyAlong(holder: Json, at: Path, depth: number, value: Json): Json {
  const [step, isLast] = [at[depth] as string | number, depth === at.length - 1]; // the path continues here
  const member = isLast ? value : copyAlong(memberOf(holder, step, at.slice(0, depth + 1)), at, depth + 1, value);
  if (isList(holder) && typeof step === "number" && step in holder) return holder.with(step, member);
  if (!isObject(holder)) throw new InvalidPathError(at.slice(0, depth + 1), "its parent can't contain it");
  return { ...holder, [step]: member };
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
