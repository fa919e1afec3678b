import { isSecret, memory, type Query } from "#engine/interpret";
import { defined } from "#engine/item-at";
import { isList, isObject, type Json, keysOf, objectOf, own } from "#engine/json";
import { read, secret } from "#engine/secret";
import { fold, type Property, type Shape, type TypeId, type Types } from "#engine/shape";
import type { FormState, TypedDrafts } from "../edits/index.ts";
import { parsePointer, shapeFinder } from "../parts/index.ts";

/** Answers about the passwords in one shape. */
interface Guard {
  /** Returns true if a value of the shape may hold a password anywhere; `seen` are the types being visited. */
  readonly holds: (seen: Set<TypeId>) => boolean;
  /**
   * Removes passwords from a value; undefined if the value itself may be one. A value without passwords keeps its
   * identity.
   */
  readonly strip: (value: Json) => Json | undefined;
}

const open: Guard = { holds: () => false, strip: (value) => value };
const always = (): Guard => open;

/** Caches the results per value, so that no value is searched again for each path to it. */
type Memoize = (strip: Query<Json | undefined>) => Guard["strip"];

/** The same guard, which finds out once whether there is anything to do. */
function once(holds: Guard["holds"], strip: Guard["strip"], memoize: Memoize): Guard {
  let needed: boolean | undefined;
  const guarded = memoize((value) => {
    needed ??= holds(new Set());
    return needed ? strip(value) : value;
  });
  // Nested unions check the same text repeatedly, and a text has no identity to cache by.
  let last: { readonly value: Json; readonly answer: Json | undefined } | undefined;
  return {
    holds,
    strip: (value) => {
      if (typeof value === "object") return guarded(value);
      if (last?.value !== value) last = { value, answer: guarded(value) };
      return last.answer;
    },
  };
}

/** Items keep their indexes, so a possible password becomes an empty text. */
const items =
  (memoize: Memoize) =>
  ({ item }: { readonly item: Shape }, recur: (shape: Shape) => Guard): Guard => {
    const { holds, strip } = recur(item);
    const each = (value: Json): Json => {
      if (!isList(value)) return value;
      const next = value.map((one) => strip(one) ?? "");
      return next.some((one, i) => one !== value[i]) ? next : value;
    };
    return once(holds, each, memoize);
  };

function members(
  properties: readonly Property[],
  extra: Shape | undefined,
  recur: (shape: Shape) => Guard,
  memoize: Memoize,
): Guard {
  const guards = new Map(properties.map(({ key, shape }) => [key, recur(shape)]));
  const further = extra && recur(extra);
  const all = further === undefined ? [...guards.values()] : [...guards.values(), further];
  const each = (value: Json): Json => {
    if (!isObject(value)) return value;
    const next = keysOf(value).map((key): readonly [string, Json | undefined] => {
      const member = own(value, key);
      const guard = guards.get(key) ?? further;
      return [key, member === undefined || guard === undefined ? member : guard.strip(member)];
    });
    if (next.every(([key, member]) => member === own(value, key))) return value;
    return objectOf(next.flatMap(([key, member]) => (member === undefined ? [] : [[key, member] as const])));
  };
  return once((seen) => all.some(({ holds }) => holds(seen)), each, memoize);
}

/** A value may belong to any variant: if one variant makes it a password, it is redacted. */
function anyOf(variants: readonly Guard[], memoize: Memoize): Guard {
  const byAll = (value: Json): Json | undefined =>
    variants.reduce<Json | undefined>((left, { strip }) => (left === undefined ? left : strip(left)), value);
  return once((seen) => variants.some(({ holds }) => holds(seen)), byAll, memoize);
}

/** `instead` returns the replacement of a password; undefined removes it. */
function guards(types: Types, instead: (text: string) => string | undefined): (shape: Shape) => Guard {
  const { memoize, settle } = memory<Json | undefined>(undefined);
  const guardOf = fold<Guard>(types, {
    string: (node) =>
      isSecret(node)
        ? { holds: () => true, strip: (value) => (typeof value === "string" ? instead(value) : value) }
        : open,
    boolean: always,
    integer: always,
    uint: always,
    double: always,
    long: always,
    uint64: always,
    bigInteger: always,
    datetime: always,
    date: always,
    uuid: always,
    base64: always,
    enum: always,
    literal: always,
    file: always,
    unknown: always,
    nullable: ({ item }, recur) => recur(item),
    list: items(memoize),
    set: items(memoize),
    map: ({ value }, recur) => {
      const { holds, strip } = recur(value);
      const each = (held: Json): Json => {
        if (!isObject(held)) return held;
        const next = keysOf(held).map((key) => [key, strip(defined(own(held, key))) ?? ""] as const);
        return next.every(([key, row]) => row === own(held, key)) ? held : objectOf(next);
      };
      return once(holds, each, memoize);
    },
    object: ({ properties, extra }, recur) => members(properties, extra, recur, memoize),
    discriminatedUnion: ({ variants }, recur) =>
      anyOf(
        variants.map(({ shape }) => recur(shape)),
        memoize,
      ),
    undiscriminatedUnion: ({ variants }, recur) =>
      anyOf(
        variants.map(({ shape }) => recur(shape)),
        memoize,
      ),
    ref: (id, force) => ({
      holds: (seen) => {
        if (seen.has(id)) return false;
        seen.add(id);
        return force().holds(seen);
      },
      strip: (value) => force().strip(value),
    }),
  });
  return (shape) => {
    const { holds, strip } = guardOf(shape);
    return { holds, strip: settle(strip) };
  };
}

/**
 * Returns a function that removes passwords from a form before it is stored in the tab's storage, where only the
 * authorization card's own credentials may be (docs/behavior.md#credentials): texts of the format `password`, and
 * drafts that may contain one. An item of a list or a row of a map becomes an empty text, a property is removed. A form
 * without passwords keeps its identity.
 */
export function redactForm(types: Types): (shape: Shape) => (state: FormState) => FormState {
  const guardOf = guards(types, () => undefined);
  const shapeAt = shapeFinder(types);
  return (shape) => {
    const root = guardOf(shape);
    const holds = root.holds(new Set());
    const isOpen = (state: FormState, pointer: string): boolean => {
      const of = shapeAt(shape, state, parsePointer(state.value, pointer));
      return of !== undefined && !guardOf(of).holds(new Set());
    };
    const openTexts = (state: FormState, drafts: TypedDrafts): TypedDrafts => {
      const open = Object.entries(drafts).filter(([pointer, { text }]) => text === undefined || isOpen(state, pointer));
      return open.length === Object.keys(drafts).length ? drafts : Object.fromEntries(open);
    };
    return (state) => {
      if (!holds) return state;
      const value = root.strip(state.value) ?? null;
      const drafts = state.drafts && openTexts(state, state.drafts);
      if (value === state.value && drafts === state.drafts) return state;
      return { value, selection: state.selection, ...(drafts && { drafts }) };
    };
  };
}

/**
 * Creates the function that masks passwords in a displayed form: each text of the format `password` that is not empty
 * becomes asterisks. A value without passwords keeps its identity.
 */
export function masked(types: Types): (shape: Shape) => (state: FormState) => FormState {
  const guardOf = guards(types, (text) => text && read(secret(text), "redact"));
  return (shape) => {
    const root = guardOf(shape);
    return (state) => {
      const value = root.strip(state.value) ?? null;
      return value === state.value ? state : { ...state, value };
    };
  };
}
