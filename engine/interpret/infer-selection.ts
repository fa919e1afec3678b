import { defined } from "#engine/item-at";
import { isList, isObject, type Json, own } from "#engine/json";
import { fold, leaves, type Path, type Shape, type Types } from "#engine/shape";
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
  type VariantSelection,
  withVariant,
} from "./unions/index.ts";
import { matcherWithin } from "./validate/index.ts";

type Find = (value: Json) => SelectionTree | undefined;

/**
 * Creates the function that infers the selection of a form value: for each undiscriminated union in it the variant that
 * matches best. Storing it prevents a union from changing its variant while the reader types.
 */
export function inferSelection(types: Types): (shape: Shape) => (value: Json, at?: Path) => VariantSelection {
  const answersOf = alternativeAnswers<Find>(types);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types);
  const flat = alternatives(types);
  const { memoize, settle, questions } = memory<SelectionTree | undefined>(undefined);
  const score = matcherWithin(types, questions);
  const find = fold<Find>(types, {
    ...leaves<Find>(none),
    nullable: ({ item }, recur) => recur(item),
    list: (node, recur) => {
      const first = itemsByPosition(node, flat).map(({ shape, variant }): Find => {
        const inner = recur(shape);
        return (value) => withVariant(variant, inner(value));
      });
      return memoize(inItems(recur(node.item), first));
    },
    set: ({ item }, recur) => memoize(inItems(recur(item))),
    map: ({ value: item }, recur) => memoize(inMembers(new Map(), recur(item))),
    object: ({ properties, extra }, recur) =>
      memoize(inMembers(new Map(properties.map(({ key, shape }) => [key, recur(shape)])), extra && recur(extra))),
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const inners = node.variants.map(({ shape }) => recur(shape));
      return (value) => (isObject(value) ? inners[variantOf(value) ?? -1]?.(value) : undefined);
    },
    undiscriminatedUnion: (node, recur) => {
      const take = bestVariant(scoresOf(node, score));
      const inners = answersOf(node, recur);
      return (value) => {
        const taken = take(value, undefined);
        return taken && withVariant(taken.index, inners()[taken.index]?.(value));
      };
    },
    ref: (_id, force) => (value) => force()(value),
  });
  return (shape) => {
    const inner = settle(find(shape));
    return (value, at = []) => flattenSelection(inner(value), at);
  };
}

const none: Find = () => undefined;

const inItems =
  (item: Find, first: readonly Find[] = []): Find =>
  (value) =>
    isList(value) ? mergeSelections(value.map((one, i) => [i, (first[i] ?? item)(one)])) : undefined;

const inMembers =
  (known: ReadonlyMap<string, Find>, others: Find | undefined): Find =>
  (value) => {
    if (!isObject(value)) return undefined;
    const found: [string, SelectionTree | undefined][] = [];
    for (const key of Object.keys(value)) {
      const find = known.get(key) ?? others;
      if (find) found.push([key, find(defined(own(value, key)))]);
    }
    return mergeSelections(found);
  };
