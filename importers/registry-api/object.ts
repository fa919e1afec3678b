import type { TypeId } from "#engine/shape";
import { itemsOf, member, type Node, note, textOf } from "../node.ts";
import type { Inherited, Scope } from "./scope.ts";

/** A property of an object, and the scope to read it in. */
export interface PropertyNode {
  readonly node: Node;
  readonly scope: Scope;
}

/**
 * Lists the properties of an object with the inherited ones: from each extended type in order, then its own. An own
 * property replaces an inherited one of the same key. An inline object in a property may extend the type that it is
 * inherited from. That recursion has no end, so within its own properties a type inherits nothing.
 */
export function flatProperties(node: Node, scope: Scope): readonly PropertyNode[] {
  const byKey = new Map<string, PropertyNode>();
  for (const parent of itemsOf(member(node, "extends"))) {
    for (const property of inheritedBy(parent, scope)) byKey.set(keyOf(property.node), property);
  }
  for (const property of itemsOf(member(node, "properties"))) byKey.set(keyOf(property), { node: property, scope });
  return [...byKey.values()];
}

const keyOf = (property: Node): string => textOf(member(property, "key")) ?? "";

function inheritedBy(parent: Node, scope: Scope): readonly PropertyNode[] {
  if (scope.within.includes(idOf(parent))) return endless(parent);
  if (scope.within.length > 0 && scope.spent.inherited > maxInherited) return [];
  return propertiesOf(parent, scope, [])
    .filter(() => afford(parent, scope))
    .map(({ node, through }) => ({ node, scope: { ...scope, within: [...scope.within, ...through] } }));
}

const idOf = (parent: Node): TypeId => textOf(parent) ?? "";

function endless(parent: Node): readonly never[] {
  note(parent, "cycle", `${JSON.stringify(idOf(parent))} extends itself; this reference is ignored`);
  return [];
}

/** Lists the properties of an extended type, which may be an alias of an object. Each type is read once. */
function propertiesOf(parent: Node, scope: Scope, trail: readonly TypeId[]): readonly Inherited[] {
  const id = idOf(parent);
  const known = scope.inherited.get(id);
  if (known !== undefined) return known;
  if (trail.includes(id)) return endless(parent);
  const properties = look(parent, id, scope, [...trail, id]);
  const all = properties.map(({ node, through }) => ({ node, through: [id, ...through] }));
  scope.inherited.set(id, all);
  return all;
}

function look(parent: Node, id: TypeId, scope: Scope, trail: readonly TypeId[]): readonly Inherited[] {
  const target = scope.named.get(id);
  if (target === undefined) {
    note(parent, "unknown-reference", `unknown type ${JSON.stringify(id)}; no properties are inherited`);
    return [];
  }
  const shape = member(target, "shape");
  const reference = member(shape, "value");
  if (member(shape, "type").value === "alias" && member(reference, "type").value === "id") {
    return propertiesOf(member(reference, "id"), scope, trail);
  }
  if (member(shape, "type").value !== "object") {
    note(parent, "mismatch", `${JSON.stringify(id)} is not an object; no properties are inherited`);
    return [];
  }
  const byKey = new Map<string, Inherited>();
  for (const above of itemsOf(member(shape, "extends"))) {
    for (const property of propertiesOf(above, scope, trail)) byKey.set(keyOf(property.node), property);
  }
  for (const node of itemsOf(member(shape, "properties"))) byKey.set(keyOf(node), { node, through: [] });
  return [...byKey.values()];
}

/**
 * Maximum number of properties inherited within inherited properties. A few types that extend each other in each
 * other's properties would otherwise create more of them than any machine can hold.
 */
export const maxInherited = 20_000;

function afford(parent: Node, { spent, within }: Scope): boolean {
  if (within.length === 0) return true;
  spent.inherited += 1;
  if (spent.inherited === maxInherited + 1) {
    note(
      parent,
      "limit",
      `types that extend each other have more than ${maxInherited} properties here; further properties are ignored`,
    );
  }
  return spent.inherited <= maxInherited;
}
