import { isObject, type Json, own } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { fold, leaves, type Property, type Shape, type Types } from "#engine/shape";

/** Names of ordered values: `level=warn` may ask for all that are at least as high. */
const orderedName = /level|severity|priority/i;

/**
 * Returns a predicate for the items of a list: false for an item with another value of an enum than a query parameter of the
 * same name asks for. Returns undefined for parameters that do not select items by their value.
 */
export function itemFilter(
  types: Types,
  { key, shape }: Pick<Property, "key" | "shape">,
  asked: Json,
): ((item: Json) => boolean) | undefined {
  const choices = orderedName.test(key) ? undefined : choicesOf(types)(shape);
  if (choices === undefined) return undefined;
  const wanted = [asked].flat().map(String);
  // An empty list asks for nothing: it is not sent.
  if (wanted.length === 0) return undefined;
  const known = new Set(choices);
  return (item) => {
    const value = isObject(item) ? own(item, key) : undefined;
    return typeof value !== "string" || !known.has(value) || wanted.includes(value);
  };
}

/** Returns the function that lists the choices of a shape, or of the items of a list; undefined for free values. */
export const choicesOf = memoizeWeak((types: Types) => memoizeWeak((shape: Shape) => choices(types)(shape)));

const choices = (types: Types) =>
  fold<readonly string[] | undefined>(types, {
    ...leaves<readonly string[] | undefined>(undefined),
    enum: ({ values }) => values.map(({ value }) => value),
    literal: ({ value }) => (typeof value === "string" ? [value] : undefined),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => recur(item),
    set: ({ item }, recur) => recur(item),
    map: () => undefined,
    object: () => undefined,
    discriminatedUnion: () => undefined,
    undiscriminatedUnion: () => undefined,
    ref: (_id, force) => force(),
  });
