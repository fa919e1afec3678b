import { directReferences, isInCycle, references, type Shape, type TypeDefinition, type TypeId } from "#engine/shape";
import type { Node } from "../node.ts";
import { resolveAliases } from "../resolve-aliases.ts";
import { fillDefaults, type WaitingDefault } from "./defaults.ts";
import type { Documents } from "./documents/index.ts";
import { type OpenUnit, typeUnit } from "./documents/index.ts";
import type { NamedTypes } from "./named-types.ts";
import type { PropertyDraft } from "./property-draft.ts";
import { onlyNull } from "./shapes/index.ts";

/** A default that is filled in at the end, and the unit that it is part of. */
export type WaitingInUnit = WaitingDefault & { readonly unit: OpenUnit | undefined };

/** The dependencies of the end of reading. */
export interface FinishDeps {
  readonly documents: Documents;
  readonly named: NamedTypes;
  /** Defaults in the order of their properties; defaults of detached types are removed. */
  readonly waiting: WaitingInUnit[];
  /** The properties of objects, in lists that can still be sorted. */
  readonly orders: WeakMap<Shape, PropertyDraft[]>;
  /** Reads a type and adds it to the named types. */
  readonly readType: (id: TypeId, node: Node) => void;
}

/** All types in order; `undefined` for unchanged ones. */
export type FinishedTypes = readonly (readonly [id: TypeId, type: TypeDefinition | undefined])[];

const entryOf = <T>(id: TypeId, types: ReadonlyMap<TypeId, T>): readonly (readonly [TypeId, T])[] => {
  const type = types.get(id);
  return type === undefined ? [] : [[id, type]];
};

/** Moves the property that names a variant to the start, and requires it: the type is a variant of a union. */
function putFirst(key: string, properties: PropertyDraft[] | undefined): void {
  const index = properties?.findIndex((property) => property.key === key) ?? -1;
  const [first] = index < 0 || properties === undefined ? [] : properties.splice(index, 1);
  if (first === undefined) return;
  first.optional = false;
  properties?.unshift(first);
}

/** Creates the last step of reading: it reads all types, and then completes what depends on others. */
export const finisher = (deps: FinishDeps) => (): FinishedTypes => {
  const { documents, named, waiting } = deps;
  const ids = readTypes(deps);
  const read = new Set(named.types.keys());
  settleTypes(deps, ids);
  readChecked(deps);
  const table = Object.fromEntries(ids.flatMap((id) => entryOf(id, named.types)));
  const resolved = resolveAliases(table, documents.main.source.diagnostics, (id) => named.names.locationOf(id));
  fillDefaults(waiting, resolved);
  const all = new Map(Object.entries(resolved));
  return ids.map((id) => [id, read.has(id) ? all.get(id) : undefined] as const);
};

/** Reads all types except the unchanged ones, and returns the ids of all. */
function readTypes({ documents: { units }, named, readType }: FinishDeps): readonly TypeId[] {
  const { types, ownTypes, others } = named;
  const read = (id: TypeId, node: Node): unknown => units.read(typeUnit(id), [node], () => readType(id, node));
  for (const [id, node] of ownTypes) read(id, node);
  // The list grows as types are read.
  for (const [id, node] of others) if (!types.has(id)) read(id, node);
  return [...new Set([...ownTypes.keys(), ...others.keys(), ...types.keys()])];
}

/** Completes what depends on other types: the first properties of each, and the resolution of aliases. */
function settleTypes(deps: FinishDeps, ids: readonly TypeId[]): void {
  const { units } = deps.documents;
  const { types, firsts } = deps.named;
  const next = new Map<TypeId, readonly TypeId[]>();
  for (const id of ids) {
    const type = types.get(id);
    if (type === undefined) {
      if (units.cachedFirst(id) !== firsts.get(id)) units.preventReuse();
      next.set(id, units.cachedRecord(typeUnit(id))?.aliases ?? []);
      continue;
    }
    sortProperties(deps, id);
    const aliases = directReferences(type.shape);
    const unit = units.openOf(typeUnit(id));
    if (unit !== undefined) unit.aliases = aliases;
    next.set(id, aliases);
  }
  if (ids.some((id) => isInCycle(id, next))) units.preventReuse();
}

/** Records the types that the defaults of a unit are checked against, and reads those that are unchanged. */
function readChecked(deps: FinishDeps): void {
  const { waiting, named } = deps;
  for (const { property, unit } of waiting) {
    const open = [...references(property.shape)];
    const seen = new Set<TypeId>();
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      unit?.checks.add(id);
      readDetached(deps, id);
      open.push(...references(named.types.get(id)?.shape ?? onlyNull));
    }
  }
}

/** Reads an unchanged type, for code that needs its shape. */
function readDetached(deps: FinishDeps, id: TypeId): void {
  const { documents, named, waiting, readType } = deps;
  const node = named.ownTypes.get(id) ?? named.others.get(id);
  if (named.types.has(id) || node === undefined) return;
  const count = waiting.length;
  documents.units.readDetached(() => readType(id, node));
  // Its own defaults were reported when it was read on its own.
  waiting.length = count;
  sortProperties(deps, id);
}

/** Moves the property that must be the first of a type to the start. */
function sortProperties({ named: { firsts, types }, orders }: FinishDeps, id: TypeId): void {
  const key = firsts.get(id);
  if (key !== undefined) putFirst(key, orders.get(types.get(id)?.shape ?? onlyNull));
}
