import { fold, leaves, type Shape, typesFrom } from "#engine/shape";

/** The shapes that a shape itself holds. */
const parts: (shape: Shape) => readonly Shape[] = fold<readonly Shape[]>(typesFrom(), {
  ...leaves<readonly Shape[]>([]),
  enum: ({ values }) => values.map(() => ({ kind: "unknown" })),
  nullable: ({ item }) => [item],
  list: ({ item }) => [item],
  set: ({ item }) => [item],
  map: ({ key, value }) => [key, value],
  object: ({ properties, extra }) => [...properties.map(({ shape }) => shape), ...(extra ? [extra] : [])],
  discriminatedUnion: ({ variants }) => variants.map(({ shape }) => shape),
  undiscriminatedUnion: ({ variants }) => variants.map(({ shape }) => shape),
  ref: () => [],
});

/**
 * Creates a function that returns the number of shapes in a shape without names, each counted as often as it is
 * written. It visits each shape once, so that it can count trees far too large to write.
 */
export function treeSizes(): (shape: Shape) => number {
  const sizes = new WeakMap<Shape, number>();
  const sizeOf = (shape: Shape): number => {
    const known = sizes.get(shape);
    if (known !== undefined) return known;
    const size = parts(shape).reduce((sum, part) => sum + sizeOf(part), 1);
    sizes.set(shape, size);
    return size;
  };
  return sizeOf;
}
