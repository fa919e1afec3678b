import { equalJson, type Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { references, type Shape, type TypeDefinition, type TypeId, type Types, type TypeTable } from "#engine/shape";
import { compareDocs } from "./compare-docs.ts";
import type { Comparing } from "./comparing.ts";
import type { Ledger } from "./ledger.ts";
import { named, type Site } from "./site.ts";
import type { Meeting, TypeMeetings } from "./type-meetings.ts";

/** The named types of both versions, as they stand and made ready for interpreters. */
export interface BothTypes {
  readonly models: { readonly older: ApiModel; readonly newer: ApiModel };
  readonly older: Types;
  readonly newer: Types;
}

/** Compares every pair of named types that meets, then those that no endpoint reaches, then tells who came and went. */
export function compareTypes(types: BothTypes, meetings: TypeMeetings, comparing: Comparing, ledger: Ledger): void {
  const { older, newer } = types.models;
  const compareMet = (): void => {
    for (let met = meetings.next(); met !== undefined; met = meetings.next())
      comparePair(met, types, meetings, comparing);
  };
  compareMet();

  const gone = Object.keys(older.types).filter((id) => !Object.hasOwn(newer.types, id));
  const fresh = Object.keys(newer.types).filter((id) => !Object.hasOwn(older.types, id));
  for (const id of Object.keys(newer.types)) {
    if (Object.hasOwn(older.types, id) && !meetings.hasMet(id, "older") && !meetings.hasMet(id, "newer")) {
      meetings.introduce(id, id);
    }
  }
  introduceRenamed(gone, fresh, types.models, meetings);
  compareMet();

  const arrived = new Set(meetings.renamed.values());
  for (const id of gone) {
    if (!meetings.renamed.has(id)) {
      ledger.open(`gone ${id}`, { type: id });
      const was = named(id);
      comparing.report({ ...typeSite(id, id, types), direction: "none", node: `gone ${id}` }, "type-removed", {
        was,
        only: "older",
      });
    }
  }
  for (const id of fresh) {
    if (!arrived.has(id)) {
      ledger.open(`fresh ${id}`, { type: id });
      const is = named(id);
      comparing.report({ ...typeSite(id, id, types), direction: "none", node: `fresh ${id}` }, "type-added", {
        is,
        only: "newer",
      });
    }
  }
}

function comparePair(
  { older, newer, direction, node }: Meeting,
  types: BothTypes,
  meetings: TypeMeetings,
  comparing: Comparing,
): void {
  const [was, is] = [types.older.get(older), types.newer.get(newer)];
  if (was === undefined || is === undefined) return;
  const site: Site = { ...typeSite(older, newer, types), direction, node };
  if (meetings.renamed.get(older) === newer) {
    comparing.report(site, "type-renamed", { was: named(older), is: named(newer) });
  }
  compareDocs(toldOf(was, older === newer), toldOf(is, older === newer), site, comparing.report);
  // Most types of two versions are alike to the letter; then only those that they name are left to meet.
  if (equalJson(asJson(was.shape), asJson(is.shape)))
    for (const id of references(was.shape)) comparing.meet(id, id, site);
  else comparing.compare(was.shape, is.shape, site);
}

/** A shape is plain JSON; its type only says more. */
const asJson = (shape: Shape): Json => shape as unknown as Json;

/** A type of the same id is seen under another name when that changes; one that was renamed has been told of. */
const toldOf = (type: TypeDefinition, sameId: boolean): TypeDefinition =>
  sameId ? { ...type, displayName: type.displayName ?? type.name } : type;

const typeSite = (older: TypeId, newer: TypeId, types: BothTypes): Pick<Site, "older" | "newer"> => ({
  older: { steps: ["types", older], words: named(types.older.get(older)?.name ?? older) },
  newer: { steps: ["types", newer], words: named(types.newer.get(newer)?.name ?? newer) },
});

/** Among types that no endpoint reaches, one that is gone and one that is new are the same when all of them is. */
function introduceRenamed(
  gone: readonly TypeId[],
  fresh: readonly TypeId[],
  { older, newer }: BothTypes["models"],
  meetings: TypeMeetings,
): void {
  const open = new Map(
    fresh.filter((id) => !meetings.hasMet(id, "newer")).map((id) => [textOf(newer.types, id), id] as const),
  );
  for (const id of gone) {
    if (meetings.hasMet(id, "older")) continue;
    const partner = open.get(textOf(older.types, id));
    if (partner !== undefined && !meetings.hasMet(partner, "newer")) meetings.introduce(id, partner);
  }
}

/** A type as text in which its own name does not show. */
const textOf = (types: TypeTable, id: TypeId): string =>
  JSON.stringify(types[id]?.shape, (_, value: unknown) => (value === id ? "itself" : value));
