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

/** Named types by id; their bodies suffice. */
export interface TypesById {
  readonly get: (id: TypeId) => Pick<TypeIr, "body"> | undefined;
}

/** Resolves aliases to anything but an alias. */
export function withoutAliases(types: TypesById, ref: TypeRef): TypeRef {
  let target = ref;
  while (target.kind === "named") {
    const body = types.get(target.id)?.body;
    if (body?.kind !== "alias") break;
    target = body.type;
  }
  return target;
}

/** Returns true if a property of this type may be absent: `optional<…>`, or an alias of it. */
export const mayBeAbsent = (types: TypesById, ref: TypeRef): boolean => withoutAliases(types, ref).kind === "optional";

/**
 * Returns true if `null` represents absence: the type is optional, the value can't be omitted, and the type does not
 * allow `null` itself.
 */
export function absentIsNull(types: TypesById, ref: TypeRef): boolean {
  if (ref.kind !== "optional") return mayBeAbsent(types, ref);
  return ref.item.kind === "optional" ? absentIsNull(types, ref.item) : ref.item.kind !== "nullable";
}

/** Finds the object behind a type, through aliases; undefined if it is something else. */
export function objectNamed(
  types: TypesById,
  ref: TypeRef,
): { readonly id: TypeId; readonly body: ObjectIr } | undefined {
  const target = withoutAliases(types, ref);
  if (target.kind !== "named") return undefined;
  const body = types.get(target.id)?.body;
  return body?.kind === "object" ? { id: target.id, body } : undefined;
}

/** The parts of a discriminated union that all its variants have. */
type UnionHead = Pick<UnionIr, "base" | "discriminant">;

/**
 * Returns the properties of a discriminated union's variant in order, without the discriminant, which replaces a
 * property of its name. One of the variant itself replaces one of all variants.
 */
export function variantProperties(
  types: TypesById,
  { body }: { readonly body: VariantBody },
  { base, discriminant }: UnionHead,
): readonly PropertyIr[] {
  const object = body.kind === "object" ? types.get(body.id)?.body : undefined;
  const own = object?.kind === "object" ? object.all : [];
  const value = body.kind === "value" ? [{ key: body.key, type: body.type }] : [];
  const keys = new Set([...value, ...own].map(({ key }) => key));
  const shared = base.filter(({ key }) => !keys.has(key));
  return [...value, ...own, ...shared].filter(({ key }) => key !== discriminant);
}

/** Returns true if the object of a variant has a property with the name of the union's discriminant. */
export function hasDiscriminant(types: TypesById, { body }: { readonly body: VariantBody }, union: UnionHead): boolean {
  const object = body.kind === "object" ? types.get(body.id)?.body : undefined;
  return object?.kind === "object" && object.all.some(({ key }) => key === union.discriminant);
}

/** The content of a variant beside the discriminant: an object that it extends, and its other properties. */
interface VariantParts {
  readonly extended?: TypeId;
  readonly properties: readonly PropertyIr[];
  readonly open: boolean;
}

/** Returns the parts of a variant. An object with the discriminant among its properties is written out instead. */
export function variantParts(
  types: TypesById,
  variant: { readonly body: VariantBody },
  union: UnionHead,
): VariantParts {
  const { body } = variant;
  const object = body.kind === "object" ? types.get(body.id)?.body : undefined;
  const open = object?.kind === "object" && object.open;
  const properties = variantProperties(types, variant, union);
  if (body.kind !== "object" || object?.kind !== "object" || hasDiscriminant(types, variant, union)) {
    return { properties, open };
  }
  const own = new Set(object.all);
  return { extended: body.id, properties: properties.filter((property) => !own.has(property)), open };
}

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
type VariantBody =
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

/** An example of a call; every value has been checked against its type. */
export interface ExampleIr {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: ValueMap;
  readonly queryParameters: ValueMap;
  readonly headers: ValueMap;
  readonly request?: Value;
  /** The name of its error, if it fails. */
  readonly error?: string;
  readonly status: number;
  readonly response?: AnswerIr;
  readonly codeSamples: readonly CodeSampleIr[];
}

/** The response of an example: a value, a file by name, or the chunks of a stream. */
export type AnswerIr =
  | { readonly kind: "json"; readonly value: Value }
  | { readonly kind: "file"; readonly name: Value }
  | { readonly kind: "stream" | "sse"; readonly pieces: readonly Value[] };

/** Code that makes a call, written by hand. */
interface CodeSampleIr {
  readonly name?: string;
  readonly docs?: string;
  readonly language: string;
  readonly install?: string;
  readonly code: string;
}

const textKinds = ["string", "uuid", "date", "datetime", "base64", "bigInteger"];

/** Describes why a type can't be the key of a map; undefined for text. */
export function badMapKey(types: TypesById, key: TypeRef, seen: readonly TypeId[] = []): string | undefined {
  const target = withoutAliases(types, key);
  if (target.kind === "primitive") return textKinds.includes(target.shape.kind) ? undefined : target.shape.kind;
  if (target.kind === "literal") return typeof target.value === "string" ? undefined : "a boolean";
  if (target.kind !== "named") return target.kind === "unknown" ? "any value" : `the type ${target.kind}`;
  const body = types.get(target.id)?.body;
  if (body === undefined || body.kind === "enum" || seen.includes(target.id)) return undefined;
  if (body.kind !== "anyOf") return body.kind === "object" ? "an object" : "a union";
  const issues = body.variants.map(({ type }) => badMapKey(types, type, [...seen, target.id]));
  return issues.find((issue) => issue !== undefined);
}
