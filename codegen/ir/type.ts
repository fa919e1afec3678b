import type {
  Availability,
  Base64Shape,
  BigIntegerShape,
  BooleanShape,
  DateShape,
  DatetimeShape,
  DoubleShape,
  IntegerShape,
  ItemLimits,
  LongShape,
  MemberLimits,
  StringShape,
  TypeId,
  Uint64Shape,
  UintShape,
  UuidShape,
} from "#engine/shape";

/** A JSON value of the IDL: a default, an example. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** Documentation in the IDL. */
export interface Described {
  readonly docs?: string;
  readonly availability?: Availability;
  /** The audiences that it is for, only in models that keep them. */
  readonly audiences?: readonly string[];
}

/** A primitive with the rules of its use. */
export type PrimitiveShape =
  | StringShape
  | BooleanShape
  | IntegerShape
  | UintShape
  | (DoubleShape & { readonly default?: number })
  | LongShape
  | Uint64Shape
  | BigIntegerShape
  | DatetimeShape
  | DateShape
  | UuidShape
  | Base64Shape;

/**
 * A use of a type with all names resolved. `alias` is the type that a primitive, a list or a map with own rules
 * narrows.
 */
export type TypeRef =
  | { readonly kind: "primitive"; readonly shape: PrimitiveShape; readonly alias?: TypeId }
  | { readonly kind: "unknown" }
  | { readonly kind: "literal"; readonly value: string | boolean }
  | { readonly kind: "named"; readonly id: TypeId }
  | { readonly kind: "file"; readonly multiple: boolean; readonly accept?: readonly string[] }
  | { readonly kind: "optional" | "nullable"; readonly item: TypeRef }
  | ({ readonly kind: "list" | "set"; readonly item: TypeRef; readonly alias?: TypeId } & ItemLimits)
  | ({ readonly kind: "map"; readonly key: TypeRef; readonly value: TypeRef; readonly alias?: TypeId } & MemberLimits);

/** A property, a parameter or a header. `default` is present if the type itself can't have it. */
export interface PropertyIr extends Described {
  readonly key: string;
  readonly type: TypeRef;
  readonly default?: Value;
  readonly access?: "READ_ONLY" | "WRITE_ONLY";
  /** Its encoding as a part of a multipart body. */
  readonly part?: { readonly contentType?: readonly string[]; readonly exploded?: boolean };
}

/** An object. `all` are its properties with the inherited ones, in order; `open` allows further ones of any type. */
export interface ObjectIr {
  readonly kind: "object";
  readonly extends: readonly TypeId[];
  readonly own: readonly PropertyIr[];
  readonly all: readonly PropertyIr[];
  readonly open: boolean;
}

/** An enum. */
export interface EnumIr {
  readonly kind: "enum";
  readonly values: readonly (Described & { readonly value: string })[];
  readonly default?: string;
}

/**
 * The content of a variant without its discriminant: the properties of an object, one value under a key, or nothing.
 */
export type VariantBody =
  | { readonly kind: "object"; readonly id: TypeId }
  | { readonly kind: "value"; readonly key: string; readonly type: TypeRef }
  | { readonly kind: "empty" };

/** A variant of a discriminated union. */
export interface VariantIr extends Described {
  readonly value: string;
  readonly displayName?: string;
  readonly body: VariantBody;
}

/** A union with a property that distinguishes the variants. `base` holds the properties that all variants have. */
export interface UnionIr {
  readonly kind: "union";
  readonly discriminant: string;
  readonly base: readonly PropertyIr[];
  readonly variants: readonly VariantIr[];
}

/** A union without a discriminant: a value has the variants that it matches. */
export interface AnyOfIr {
  readonly kind: "anyOf";
  readonly variants: readonly (Described & { readonly type: TypeRef; readonly displayName?: string })[];
}

/** The body of a named type. */
export type TypeBody = { readonly kind: "alias"; readonly type: TypeRef } | ObjectIr | EnumIr | UnionIr | AnyOfIr;

/** A named type. */
export interface TypeIr extends Described {
  readonly id: TypeId;
  readonly module: string;
  readonly name: string;
  /** The name in generated code, where some names are reserved; unique in its module. */
  readonly code: string;
  readonly displayName?: string;
  readonly body: TypeBody;
}

/** A named error; `id` is `<module>:<name>`, `name` is its name on the wire. */
export interface ErrorIr extends Described {
  readonly id: string;
  readonly module: string;
  readonly name: string;
  readonly status: number;
  readonly content?: TypeRef;
  readonly examples: readonly { readonly name?: string; readonly docs?: string; readonly value: Value }[];
}

/** Values by key, in order. */
export interface ValueMap {
  readonly [key: string]: Value;
}
