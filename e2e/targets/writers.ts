import type {
  DiscriminatedUnionVariant,
  ObjectProperty,
  PrimitiveType,
  TypeReference,
  TypeShape,
} from "#generated/types";

/** Short functions that write shapes in the wire format of api-latest. */

/** A shape that is a reference. */
export const alias = (value: TypeReference): TypeShape => ({ type: "alias", value });

/** A primitive. */
export const primitive = (value: PrimitiveType): TypeShape => alias({ type: "primitive", value });

/** Text. */
export const text: TypeShape = primitive({ type: "string" });

/** An integer of 32 bits. */
export const integer: TypeShape = primitive({ type: "integer" });

/** A named type. */
export const named = (id: string): TypeShape => alias({ type: "id", id });

/** Optional properties. */
export const optional = (shape: TypeShape): TypeShape => alias({ type: "optional", shape });

/** Nullable properties. */
export const nullable = (shape: TypeShape): TypeShape => alias({ type: "nullable", shape });

/** Items in order. */
export const list = (itemShape: TypeShape): TypeShape => alias({ type: "list", itemShape });

/** A list of unique items. */
export const set = (itemShape: TypeShape): TypeShape => alias({ type: "set", itemShape });

/** Values by key. */
export const map = (keyShape: TypeShape, valueShape: TypeShape): TypeShape =>
  alias({ type: "map", keyShape, valueShape });

/** An enum. */
export const oneOf = (...values: readonly string[]): TypeShape => ({
  type: "enum",
  values: values.map((value) => ({ value })),
});

type Members = { readonly [key: string]: TypeShape };

/** Properties by key, in order. */
export const properties = (members: Members): readonly ObjectProperty[] =>
  Object.entries(members).map(([key, valueShape]) => ({ key, valueShape }));

/** An object of these properties. */
export const object = (members: Members): TypeShape => ({
  type: "object",
  extends: [],
  properties: properties(members),
});

/** A union with variants that `type` distinguishes. */
export const tagged = (variants: { readonly [value: string]: Members }): TypeShape => ({
  type: "discriminatedUnion",
  discriminant: "type",
  variants: Object.entries(variants).map(
    ([discriminantValue, members]): DiscriminatedUnionVariant => ({
      discriminantValue,
      extends: [],
      properties: properties(members),
    }),
  ),
});

/** A union with variants that have only their names. */
export const either = (variants: { readonly [displayName: string]: TypeShape }): TypeShape => ({
  type: "undiscriminatedUnion",
  variants: Object.entries(variants).map(([displayName, shape]) => ({ displayName, shape })),
});
