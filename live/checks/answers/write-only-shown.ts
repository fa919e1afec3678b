import { isList, isObject, type Json, own } from "#engine/json";
import { fold, formatPath, leaves, type Path, type Shape, type Types } from "#engine/shape";
import type { AnswerCheck } from "../seen.ts";
import { hasJson } from "./wrong-body.ts";

/** Lists the places of write-only properties in a value. */
type Finder = (value: Json | undefined, at: Path) => readonly Path[];

const finders = new WeakMap<Shape, Finder>();

/** Reports properties in answers that the description says are only sent by clients (OpenAPI, `writeOnly`). */
export const writeOnlyShown: AnswerCheck = (seen) => {
  const { answer, target } = seen;
  const shape = answer?.documented.shape;
  if (answer === undefined || shape === undefined || !hasJson(seen) || answer.bytes.length === 0) return [];
  const parsed = answer.json();
  if (!parsed.ok) return [];
  let find = finders.get(shape);
  if (find === undefined) {
    find = finder(target.types)(shape);
    finders.set(shape, find);
  }
  const causes = new Map(find(parsed.value, []).map((path) => [placeText(path), path]));
  return [...causes].map(([place, at]) => ({
    check: "write-only-shown",
    cause: place,
    message: `The answer contains ${formatPath(at)}, which is write-only.`,
    at,
  }));
};

const placeText = (path: Path): string => formatPath(path.map((step) => (typeof step === "number" ? "*" : step)));

const finder = (types: Types) =>
  fold<Finder>(types, {
    ...leaves<Finder>(() => []),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => items(recur(item)),
    set: ({ item }, recur) => items(recur(item)),
    map: ({ value: member }, recur) => {
      const inner = recur(member);
      return (value, at) =>
        isObject(value) ? Object.entries(value).flatMap(([key, one]) => inner(one, [...at, key])) : [];
    },
    object: ({ properties }, recur) => {
      const inners = properties.map(({ key, access, shape }) => ({ key, access, inner: recur(shape) }));
      return (value, at) =>
        isObject(value)
          ? inners.flatMap(({ key, access, inner }) => {
              const member = own(value, key);
              if (member === undefined) return [];
              return access === "WRITE_ONLY" ? [[...at, key]] : inner(member, [...at, key]);
            })
          : [];
    },
    // A property may be write-only in one variant and not in another, so that only shared ones are reported.
    discriminatedUnion: () => () => [],
    undiscriminatedUnion: () => () => [],
    ref: (_id, force) => (value, at) => (value === undefined || value === null ? [] : force()(value, at)),
  });

const items =
  (inner: Finder): Finder =>
  (value, at) =>
    isList(value) ? value.flatMap((item, i) => inner(item, [...at, i])) : [];
