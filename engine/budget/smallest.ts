import {
  type DiscriminatedUnionShape,
  eachLeaf,
  fold,
  type LeafShape,
  type Property,
  type Shape,
  type TypeId,
  type Types,
  type UndiscriminatedUnionShape,
} from "#engine/shape";
import { keyCost } from "./cost.ts";
import { type CostNode, costGraph } from "./cost-graph.ts";

/** The costs of the parts that smallest values consist of. */
export interface ValueCosts {
  /** Returns the cost of the smallest value of a leaf or of a union without variants; Infinity if it has no value. */
  readonly leaf: (leaf: LeafShape | DiscriminatedUnionShape | UndiscriminatedUnionShape) => number;
  /**
   * Returns the cost of a property that does not depend on its shape, such as 0 for an omitted one; undefined
   * otherwise.
   */
  readonly property: (property: Property) => number | undefined;
  /** True if lists and objects have as many parts as they need; absent, lists and maps are empty. */
  readonly counted?: true;
}

/** The size of the smallest value of a shape. */
export interface Smallest {
  /** In units, see `textCost`; Infinity if every value contains itself, or costs more than `maxUnits`. */
  readonly cost: number;
  /** The number of objects nested in each other. */
  readonly depth: number;
  /** The variant that it is, for the shape of a union. */
  readonly part: number;
}

/** Values that cost more count as endless: no budget is that large. */
export const maxUnits = 10_000;

const endless: Smallest = { cost: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY, part: 0 };

/**
 * Creates a function that returns the size of the smallest value of a shape, without building it: the required
 * properties of an object, the smallest variant of a union, `null`, and lists and maps without items. The work is
 * linear in the types that the shape reaches, however they refer to each other.
 */
export function smallestOf(types: Types, { leaf, property: fixed, counted }: ValueCosts): (shape: Shape) => Smallest {
  const graph = costGraph(maxUnits);
  const named = new Map<TypeId, CostNode>();
  const known = new WeakMap<Shape, CostNode>();
  /** Named types with shapes that are still to be read: not at once, since types may be nested without end. */
  let unread: (() => void)[] = [];

  const one = (): CostNode => graph.sum(1, 0, []);
  /** Returns the cost of a number of copies of a part; with no part, of nothing. */
  const times = (part: CostNode, count: number): CostNode => {
    if (count <= 1) return part;
    const half = times(part, Math.floor(Math.min(count, 2 * maxUnits) / 2));
    return graph.sum(0, 0, count % 2 === 1 ? [half, half, part] : [half, half]);
  };
  const withParts = (count: number | undefined, part: () => CostNode): CostNode =>
    counted && count !== undefined && count > 0 ? graph.sum(1, 0, [times(part(), count)]) : one();
  const union = (node: DiscriminatedUnionShape | UndiscriminatedUnionShape, recur: (shape: Shape) => CostNode) =>
    node.variants.length === 0
      ? graph.sum(leaf(node), 0, [])
      : graph.least(node.variants.map(({ shape }) => recur(shape)));
  const read = fold<CostNode>(types, {
    ...eachLeaf((node) => graph.sum(leaf(node), 0, [])),
    nullable: one,
    list: ({ item, minItems }, recur) => withParts(minItems, () => recur(item)),
    set: ({ item, minItems }, recur) => withParts(minItems, () => recur(item)),
    map: ({ value, minProperties }, recur) => withParts(minProperties, () => recur(value)),
    object: ({ properties, extra, minProperties = 0 }, recur) => {
      let own = 1;
      const parts: CostNode[] = [];
      for (const property of properties) {
        const cost = fixed(property);
        if (cost !== undefined) own += cost;
        else {
          own += keyCost(property.key);
          parts.push(recur(property.shape));
        }
      }
      const further = counted ? minProperties - properties.filter(({ optional }) => !optional).length : 0;
      if (further <= 0) return graph.sum(own, 1, parts);
      const optional = properties.filter((one) => one.optional).map(({ shape }) => recur(shape));
      return graph.sum(own, 1, [...parts, times(graph.least(extra ? [...optional, recur(extra)] : optional), further)]);
    },
    discriminatedUnion: (node, recur) => union(node, recur),
    undiscriminatedUnion: (node, recur) => union(node, recur),
    ref: (id, force) => {
      const old = named.get(id);
      if (old !== undefined) return old;
      const node = graph.least([]);
      named.set(id, node);
      unread.push(() => graph.add(node, force()));
      return node;
    },
  });

  const nodeOf = (shape: Shape): CostNode => {
    const old = known.get(shape);
    if (old !== undefined) return old;
    const node = read(shape);
    known.set(shape, node);
    while (unread.length > 0) {
      const now = unread;
      unread = [];
      for (const next of now) next();
    }
    graph.settle();
    return node;
  };
  return (shape) => nodeOf(shape).smallest ?? endless;
}
