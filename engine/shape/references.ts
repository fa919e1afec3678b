import { fold } from "./fold.ts";
import { leaves } from "./leaves.ts";
import {
  type ListShape,
  type ObjectShape,
  type Shape,
  type ShapeOf,
  type TypeId,
  typesFrom,
  type UndiscriminatedUnionShape,
} from "./shape.ts";

/** Lists the named types that a shape itself references, not those inside them; one may be repeated. */
export const references: (shape: Shape) => readonly TypeId[] = fold<readonly TypeId[]>(typesFrom(), {
  ...leaves<readonly TypeId[]>([]),
  nullable: ({ item }, recur) => recur(item),
  list: ({ item }, recur) => recur(item),
  set: ({ item }, recur) => recur(item),
  map: ({ key, value }, recur) => [...recur(key), ...recur(value)],
  object: ({ properties, extra }, recur) => [
    ...properties.flatMap(({ shape }) => recur(shape)),
    ...(extra === undefined ? [] : recur(extra)),
  ],
  discriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  undiscriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  ref: (id) => [id],
});

/** Returns the id of a shape that is just the name of a type; undefined for any other. */
export const idOf = (shape: Shape): TypeId | undefined => (shape.kind === "ref" ? shape.id : undefined);

/** The items of a list that depend on their position. */
interface Positions {
  readonly union: UndiscriminatedUnionShape;
  readonly first: readonly Shape[];
  /** The shape of items after them, if there may be any. */
  readonly further: Shape | undefined;
}

/** Returns the items of a list that depend on their position; undefined if none do. */
export function positionsOf({ item, positions }: ListShape): Positions | undefined {
  if (positions === undefined || item.kind !== "undiscriminatedUnion") return undefined;
  const shapes = item.variants.map(({ shape }) => shape);
  return { union: item, first: shapes.slice(0, positions), further: shapes[positions] };
}

/** Returns true for a shape of one kind, where all others are alike. What differs between kinds is a fold. */
export const isOfKind = <K extends Shape["kind"]>(shape: Shape, kind: K): shape is ShapeOf<K> => shape.kind === kind;

/** Returns a shape that is an object without a name; undefined for any other. */
export const inlineObject = (shape: Shape): ObjectShape | undefined => (shape.kind === "object" ? shape : undefined);
