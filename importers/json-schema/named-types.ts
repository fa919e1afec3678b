import { isObject, own } from "#engine/json";
import type { Shape, TypeDefinition, TypeId } from "#engine/shape";
import { locationOf, type Node } from "../node.ts";
import { documentedPart } from "./documented.ts";
import type { Documents } from "./documents/index.ts";
import type { NamedSchema } from "./named-schemas.ts";
import { type Names, nameGiver } from "./names.ts";
import { readableName } from "./readable-name.ts";

/** The named types of one description. */
export interface NamedTypes {
  readonly names: Names;
  readonly idOf: (node: Node) => TypeId;
  /** Types that were read, by id. */
  readonly types: ReadonlyMap<TypeId, TypeDefinition>;
  /** The schemas that the description names. */
  readonly ownTypes: ReadonlyMap<TypeId, Node>;
  /** Unnamed types in the order of the first references to them. */
  readonly others: ReadonlyMap<TypeId, Node>;
  /** The keys of the properties that are first in their types. */
  readonly firsts: ReadonlyMap<TypeId, string>;
  /** Returns the reference to the type of a schema. */
  readonly typeOf: (node: Node) => Shape;
  /** The same with this property as the first; undefined if another one must be. */
  readonly typeWithFirst: (node: Node, key: string) => Shape | undefined;
  /** Adds the shape of a type. */
  readonly set: (id: TypeId, node: Node, shape: Shape) => void;
  /** The same unless the type has a shape. */
  readonly add: (id: TypeId, node: Node, shape: Shape) => void;
}

/** Returns the name and documentation of a type. One that its author did not name is called by its path. */
function definitionOf(id: TypeId, node: Node, isOwn: boolean): Omit<TypeDefinition, "shape"> {
  const title = isObject(node.value) ? own(node.value, "title") : undefined;
  const given = typeof title === "string" && title !== "" ? title : undefined;
  const displayName = given ?? (isOwn ? undefined : readableName(node));
  return {
    ...documentedPart(node),
    name: id,
    ...(displayName !== undefined && displayName !== id && { displayName }),
  };
}

/** Creates the named types; `named` are the schemas that the description names. */
export function namedTypes(documents: Documents, named: readonly NamedSchema[]): NamedTypes {
  const names = nameGiver(
    new Map(named.flatMap(({ name, node, entry }) => [entry, node].map((one) => [locationOf(one), name] as const))),
  );
  const types = new Map<TypeId, TypeDefinition>();
  const ownTypes = new Map(named.map(({ node }) => [names.of(node), node]));
  const others = new Map<TypeId, Node>();
  const firsts = new Map<TypeId, string>();
  const { units } = documents;
  units.onReuse(({ unnamed = [], firsts: required = [] }) => {
    for (const [id, path] of unnamed) {
      const node = others.has(id) ? undefined : documents.find(`#${encodeURI(path)}`, documents.main);
      if (node !== undefined) typeOf(node);
    }
    for (const [id, key] of required) first(id, key);
  });

  const typeOf = (node: Node): Shape => {
    const id = names.of(node);
    if (!ownTypes.has(id)) {
      others.set(id, others.get(id) ?? node);
      units.referToUnnamed(id, node);
      if (!names.isPlain(node)) units.preventReuse();
    }
    return { kind: "ref", id };
  };

  /** Returns true if a property may be the first of a type. The first requirement wins. */
  const first = (id: TypeId, key: string): boolean => {
    const known = firsts.get(id) ?? key;
    firsts.set(id, known);
    if (known !== key) units.preventReuse();
    return known === key;
  };

  const set = (id: TypeId, node: Node, shape: Shape): void =>
    void types.set(id, { ...definitionOf(id, node, ownTypes.has(id)), shape });
  return {
    ...{ names, idOf: names.of, types, ownTypes, others, firsts, typeOf, set },
    typeWithFirst: (node, key) => {
      const id = names.of(node);
      units.requireFirst(id, key);
      return first(id, key) ? typeOf(node) : undefined;
    },
    add: (id, node, shape) => {
      if (!types.has(id)) set(id, node, shape);
    },
  };
}
