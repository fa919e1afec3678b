import { isList, isObject, type Json, objectOf, own } from "#engine/json";
import { fold, leaves, type Property, type Shape, type Types } from "#engine/shape";

/** Removes members from a value; `seen` are the named types that were entered with this value. */
type Cut = (value: Json, seen: ReadonlySet<string>) => Json;

const nothing: ReadonlySet<string> = new Set();

const keep: Cut = (value) => value;

/** A member that any variant hides is removed: nothing says which variant a value is of. */
const through =
  (cuts: readonly Cut[]): Cut =>
  (value, seen) =>
    cuts.reduce((left, cut) => cut(left, seen), value);

const ofItems =
  (cut: Cut): Cut =>
  (value) =>
    isList(value) ? value.map((item) => cut(item, nothing)) : value;

/** Changes the members of an object; those without a result are removed. Other values are returned unchanged. */
const ofMembers =
  (change: (key: string) => Cut | undefined): Cut =>
  (value) => {
    if (!isObject(value)) return value;
    return objectOf(
      Object.keys(value).flatMap((key) => {
        const [member, cut] = [own(value, key), change(key)];
        return member === undefined || cut === undefined ? [] : [[key, cut(member, nothing)] as const];
      }),
    );
  };

/** Creates the function that removes hidden properties from values. */
export function valueCutter(
  types: Types,
  isHidden: (property: Property) => boolean,
): (value: Json, shape: Shape) => Json {
  const cutOf = fold<Cut>(types, {
    ...leaves<Cut>(keep),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => ofItems(recur(item)),
    set: ({ item }, recur) => ofItems(recur(item)),
    map: ({ value }, recur) => {
      const cut = recur(value);
      return ofMembers(() => cut);
    },
    object: ({ properties, extra }, recur) => {
      const cuts = new Map(properties.map((one) => [one.key, isHidden(one) ? undefined : recur(one.shape)] as const));
      const cutOther = extra === undefined ? keep : recur(extra);
      return ofMembers((key) => (cuts.has(key) ? cuts.get(key) : cutOther));
    },
    discriminatedUnion: ({ variants }, recur) => through(variants.map(({ shape }) => recur(shape))),
    undiscriminatedUnion: ({ variants }, recur) => through(variants.map(({ shape }) => recur(shape))),
    ref: (id, force) => (value, seen) => (seen.has(id) ? value : force()(value, new Set([...seen, id]))),
  });
  return (value, shape) => cutOf(shape)(value, nothing);
}
