import { isList, isObject, type Json, own } from "#engine/json";
import { fold, formatPath, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";
import { placeText } from "./answer-parts.ts";
import { hasJson } from "./wrong-body.ts";

/** A write-only property in a value: its path, and the one with `*` for keys of maps. */
interface Shown {
  readonly at: Path;
  readonly pattern: Path;
}

/** Lists the write-only properties in a value. */
type Finder = (value: Json | undefined, where: Shown) => readonly Shown[];

const finders = new WeakMap<Shape, Finder>();

/** Returns the finder of a shape; preparing one takes longer than using it. */
function finderOf(types: Types, shape: Shape): Finder {
  const find = finders.get(shape) ?? finder(types)(shape);
  finders.set(shape, find);
  return find;
}

/** Returns the function that lists the paths of write-only properties in a value. */
export const writeOnlyPaths =
  (types: Types, shape: Shape) =>
  (value: Json): readonly Path[] =>
    finderOf(types, shape)(value, { at: [], pattern: [] }).map(({ at }) => at);

/** Reports properties in answers that the description says are only sent by clients (OpenAPI, `writeOnly`). */
export const writeOnlyShown: AnswerCheck = (input) => {
  const { answer, target } = input;
  const shape = answer?.documented.shape;
  if (answer === undefined || shape === undefined || !hasJson(input) || answer.bytes.length === 0) return [];
  const parsed = answer.json();
  if (!parsed.ok) return [];
  const shown = finderOf(target.types, shape)(parsed.value, { at: [], pattern: [] });
  const causes = new Map(shown.map(({ at, pattern }) => [placeText(pattern), at]));
  return [...causes].map(([place, at]) => ({
    ...violation(
      "write-only-shown",
      place,
      createMessage("The answer contains {}, which is write-only.", formatPath(at)),
    ),
    at,
  }));
};

const below = ({ at, pattern }: Shown, step: string | number, general = step): Shown => ({
  at: [...at, step],
  pattern: [...pattern, general],
});

const finder = (types: Types) =>
  fold<Finder>(types, {
    ...leaves<Finder>(() => []),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => items(recur(item)),
    set: ({ item }, recur) => items(recur(item)),
    map: ({ value: member }, recur) => {
      const inner = recur(member);
      return (value, where) =>
        isObject(value) ? Object.entries(value).flatMap(([key, one]) => inner(one, below(where, key, "*"))) : [];
    },
    object: ({ properties }, recur) => {
      const inners = properties.map(({ key, access, shape }) => ({ key, access, inner: recur(shape) }));
      return (value, where) =>
        isObject(value)
          ? inners.flatMap(({ key, access, inner }) => {
              const member = own(value, key);
              if (member === undefined) return [];
              return access === "WRITE_ONLY" ? [below(where, key)] : inner(member, below(where, key));
            })
          : [];
    },
    // A property may be write-only in one variant and not in another, so that only shared ones are reported.
    discriminatedUnion: () => () => [],
    undiscriminatedUnion: () => () => [],
    ref: (_id, force) => (value, where) => (value === undefined || value === null ? [] : force()(value, where)),
  });

const items =
  (inner: Finder): Finder =>
  (value, where) =>
    isList(value) ? value.flatMap((item, i) => inner(item, below(where, i))) : [];
