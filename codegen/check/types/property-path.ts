import type { TypeId } from "#engine/shape";
import { type PropertyIr, type TypeIr, type TypeRef, withoutAliases } from "../../ir/type.ts";

/** The values that paths such as `$request.page` and `$response.items` start from. */
export interface PathRoots {
  readonly queryParameters: readonly PropertyIr[];
  readonly body: TypeRef | undefined;
  readonly response: TypeRef | undefined;
}

/** The result of following a path: its keys from the root and the type of the value, or a problem. */
export type PathEnd =
  | { readonly ok: true; readonly keys: readonly string[]; readonly type: TypeRef }
  | { readonly ok: false; readonly problem: string };

/** Follows a path into the request (its query, then its body) or into the response. */
export function followPath(
  text: string,
  root: "$request" | "$response",
  roots: PathRoots,
  types: ReadonlyMap<TypeId, TypeIr>,
): PathEnd {
  const [start, ...keys] = text.split(".");
  if (start !== root || keys.length === 0) return { ok: false, problem: `does not begin with ${root}.` };
  const [first = "", ...rest] = keys;
  const step = (type: TypeRef | undefined, key: string): TypeRef | undefined =>
    type && propertiesOf(type, types)?.find((property) => property.key === key)?.type;
  const parameter = root === "$request" ? roots.queryParameters.find((each) => each.key === first)?.type : undefined;
  const entered = parameter ?? step(root === "$request" ? roots.body : roots.response, first);
  const type = rest.reduce(step, entered);
  return type === undefined ? { ok: false, problem: "does not exist" } : { ok: true, keys, type };
}

/**
 * Returns the properties of the object behind a type, through aliases and wrappers; undefined if it is not an object.
 */
export function propertiesOf(type: TypeRef, types: ReadonlyMap<TypeId, TypeIr>): readonly PropertyIr[] | undefined {
  const target = bare(type, types);
  const body = target.kind === "named" ? types.get(target.id)?.body : undefined;
  return body?.kind === "object" ? body.all : undefined;
}

/** Returns a type without aliases, optionality and null. */
export function bare(type: TypeRef, types: ReadonlyMap<TypeId, TypeIr>): TypeRef {
  const target = withoutAliases(types, type);
  return target.kind === "optional" || target.kind === "nullable" ? bare(target.item, types) : target;
}
