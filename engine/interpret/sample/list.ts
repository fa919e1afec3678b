import { equalJson, isList, type Json } from "#engine/json";
import { type ListShape, positionsOf, type Shape } from "#engine/shape";
import { type Counts, isCountIn, itemCounts } from "../validate/index.ts";
import { below, type Make, partsOf } from "./position.ts";
import type { AnotherValue } from "./variation.ts";

/** Writes a list; undefined if items that it must have have no value. */
export const listOf =
  (inner: Make, counts: Counts, another?: AnotherValue): Make =>
  (position, run) => {
    const { example, isStated } = position;
    if (!run.budget.take(1)) return counts.least > 0 ? undefined : [];
    const { inside, count, isFull } = partsOf(position, counts);
    if (isFull && isList(example)) {
      const items = example.map((one, i) => inner(below(inside, i, one), run));
      const written = itemsOf(items, another !== undefined && !isStated);
      if (isStated || isCountIn(written.length, counts)) return written;
    }
    if (isFull && isStated && example !== undefined) return example;
    const items: Json[] = [];
    for (let index = 0; index < count; index += 1) {
      const item = inner(below(inside, index), run);
      if (item === undefined) return counts.least > 0 ? undefined : [];
      items.push(another === undefined ? item : another(item, items));
    }
    return items;
  };

/** Writes a list; if its items depend on their position, at least all of those. */
export function orderedList(node: ListShape, recur: (shape: Shape) => Make): Make {
  const [inner, counts, positions] = [recur(node.item), itemCounts(node), positionsOf(node)];
  if (positions === undefined) return listOf(inner, counts);
  const first = positions.first.map(recur);
  const least = Math.min(Math.max(counts.least, first.length), counts.most);
  const atPosition: Make = (position, run) => (first[Number(position.at.at(-1))] ?? inner)(position, run);
  return listOf(atPosition, { ...counts, least });
}

/** Returns the items that have a value, in a set each once. */
const itemsOf = (items: readonly (Json | undefined)[], isSet: boolean): readonly Json[] => {
  const present = items.filter((one) => one !== undefined);
  return isSet ? present.filter((one, i) => present.findIndex((other) => equalJson(one, other)) === i) : present;
};
