import { changedKey, isList, isObject, type Json, objectOf, own, withMembers } from "#engine/json";
import { type Algebra, fold, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { choiceToWire, digitsToWire } from "./leaves/index.ts";
import {
  alternativeAnswers,
  bestVariant,
  discriminantReader,
  memory,
  type Patch,
  type Query,
  type SelectionTree,
  selectionTreeAt,
  type VariantSelection,
} from "./unions/index.ts";
import { matcherWithin } from "./validate/index.ts";

/** Encodes a value; undefined for an item of a list, or a value of a map, that is left out. */
export type Encode = Query<Json | undefined>;

/**
 * Returns an encoder of form values into wire values: 64-bit digit text becomes a number, all else stays the same.
 * Invalid values and unknown keys pass unchanged; `validator` reports them. `selection` are keyed by pointers from the
 * root that `at` starts at. `others` replaces the encoders of some kinds of shapes.
 */
export function encoder(
  types: Types,
  others?: Partial<Algebra<Encode>>,
): (shape: Shape) => (value: Json, selection?: VariantSelection, at?: Path) => Json {
  const answersOf = alternativeAnswers<Encode>(types);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types);
  const { memoize, settle, questions } = memory<Json | undefined>(null, { asksOnce: true });
  const score = matcherWithin(types, questions);
  const encode = fold<Encode>(types, {
    ...leaves<Encode>(same),
    long: () => digitsToWire,
    uint64: () => digitsToWire,
    enum: (node) => choiceToWire(node),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => memoize(encodeItems(recur(item))),
    set: ({ item }, recur) => memoize(encodeItems(recur(item))),
    map: ({ value: item }, recur) => {
      const ofMember = memberEncoder(new Map(), recur(item));
      return memoize(encodeMembers(ofMember), amendMembers(ofMember));
    },
    object: ({ properties, extra }, recur) => {
      const known = new Map(properties.map(({ key, shape }) => [key, recur(shape)]));
      const ofMember = memberEncoder(known, extra && recur(extra));
      return memoize(encodeMembers(ofMember), amendMembers(ofMember));
    },
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const inners = node.variants.map(({ shape }) => recur(shape));
      return (value, tree) => (isObject(value) && inners[variantOf(value) ?? -1]?.(value, tree)) || value;
    },
    undiscriminatedUnion: (node, recur) => {
      const take = bestVariant(scoresOf(node, score));
      const inners = answersOf(node, recur);
      return (value, tree) => {
        const inner = inners()[take(value, tree)?.index ?? -1];
        return inner ? inner(value, tree) : value;
      };
    },
    ref: (_id, force) => (value, tree) => force()(value, tree),
    ...others,
  });
  return (shape) => {
    const inner = settle(encode(shape));
    return (value, selection, at = []) => inner(value, selectionTreeAt(selection, at)) ?? value;
  };
}

const same: Encode = (value) => value;

/** Returns the same list if no item changes. */
const encodeItems =
  (item: Encode): Encode =>
  (value, tree) => {
    if (!isList(value) || item === same) return value;
    const items = value.map((one, i) => item(one, tree?.below?.get(String(i))));
    return items.every((one, i) => one === value[i]) ? value : items.filter((one) => one !== undefined);
  };

/** Writes a member by its key; undefined if a member that is not declared is left out, as an item of a list is. */
type MemberEncoder = (key: string, member: Json, tree: SelectionTree | undefined) => Json | undefined;

const memberEncoder =
  (known: ReadonlyMap<string, Encode>, others: Encode = same): MemberEncoder =>
  (key, member, tree) => {
    const declared = known.get(key);
    const encode = declared ?? others;
    if (encode === same) return member;
    const written = encode(member, tree?.below?.get(key));
    return declared === undefined ? written : (written ?? member);
  };

/** Returns the same object if no member changes. */
const encodeMembers =
  (ofMember: MemberEncoder): Encode =>
  (value, tree) => {
    if (!isObject(value)) return value;
    const changed = new Map<string, Json>();
    const omitted = new Set<string>();
    for (const key of Object.keys(value)) {
      const member = own(value, key) as Json; // it is one of its keys
      const written = ofMember(key, member, tree);
      if (written === undefined) omitted.add(key);
      else if (written !== member) changed.set(key, written);
    }
    if (omitted.size > 0)
      return objectOf(
        Object.entries(value).flatMap(([key, member]) =>
          omitted.has(key) ? [] : [[key, changed.get(key) ?? member] as const],
        ),
      );
    return changed.size === 0 ? value : withMembers(value, changed);
  };

/** If an object was encoded unchanged before, only the member that was edited since is encoded again. */
const amendMembers =
  (ofMember: MemberEncoder): Patch<Json | undefined> =>
  (before, written, value, tree) => {
    if (written !== before || !isObject(before) || !isObject(value)) return undefined;
    const key = changedKey(before, value);
    const member = key === undefined ? undefined : own(value, key);
    if (key === undefined || member === undefined) return undefined;
    return ofMember(key, member, tree) === member ? value : undefined;
  };
