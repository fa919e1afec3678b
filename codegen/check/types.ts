import type { TypeId } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { TypeIr } from "../ir/ir.ts";
import { standsFor } from "../ir/stands-for.ts";
import { findCycles, findEndless, otherNames } from "./cycles.ts";
import { type Bodies, flattenObjects, nameOf } from "./flatten.ts";
import { badMapKey } from "./map-key.ts";
import type { DeclaredType, Module } from "./modules.ts";
import { checkEnumDefault, type EnumDefaultUse, type PropertyChecking } from "./property.ts";
import { type MapKeyUse, resolveReference } from "./reference.ts";
import type { Scope } from "./scope.ts";
import { checkTypeBody, type Draft } from "./type.ts";
import { settleUnions } from "./unions.ts";

/** What can only be judged when every type is known. */
export interface Notes {
  readonly mapKeys: MapKeyUse[];
  readonly defaults: EnumDefaultUse[];
}

/** Opens the checking of one file. */
export const openChecking = (scope: Scope, notes: Notes, report: Report): PropertyChecking => ({
  scope,
  report,
  resolve: (ast) => resolveReference(ast, scope, (use) => notes.mapKeys.push(use)),
  noteDefault: (use) => notes.defaults.push(use),
});

/** Checks every type of every file and gives them complete, by id. */
export function checkTypes(
  modules: readonly Module[],
  checkingOf: (module: Module) => PropertyChecking,
  report: Report,
): ReadonlyMap<TypeId, TypeIr> {
  const declared = new Map<TypeId, DeclaredType>();
  const drafts = new Map<TypeId, Draft>();
  for (const module of modules) {
    for (const type of module.types.values()) {
      declared.set(type.id, type);
      drafts.set(type.id, checkTypeBody(type.ast, checkingOf(module)));
    }
  }
  const bodies: Bodies = new Map([...drafts].map(([id, { body }]) => [id, body]));
  cutAliasCycles(declared, bodies, report);
  flattenObjects(declared, drafts, bodies, report);
  settleUnions(declared, bodies, report);
  reportEndless(declared, bodies, report);
  return new Map([...declared].flatMap(([id, type]) => complete(id, type, bodies)));
}

function complete(id: TypeId, { module, ast }: DeclaredType, bodies: Bodies): readonly (readonly [TypeId, TypeIr])[] {
  const body = bodies.get(id);
  if (body === undefined) return [];
  const { docs, availability, displayName } = ast;
  const type: TypeIr = {
    id,
    module: module.id,
    name: ast.name.text,
    body,
    ...(docs !== undefined && { docs }),
    ...(availability !== undefined && { availability }),
    ...(displayName !== undefined && { displayName }),
  };
  return [[id, type]];
}

/** Reports names that only stand for themselves, and lets them stand for anything so that the rest can be checked. */
function cutAliasCycles(declared: ReadonlyMap<TypeId, DeclaredType>, bodies: Bodies, report: Report): void {
  const graph = new Map([...bodies].map(([id, body]) => [id, otherNames(body)]));
  for (const [id, path] of findCycles(graph)) {
    const at = declared.get(id)?.ast.name.span;
    if (at !== undefined) report("alias-cycle", at, { path: path.map((each) => nameOf(declared, each)) });
    bodies.set(id, { kind: "alias", type: { kind: "unknown" } });
  }
}

function reportEndless(declared: ReadonlyMap<TypeId, DeclaredType>, bodies: Bodies, report: Report): void {
  for (const [id, path] of findCycles(findEndless(bodies))) {
    const at = declared.get(id)?.ast.name.span;
    const names = path.map((each) => nameOf(declared, each));
    if (at !== undefined) report("endless-type", at, { name: nameOf(declared, id), path: names });
  }
}

/** Judges what had to wait: keys of maps, defaults of enums. */
export function settleNotes(notes: Notes, types: ReadonlyMap<TypeId, TypeIr>, checking: PropertyChecking): void {
  for (const { key, span } of notes.mapKeys) {
    const found = badMapKey(types, key);
    if (found !== undefined) checking.report("map-key", span, { found });
  }
  for (const use of notes.defaults) {
    const target = standsFor(types, use.type);
    checkEnumDefault(
      target.kind === "named" ? types.get(target.id)?.body : { kind: "alias", type: target },
      use,
      checking,
    );
  }
}
