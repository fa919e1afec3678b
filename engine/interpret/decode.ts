import { isList, isObject, type Json, own, withMembers } from "#engine/json";
import { fold, leaves, type Shape, type Types } from "#engine/shape";
import { choiceFromWire, digitsFromWire, doubleFromWire, integerFromWire } from "./leaves/index.ts";
import {
  alternativeAnswers,
  alternatives,
  bestVariant,
  discriminantReader,
  flattenSelection,
  itemsByPosition,
  memory,
  mergeSelections,
  type SelectionTree,
  tagCompleter,
  tagFirst,
  type ValueWithSelection,
  type ValueWithTree,
  withVariant,
} from "./unions/index.ts";
import { wireMatcherWithin } from "./validate/index.ts";

type Decode = (wire: Json) => ValueWithTree;

/** Options of reading numbers. */
export interface ReaderOptions {
  /**
   * The result for a double that prints differently, such as `1.0`, or has more digits than a double holds: the nearest
   * double, as programs read it, or its text (docs/decisions/0002), as in a form, which must not change what the reader
   * wrote. The validator reports digits that would be lost.
   */
  readonly doubles?: "nearest" | "exact";
}

/**
 * Returns a decoder of wire values into form values. It also selects the variant of each undiscriminated union that
 * matches the wire value best: `5` and `"5"` differ there, while a form stores a long as text. Items by position have the
 * variant of their position. Invalid values and unknown keys pass unchanged.
 */
export function decoderWithSelection(
  types: Types,
  { doubles = "nearest" }: ReaderOptions = {},
): (shape: Shape) => (wire: Json) => ValueWithSelection {
  const answersOf = alternativeAnswers<Decode>(types, tagFirst);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types, tagFirst);
  const { memoize, settle, questions } = memory<ValueWithTree>({ value: null }, { asksOnce: true });
  const score = wireMatcherWithin(types, questions);
  const flat = alternatives(types);
  const decode = fold<Decode>(types, {
    ...leaves<Decode>(same),
    integer: () => reading(integerFromWire),
    uint: () => reading(integerFromWire),
    double: () => (doubles === "exact" ? same : reading(doubleFromWire)),
    long: () => reading(digitsFromWire),
    uint64: () => reading(digitsFromWire),
    bigInteger: () => reading(digitsFromWire),
    enum: (node) => (node.numeric ? reading(choiceFromWire(node)) : same),
    nullable: ({ item }, recur) => recur(item),
    list: (node, recur) => {
      const first = itemsByPosition(node, flat).map(({ shape, variant }): Decode => {
        const inner = recur(shape);
        return (wire) => inVariant(variant, inner(wire));
      });
      return memoize(decodeItems(recur(node.item), first));
    },
    set: ({ item }, recur) => memoize(decodeItems(recur(item))),
    map: ({ value: item }, recur) => memoize(decodeMembers(new Map(), recur(item))),
    object: ({ properties, extra }, recur) =>
      memoize(decodeMembers(new Map(properties.map(({ key, shape }) => [key, recur(shape)])), extra && recur(extra))),
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const complete = tagCompleter(node, score);
      const inners = node.variants.map(({ shape }) => recur(shape));
      return (wire) => {
        const whole = isObject(wire) && complete ? complete(wire) : wire;
        return (isObject(whole) && inners[variantOf(whole) ?? -1]?.(whole)) || same(wire);
      };
    },
    undiscriminatedUnion: (node, recur) => {
      const take = bestVariant(scoresOf(node, score));
      const inners = answersOf(node, recur);
      return (wire) => {
        const taken = take(wire, undefined);
        const read = taken && inners()[taken.index]?.(wire);
        return read ? inVariant(taken.index, read) : same(wire);
      };
    },
    ref: (_id, force) => (wire) => force()(wire),
  });
  return (shape) => {
    const inner = settle(decode(shape));
    return (wire) => {
      const { value, tree } = inner(wire);
      return { value, selection: flattenSelection(tree) };
    };
  };
}

/** Creates the decoder of wire values into form values, without the selection; see `decoderWithSelection`. */
export function decoder(types: Types): (shape: Shape) => (wire: Json) => Json {
  const read = decoderWithSelection(types);
  return (shape) => {
    const inner = read(shape);
    return (wire) => inner(wire).value;
  };
}

const same: Decode = (value) => ({ value });

const reading =
  (read: (wire: Json) => Json): Decode =>
  (wire) => ({ value: read(wire) });

const inVariant = (variant: number, { value, tree }: ValueWithTree): ValueWithTree => ({
  value,
  tree: withVariant(variant, tree),
});

const withTree = (value: Json, found: Parameters<typeof mergeSelections>[0]): ValueWithTree => {
  const tree = mergeSelections(found);
  return tree ? { value, tree } : { value };
};

/** Returns the same list if no item changes. */
const decodeItems =
  (item: Decode, first: readonly Decode[] = []): Decode =>
  (wire) => {
    if (!isList(wire) || item === same) return same(wire);
    const read = wire.map((one, i) => (first[i] ?? item)(one));
    const items = read.map(({ value }) => value);
    return withTree(
      items.every((one, i) => one === wire[i]) ? wire : items,
      read.map(({ tree }, i) => [i, tree]),
    );
  };

/** Returns the same object if no member changes: a copy of thousands of members costs more than reading them. */
const decodeMembers =
  (known: ReadonlyMap<string, Decode>, others: Decode | undefined): Decode =>
  (wire) => {
    if (!isObject(wire)) return same(wire);
    const changed = new Map<string, Json>();
    const found: [string, SelectionTree | undefined][] = [];
    for (const key of Object.keys(wire)) {
      const read = known.get(key) ?? others ?? same;
      if (read === same) continue;
      const member = own(wire, key) as Json; // it is one of its keys
      const { value, tree } = read(member);
      if (value !== member) changed.set(key, value);
      found.push([key, tree]);
    }
    return withTree(changed.size === 0 ? wire : withMembers(wire, changed), found);
  };
