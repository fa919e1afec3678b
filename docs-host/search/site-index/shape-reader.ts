import { fold, leaves, type Property, type Shape, type Types } from "#engine/shape";

/** Takes a word; returns false if it wants no further ones. */
export type Take = (word: string) => boolean;

/** Gives words until one is not taken any more; returns false then. */
export type Words = (take: Take) => boolean;

/** The words in a shape, read when they are asked for: a page keeps a limited part of them. */
export interface ShapeTexts {
  /** Names of properties. */
  readonly names: Words;
  /** Descriptions, names of types, and values. */
  readonly texts: Words;
}

/** Most types that a page unfolds, one inside the other. */
const deepest = 2;

type Reading = (wanted: keyof ShapeTexts, depth: number, take: Take) => boolean;

/** Reads the words in shapes. */
export interface ShapeReader {
  readonly of: (shape: Shape) => ShapeTexts;
  /** Returns the words in parameters, without the names inside of them. */
  readonly ofProperties: (properties: readonly Property[]) => ShapeTexts;
}

/** Creates the reader of shapes with these types. */
export function shapeReader(types: Types): ShapeReader {
  const variantsOf =
    ({ variants }: Variants, recur: (shape: Shape) => Reading): Reading =>
    (wanted, depth, take) =>
      variants.every(({ shape }) => recur(shape)(wanted, depth, take));
  const read = fold<Reading>(types, {
    ...leaves<Reading>(() => true),
    enum:
      ({ values }) =>
      (wanted, _, take) =>
        wanted === "names" || values.every(({ value }) => take(value)),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => recur(item),
    set: ({ item }, recur) => recur(item),
    map: ({ value }, recur) => recur(value),
    object:
      ({ properties }, recur) =>
      (wanted, depth, take) =>
        properties.every(
          ({ key, shape, description = "" }) =>
            take(wanted === "names" ? key : description) && recur(shape)(wanted, depth, take),
        ),
    discriminatedUnion: variantsOf,
    undiscriminatedUnion: variantsOf,
    ref: (_, force, named) => (wanted, depth, take) => {
      const { name, displayName = name } = named();
      return (wanted === "names" || take(displayName)) && (depth >= deepest || force()(wanted, depth + 1, take));
    },
  });
  const of = (shape: Shape): ShapeTexts => ({
    names: (take) => read(shape)("names", 0, take),
    texts: (take) => read(shape)("texts", 0, take),
  });
  return {
    of,
    ofProperties: (properties) => ({
      names: (take) => properties.every(({ key }) => take(key)),
      texts: (take) => properties.every(({ shape, description = "" }) => take(description) && of(shape).texts(take)),
    }),
  };
}

interface Variants {
  readonly variants: readonly { readonly shape: Shape }[];
}
