import {
  directReferences,
  isInCycle,
  type Property,
  references,
  type Shape,
  type TypeDefinition,
  type TypeId,
} from "#engine/shape";
import type { Node } from "../node.ts";
import { resolveAliases } from "../resolve-aliases.ts";
import { fillDefaults, type WaitingDefault } from "./defaults.ts";
import type { Documents } from "./documents.ts";
import type { NamedTypes } from "./named-types.ts";
import { onlyNull } from "./shapes.ts";
import { type OpenUnit, typeUnit } from "./units.ts";

/** A default that is filled in at the end, and the unit that it is part of. */
export type WaitingInUnit = WaitingDefault & { readonly unit: OpenUnit | undefined };

/** The dependencies of the end of reading. */
export interface FinishDeps {
  readonly documents: Documents;
  readonly named: NamedTypes;
  /** Defaults in the order of their properties; those of detached types are removed. */
  readonly waiting: WaitingInUnit[];
  /** The properties of objects, in lists that can still be sorted. */
  readonly orders: WeakMap<Shape, Property[]>;
  /** Reads a type and adds it to the named types. */
  readonly readType: (id: TypeId, node: Node) => void;
}

/** All types in order; `undefined` for unchanged ones. */
export type FinishedTypes = readonly (readonly [id: TypeId, type: TypeDefinition | undefined])[];

const entryOf = <T>(id: TypeId, types: ReadonlyMap<TypeId, T>): readonly (readonly [TypeId, T])[] => {
  const type = types.get(id);
  return type === undefined ? [] : [[id, type]];
};

/** Moves the property of a key to the start. */
function putFirst(key: string, properties: Property[] | undefined): void {
  const index = properties?.findIndex((property) => property.key === key) ?? -1;
  if (properties !== undefined && index > 0) properties.unshift(...properties.splice(index, 1));
}

/** Creates the last step of reading: it reads all types, and then completes what depends on others. */
export function finisher({ documents, named, waiting, orders, readType }: FinishDeps): () => FinishedTypes {
  const { units } = documents;
  const { types, ownTypes, others, firsts, names } = named;

  /** Returns an unchanged type, for code that looks into it. */
  function readDetached(id: TypeId): void {
    const node = ownTypes.get(id) ?? others.get(id);
    if (types.has(id) || node === undefined) return;
    const waits = waiting.length;
    units.detached(() => readType(id, node));
    // Its own defaults were reported when it was read on its own.
    waiting.length = waits;
    order(id);
  }

  function order(id: TypeId): void {
    const key = firsts.get(id);
    if (key !== undefined) putFirst(key, orders.get(types.get(id)?.shape ?? onlyNull));
  }

  /** Reads all types except the unchanged ones, and returns the ids of all. */
  function readTypes(): readonly TypeId[] {
    const read = (id: TypeId, node: Node): unknown => units.read(typeUnit(id), [node], () => readType(id, node));
    for (const [id, node] of ownTypes) read(id, node);
    // The list grows as types are read.
    for (const [id, node] of others) if (!types.has(id)) read(id, node);
    return [...new Set([...ownTypes.keys(), ...others.keys(), ...types.keys()])];
  }

  /** Completes what depends on other types: the first properties of each, and the resolution of aliases. */
  function settle(ids: readonly TypeId[]): void {
    const next = new Map<TypeId, readonly TypeId[]>();
    for (const id of ids) {
      const type = types.get(id);
      const unit = units.openOf(typeUnit(id));
      if (type === undefined && units.firstBefore(id) !== firsts.get(id)) units.entangle();
      if (type !== undefined) order(id);
      if (type !== undefined && unit !== undefined) unit.bare = directReferences(type.shape);
      next.set(id, type === undefined ? (units.recordBefore(typeUnit(id))?.bare ?? []) : directReferences(type.shape));
    }
    if (ids.some((id) => isInCycle(id, next))) units.entangle();
  }

  /** Notes which types the defaults of a unit are checked against, and sees to it that they are there. */
  function readChecked(): void {
    for (const { property, unit } of waiting) {
      const open = [...references(property.shape)];
      const seen = new Set<TypeId>();
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (seen.has(id)) continue;
        seen.add(id);
        unit?.checks.add(id);
        readDetached(id);
        open.push(...references(types.get(id)?.shape ?? onlyNull));
      }
    }
  }

  function finish(): FinishedTypes {
    const ids = readTypes();
    const read = new Set(types.keys());
    settle(ids);
    readChecked();
    const table = Object.fromEntries(ids.flatMap((id) => entryOf(id, types)));
    const sound = resolveAliases(table, documents.main.diagnostics, (id) => names.placeOf(id));
    fillDefaults(waiting, sound);
    const all = new Map(Object.entries(sound));
    return ids.map((id) => [id, read.has(id) ? all.get(id) : undefined] as const);
  }

  return finish;
}
