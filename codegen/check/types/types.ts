import { defined, itemAt } from "#engine/item-at";
import type { TypeId } from "#engine/shape";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { typeCodes } from "../../ir/names.ts";
import {
  badMapKey,
  hasDiscriminant,
  objectNamed,
  type TypeIr,
  type TypeRef,
  type UnionIr,
  type VariantIr,
  variantProperties,
  withoutAliases,
} from "../../ir/type.ts";
import type { VariantAst } from "../../parse/ast/type.ts";
import type { DeclaredType, Module, Scope } from "../names/index.ts";
import { findCycles, findEndless, otherNames } from "./cycles.ts";
import { asTypes, type Bodies, flattenObjects, nameOf } from "./flatten.ts";
import { checkEnumDefault, type EnumDefaultUse, type PropertyChecking } from "./property.ts";
import { type MapKeyUse, resolveReference } from "./reference.ts";
import { namesTemplate } from "./template.ts";
import { checkTypeBody, type Draft } from "./type.ts";
import { withValidation } from "./validation.ts";

/** Checks that need every type, deferred until all are known. */
export interface Notes {
  readonly mapKeys: MapKeyUse[];
  readonly defaults: EnumDefaultUse[];
  /** True if the model keeps the audiences that its parts are for. */
  readonly keepsAudiences: boolean;
}

/** Resolves aliases while types are still being checked. */
export type Behind = (type: TypeRef) => TypeRef;

/** Creates the context for checking one file. */
export function openChecking(scope: Scope, notes: Notes, behind: Behind, report: Report): PropertyChecking {
  const resolving = { scope, report, noteMapKey: (use: MapKeyUse) => notes.mapKeys.push(use) };
  const open = (bound?: ReadonlyMap<string, TypeRef>): PropertyChecking => ({
    scope,
    report,
    behind,
    resolve: (ast) => resolveReference(ast, { ...resolving, ...(bound && { bound }) }),
    noteDefault: (use) => notes.defaults.push(use),
    audiencesOf: (words = []) =>
      notes.keepsAudiences && words.length > 0 ? { audiences: words.map(({ text }) => text) } : {},
    bind: open,
  });
  return open();
}

/** Creates the function that resolves aliases. It resolves each alias once, and stops at cycles. */
export function aliasFollower(modules: readonly Module[], checkingOf: (module: Module) => PropertyChecking): Behind {
  const declared = new Map(modules.flatMap(({ types }) => [...types.values()].map((type) => [type.id, type] as const)));
  const known = new Map<TypeId, TypeRef>();
  /** Returns the declared target of an alias; undefined for any other type. */
  const step = (id: TypeId): TypeRef | undefined => {
    const found = declared.get(id);
    const body = found?.ast.body;
    if (found === undefined || body?.kind !== "alias") return undefined;
    const checking = checkingOf(found.module);
    if (body.type.kind === "named" && namesTemplate(body.type, checking)) return undefined;
    return withValidation(checking.resolve(body.type), body.validation, checking);
  };
  return (type) => {
    const followed: TypeId[] = [];
    let target = type;
    while (target.kind === "named") {
      const { id } = target;
      const before = known.get(id);
      // An alias that is still being resolved refers to itself, which is reported elsewhere.
      if (before === undefined) known.set(id, target);
      const next: TypeRef | undefined = before ?? step(id);
      if (next === undefined || (next.kind === "named" && next.id === id)) break;
      followed.push(id);
      target = next;
      if (before !== undefined) break;
    }
    for (const id of followed) known.set(id, target);
    return target;
  };
}

/** Checks all types of all files and returns them by id. */
export function checkTypes(
  modules: readonly Module[],
  checkingOf: (module: Module) => PropertyChecking,
  report: Report,
): ReadonlyMap<TypeId, TypeIr> {
  const declared = new Map<TypeId, DeclaredType>();
  const drafts = new Map<TypeId, Draft>();
  for (const module of modules) {
    const checking = checkingOf(module);
    for (const type of module.types.values()) {
      declared.set(type.id, type);
      drafts.set(type.id, checkTypeBody(type.ast, { checking, checkingOf, form: type.form }));
    }
    for (const template of module.templates.values()) checkTemplate(template, checking, checkingOf);
  }
  const bodies: Bodies = new Map([...drafts].map(([id, { body }]) => [id, body]));
  cutAliasCycles(declared, bodies, report);
  flattenObjects(declared, drafts, bodies, report);
  settleUnions(declared, bodies, report);
  reportEndless(declared, bodies, report);
  const codes = new Map(modules.flatMap(codeNames));
  return new Map(
    [...declared].map(([id, type]) => {
      const { audiencesOf } = checkingOf(type.module);
      return [id, { ...complete(id, type, defined(codes.get(id)), bodies), ...audiencesOf(type.ast.audiences) }];
    }),
  );
}

