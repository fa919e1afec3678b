import type { TypeId } from "#engine/shape";
import { type TypesById, withoutAliases } from "./aliases.ts";
import type { TypeRef } from "./type.ts";

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
