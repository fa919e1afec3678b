import { type Alternative, fold, leaves, type Shape, typesFrom, type UnknownShape } from "#engine/shape";

/** Any JSON value. */
export const anyValue: UnknownShape = { kind: "unknown" };

/** Only `null`, which has no own shape. */
export const onlyNull: UnknownShape = { kind: "unknown", displayName: "null", value: null };

/** Returns true if `null` is a value of a shape, as far as the shape itself decides it. */
const takesNull: (shape: Shape) => boolean = fold<boolean>(typesFrom(), {
  ...leaves(false),
  unknown: () => true,
  nullable: () => true,
  list: () => false,
  set: () => false,
  map: () => false,
  object: () => false,
  discriminatedUnion: () => false,
  undiscriminatedUnion: () => false,
  ref: () => false,
});

/** The shape, or `null`. */
export const asNullable = (shape: Shape): Shape => (takesNull(shape) ? shape : { kind: "nullable", item: shape });

/** Returns a union; the shape itself if there is one only, any value if there is none. */
export function unionOf(variants: readonly Alternative[], exclusive = false): Shape {
  const [only, second] = variants;
  if (only === undefined) return anyValue;
  if (second === undefined) return only.shape;
  return { kind: "undiscriminatedUnion", ...(exclusive && { exclusive }), variants };
}

const nothing = (): undefined => undefined;

/** Returns the value of a literal; `undefined` for any other shape. */
export const literalOf: (shape: Shape) => string | boolean | undefined = fold<string | boolean | undefined>(
  typesFrom(),
  {
    ...leaves<string | boolean | undefined>(undefined),
    literal: ({ value }) => value,
    nullable: nothing,
    list: nothing,
    set: nothing,
    map: nothing,
    object: nothing,
    discriminatedUnion: nothing,
    undiscriminatedUnion: nothing,
    ref: nothing,
  },
);