/** Templates are checked once with open parameters, so that their diagnostics do not depend on who uses them. */
function checkTemplate(
  { ast }: DeclaredType,
  checking: PropertyChecking,
  checkingOf: (module: Module) => PropertyChecking,
): void {
  if (ast.body.kind !== "object") {
    checking.report("template-use", ast.name.span, { problem: `${ast.name.text} is not an object` });
  }
  const bound = new Map((ast.parameters ?? []).map(({ text }) => [text, { kind: "unknown" }] as const));
  checkTypeBody(ast, { checking: checking.bind(bound), checkingOf, form: false });
}

/** Assigns names in generated code to the types of a module: their own unless these are taken. */
const codeNames = ({ types }: Module): readonly (readonly [TypeId, string])[] => {
  const codes = typeCodes([...types.keys()]);
  return [...types.values()].map(({ id }, i) => [id, itemAt(codes, i)]);
};

function complete(id: TypeId, { module, ast }: DeclaredType, code: string, bodies: Bodies): TypeIr {
  const { docs, availability, displayName } = ast;
  return {
    id,
    module: module.id,
    name: ast.name.text,
    code,
    body: defined(bodies.get(id)),
    ...(docs !== undefined && { docs }),
    ...(availability !== undefined && { availability }),
    ...(displayName !== undefined && { displayName }),
  };
}

/** Reports aliases of themselves, and resolves them to `unknown`, so that the other types can be checked. */
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

/** Runs the deferred checks: keys of maps, and defaults of enums. */
export function settleNotes(notes: Notes, types: ReadonlyMap<TypeId, TypeIr>, checking: PropertyChecking): void {
  for (const { key, span } of notes.mapKeys) {
    const found = badMapKey(types, key);
    if (found !== undefined) checking.report("map-key", span, { found });
  }
  for (const use of notes.defaults) {
    const target = withoutAliases(types, use.type);
    checkEnumDefault(
      target.kind === "named" ? types.get(target.id)?.body : { kind: "alias", type: target },
      use,
      checking,
    );
  }
}

/** Completes the properties of each variant, now that objects are known, and checks that none is declared twice. */
function settleUnions(declared: ReadonlyMap<TypeId, DeclaredType>, bodies: Bodies, report: Report): void {
  for (const [id, body] of bodies) {
    const ast = declared.get(id)?.ast.body;
    if (body.kind !== "union" || ast?.kind !== "union") continue;
    const variants = body.variants.map((variant) => settleVariant(variant, bodies));
    bodies.set(id, { ...body, variants });
    variants.forEach((variant, i) => {
      const at = ast.variants[i];
      if (at !== undefined) checkVariant(variant, { ...body, variants }, at, bodies, report);
    });
  }
}

function settleVariant(variant: VariantIr, bodies: Bodies): VariantIr {
  if (variant.body.kind !== "value") return variant;
  const object = variant.body.key === "value" ? objectNamed(asTypes(bodies), variant.body.type) : undefined;
  return object === undefined ? variant : { ...variant, body: { kind: "object", id: object.id } };
}

function checkVariant(variant: VariantIr, union: UnionIr, at: VariantAst, bodies: Bodies, report: Report): void {
  const { body } = variant;
  const key = union.discriminant;
  const about = { key, name: at.value.text };
  if (body.kind === "value" && body.key === key) report("discriminant-clash", at.value.span, about);
  const shared = union.base.some((property) => property.key === key);
  if (shared || hasDiscriminant(asTypes(bodies), variant, union)) {
    report("discriminant-property", at.value.span, about);
  }
  const own = new Set(variantProperties(asTypes(bodies), variant, { ...union, base: [] }).map((each) => each.key));
  for (const { key: shared } of union.base) {
    if (own.has(shared)) report("duplicate-variant-property", at.value.span, { key: shared, name: at.value.text });
  }
}
