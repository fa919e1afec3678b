import type { TypeId } from "#engine/shape";
import type { ObjectIr, PropertyIr, TypeIr, TypeRef, VariantBody } from "./type.ts";

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

/** Returns the properties of a discriminated union's variant without the discriminant, in order. */
export function variantProperties(
  types: TypesById,
  variant: { readonly body: VariantBody },
  base: readonly PropertyIr[],
): readonly PropertyIr[] {
  const { body } = variant;
  if (body.kind === "value") return [{ key: body.key, type: body.type }, ...base];
  if (body.kind === "empty") return base;
  const object = types.get(body.id)?.body;
  return object?.kind === "object" ? [...object.all, ...base] : base;
}
