import type { TypeId } from "#engine/shape";
import type { ObjectIr, PropertyIr, TypeIr, TypeRef, UnionIr, VariantBody } from "./type.ts";

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
export interface VariantParts {
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
