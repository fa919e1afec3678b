import { fold, leaves, type Property, type Shape, type Types } from "#engine/shape";

/** The words in a shape. */
export interface ShapeTexts {
  /** Names of properties. */
  readonly names: readonly string[];
  /** Descriptions, names of types, and values. */
  readonly texts: readonly string[];
}

const none: ShapeTexts = { names: [], texts: [] };

const merged = (parts: readonly ShapeTexts[]): ShapeTexts => ({
  names: parts.flatMap(({ names }) => names),
  texts: parts.flatMap(({ texts }) => texts),
});

/** Most types that a page unfolds, one inside the other. */
const deepest = 2;

type AtDepth = (depth: number) => ShapeTexts;

/** Reads the words in shapes. */
export interface ShapeReader {
  readonly of: (shape: Shape) => ShapeTexts;
  /** Returns the words in parameters, without the names inside of them. */
  readonly ofProperties: (properties: readonly Property[]) => ShapeTexts;
}

/** Creates the reader of shapes with these types. */
export function shapeReader(types: Types): ShapeReader {
  const read = fold<AtDepth>(types, {
    ...leaves<AtDepth>(() => none),
    enum:
      ({ values }) =>
      () => ({ names: [], texts: values.map(({ value }) => value) }),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => recur(item),
    set: ({ item }, recur) => recur(item),
    map: ({ value }, recur) => recur(value),
    object:
      ({ properties }, recur) =>
      (depth) =>
        merged(
          properties.map(({ key, shape, description }) => {
            const inside = recur(shape)(depth);
            return { names: [key, ...inside.names], texts: [description ?? "", ...inside.texts] };
          }),
        ),
    discriminatedUnion:
      ({ variants }, recur) =>
      (depth) =>
        merged(variants.map(({ shape }) => recur(shape)(depth))),
    undiscriminatedUnion:
      ({ variants }, recur) =>
      (depth) =>
        merged(variants.map(({ shape }) => recur(shape)(depth))),
    ref: (_, force, named) => (depth) => {
      const { name, displayName = name } = named();
      return depth >= deepest
        ? { names: [], texts: [displayName] }
        : merged([{ names: [], texts: [displayName] }, force()(depth + 1)]);
    },
  });
  const of = (shape: Shape): ShapeTexts => read(shape)(0);
  return {
    of,
    ofProperties: (properties) =>
      merged(
        properties.map(({ key, shape, description }) => {
          const { texts } = of(shape);
          return { names: [key], texts: [description ?? "", ...texts] };
        }),
      ),
  };
}
