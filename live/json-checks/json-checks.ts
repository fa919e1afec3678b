import { escapeSegment, isList, isObject, type Json, own } from "#engine/json";

/** Returns the JSON Pointer of the first wrong value at or below a place; undefined if all is right. */
export type FileCheck = (value: Json | undefined, at: string) => string | undefined;

/** Returns the JSON Pointer of the first wrong value in a file; undefined if all is right. */
export const wrongPointer = (file: Json, check: FileCheck): string | undefined => check(file, "");

const passesIf =
  (isRight: (value: Json | undefined) => boolean): FileCheck =>
  (value, at) =>
    isRight(value) ? undefined : at;

/** Checks a text. */
export const text = passesIf((value) => typeof value === "string");
/** Checks a number. */
export const number = passesIf((value) => typeof value === "number");
/** Checks `true`, which is absent otherwise. */
export const yes = passesIf((value) => value === true);
/** Checks an object with any members. */
export const object = passesIf(isObject);
/** Checks a whole number that is not negative. */
export const count = passesIf((value) => typeof value === "number" && Number.isInteger(value) && value >= 0);
/** Checks a text, a number or a boolean. */
export const scalar = passesIf((value) => ["string", "number", "boolean"].includes(typeof value));
/** Checks one of some values. */
export const one = (...values: readonly Json[]): FileCheck =>
  passesIf((value) => value !== undefined && values.includes(value));

/** Checks a value that may be absent. */
export const optional =
  (check: FileCheck): FileCheck =>
  (value, at) =>
    value === undefined ? undefined : check(value, at);

/** Checks a value that one of two checks accepts. */
export const either =
  (first: FileCheck, second: FileCheck): FileCheck =>
  (value, at) =>
    first(value, at) === undefined ? undefined : second(value, at);

/** Checks a list by its items. */
export const listOf =
  (item: FileCheck): FileCheck =>
  (value, at) =>
    isList(value) ? firstOf(value, (each, index) => item(each, `${at}/${index}`)) : at;

/** Returns the first pointer that a check of items returns. */
export const firstOf = <T>(
  items: readonly T[],
  check: (item: T, index: number) => string | undefined,
): string | undefined => {
  for (const [index, item] of items.entries()) {
    const wrong = check(item, index);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

/** The checks of the members of an object. */
export interface Members {
  readonly [name: string]: FileCheck;
}

/** Checks an object by its members; others are allowed. */
export const members =
  (checks: Members): FileCheck =>
  (value, at) => {
    if (!isObject(value)) return at;
    return firstOf(Object.entries(checks), ([name, check]) => check(own(value, name), `${at}/${escapeSegment(name)}`));
  };

/** Checks an object by the text of its member `kind`. */
export const byKind =
  (kinds: { readonly [kind: string]: Members }): FileCheck =>
  (value, at) => {
    const kind = isObject(value) ? own(value, "kind") : undefined;
    const checks = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return checks === undefined ? `${at}/kind` : members(checks)(value, at);
  };

/** Checks a list of two. */
export const pairOf =
  (first: FileCheck, second: FileCheck): FileCheck =>
  (value, at) =>
    isList(value) && value.length === 2 ? (first(value[0], `${at}/0`) ?? second(value[1], `${at}/1`)) : at;
