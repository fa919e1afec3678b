import { isList, isObject, type Json, type JsonObject, objectOf, own, withMember } from "#engine/json";
import { formatPath, type Path } from "#engine/shape";
import { frozen } from "./frozen.ts";

/** An edit names a place that the form does not have: a bug of whoever made the edit. */
export class NoSuchPlaceError extends Error {
  override readonly name = "NoSuchPlaceError";
  readonly at: Path;
  constructor(at: Path, why: string) {
    super(`no place ${formatPath(at) || "(the whole form)"}: ${why}`);
    this.at = at;
  }
}

/**
 * Gives `root` with another value at a place. What the way does not touch stays the same object, what is new is frozen.
 * The way is copied by hand, since a draft of immer can't write a member named `__proto__`, which a property may be.
 */
export function changeAt(root: Json, at: Path, change: (old: Json) => Json): Json {
  const holders: Json[] = [];
  let value = root;
  for (const [depth, step] of at.entries()) {
    holders.push(value);
    value = memberOf(value, step, at.slice(0, depth + 1));
  }
  let changed = change(value);
  if (changed === value) return root;
  for (let depth = at.length - 1; depth >= 0; depth -= 1) {
    changed = withStep(holders[depth] as Json, at[depth] as string | number, changed);
  }
  return frozen(changed);
}

function memberOf(holder: Json, step: string | number, at: Path): Json {
  const member = isObject(holder) ? own(holder, String(step)) : itemOf(holder, step);
  if (member === undefined) throw new NoSuchPlaceError(at, "there is nothing");
  return member;
}

const itemOf = (holder: Json, step: string | number): Json | undefined =>
  isList(holder) && typeof step === "number" ? holder[step] : undefined;

const withStep = (holder: Json, step: string | number, member: Json): Json =>
  isList(holder) ? holder.with(Number(step), member) : putMember(holder as JsonObject, String(step), member); // memberOf found it there

/** Gives an object with another member; a new key comes last. */
export const putMember = (object: JsonObject, key: string, member: Json): JsonObject =>
  Object.isExtensible(object) || own(object, key) === undefined
    ? { ...object, [key]: member }
    : withMember(object, key, frozen(member));

/** Gives an object with further members, which come last, in one go. */
export const putMembers = (object: JsonObject, members: Iterable<readonly [string, Json]>): JsonObject =>
  objectOf([...Object.entries(object), ...members]);

/** Gives an object without a member. */
export function dropMember(object: JsonObject, key: string): JsonObject {
  const { [key]: _dropped, ...rest } = object;
  return rest;
}

/** Gives an object in which a member has another key and the same place among the keys. */
export const renameMember = (object: JsonObject, from: string, to: string): JsonObject =>
  objectOf(Object.entries(object).map(([key, member]) => [key === from ? to : key, member]));
