import { asJson, equalJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { references, type TypeDefinition, type TypeId, type Types, type TypeTable } from "#engine/shape";
import { type ChangeCollector, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import type { ComparisonContext } from "./context.ts";
import type { TypePair, TypePairs } from "./type-pairs.ts";

/** The named types of both versions, as declared and prepared for interpreters. */
export interface BothTypes {
  readonly models: { readonly older: ApiModel; readonly newer: ApiModel };
  readonly older: Types;
  readonly newer: Types;
}

/**
 * Compares every pair of named types that endpoints reach, then unreachable ones, and reports added and removed types.
 */
export function compareTypes(
  types: BothTypes,
  typePairs: TypePairs,
  context: ComparisonContext,
  collector: ChangeCollector,
): void {
  const { older, newer } = types.models;
  const compareMet = (): void => {
    for (let met = typePairs.next(); met !== undefined; met = typePairs.next())
      comparePair(met, types, typePairs, context);
  };
  compareMet();

  const gone = Object.keys(older.types).filter((id) => !Object.hasOwn(newer.types, id));
  const fresh = Object.keys(newer.types).filter((id) => !Object.hasOwn(older.types, id));
  for (const id of Object.keys(newer.types)) {
    if (Object.hasOwn(older.types, id) && !typePairs.hasMet(id, "older") && !typePairs.hasMet(id, "newer")) {
      typePairs.introduce(id, id);
    }
  }
  introduceRenamed(gone, fresh, types.models, typePairs);
  compareMet();

  const arrived = new Set(typePairs.renamed.values());
  for (const id of gone) {
    if (!typePairs.renamed.has(id)) {
      collector.open(`gone ${id}`, { type: id });
      const was = named(id);
      context.report({ ...typeLocation(id, id, types), direction: "none", node: `gone ${id}` }, "type-removed", {
        was,
        only: "older",
      });
    }
  }
  for (const id of fresh) {
    if (!arrived.has(id)) {
      collector.open(`fresh ${id}`, { type: id });
      const is = named(id);
      context.report({ ...typeLocation(id, id, types), direction: "none", node: `fresh ${id}` }, "type-added", {
        is,
        only: "newer",
      });
    }
  }
}

function comparePair(
  { older, newer, direction, node }: TypePair,
  types: BothTypes,
  typePairs: TypePairs,
  context: ComparisonContext,
): void {
  const [was, is] = [types.older.get(older), types.newer.get(newer)];
  if (was === undefined || is === undefined) return;
  const location: ChangeLocation = { ...typeLocation(older, newer, types), direction, node };
  if (typePairs.renamed.get(older) === newer) {
    context.report(location, "type-renamed", { was: named(older), is: named(newer) });
  }
  compareDocs(docsOf(was, older === newer), docsOf(is, older === newer), location, context.report);
  // Most types of two versions are equal; then only the types that they refer to are left to compare.
  if (equalJson(asJson(was.shape), asJson(is.shape)))
    for (const id of references(was.shape)) context.meet(id, id, location);
  else context.compare(was.shape, is.shape, location);
}

/**
 * If a type keeps its id and changes its name, readers see another name. A type with a new id is reported elsewhere.
 */
const docsOf = (type: TypeDefinition, sameId: boolean): TypeDefinition =>
  sameId ? { ...type, displayName: type.displayName ?? type.name } : type;

const typeLocation = (older: TypeId, newer: TypeId, types: BothTypes): Pick<ChangeLocation, "older" | "newer"> => ({
  older: { steps: ["types", older], words: named(types.older.get(older)?.name ?? older) },
  newer: { steps: ["types", newer], words: named(types.newer.get(newer)?.name ?? newer) },
});

/**
 * Among types that no endpoint reaches, a removed and an added one are the same type if they are equal in everything.
 */
function introduceRenamed(
  gone: readonly TypeId[],
  fresh: readonly TypeId[],
  { older, newer }: BothTypes["models"],
  typePairs: TypePairs,
): void {
  const open = new Map(
    fresh.filter((id) => !typePairs.hasMet(id, "newer")).map((id) => [textOf(newer.types, id), id] as const),
  );
  for (const id of gone) {
    if (typePairs.hasMet(id, "older")) continue;
    const partner = open.get(textOf(older.types, id));
    if (partner !== undefined && !typePairs.hasMet(partner, "newer")) typePairs.introduce(id, partner);
  }
}

/** Returns a type as text without its own name. */
const textOf = (types: TypeTable, id: TypeId): string =>
  JSON.stringify(types[id]?.shape, (_, value: unknown) => (value === id ? "itself" : value));
