import { defined } from "#engine/item-at";
import type { TypeId } from "#engine/shape";
import type { Report } from "../../diagnostics/diagnostic.ts";
import { type ObjectIr, objectNamed, type PropertyIr, type TypeBody, type TypesById } from "../../ir/type.ts";
import type { DeclaredType } from "../names/index.ts";
import { findCycles } from "./cycles.ts";
import type { Draft, ParentUse } from "./type.ts";

/** The bodies of all types while they are being completed. */
export type Bodies = Map<TypeId, TypeBody>;

/** Adapts incomplete bodies for the helpers of the IR. */
export const asTypes = (bodies: ReadonlyMap<TypeId, TypeBody>): TypesById => ({
  get: (id) => {
    const body = bodies.get(id);
    return body && { body };
  },
});

interface Parent extends ParentUse {
  /** The object, with aliases resolved. */
  readonly object: TypeId;
}

/**
 * Adds inherited properties to objects: first the properties of the parents in order, then the object's own. An own
 * property overrides an inherited one at its position.
 */
export function flattenObjects(
  declared: ReadonlyMap<TypeId, DeclaredType>,
  drafts: ReadonlyMap<TypeId, Draft>,
  bodies: Bodies,
  report: Report,
): void {
  const parents = new Map<TypeId, readonly Parent[]>();
  for (const [id, draft] of drafts) {
    parents.set(
      id,
      draft.parents.flatMap((use) => {
        const object = objectNamed(asTypes(bodies), { kind: "named", id: use.id });
        if (object !== undefined) return [{ ...use, object: object.id }];
        report("not-an-object", use.span, { name: nameOf(declared, use.id) });
        return [];
      }),
    );
  }

  const graph = new Map([...parents].map(([id, list]) => [id, list.map(({ object }) => object)]));
  for (const [id, path] of findCycles(graph)) {
    const at = declared.get(id)?.ast.name.span;
    if (at !== undefined) report("extends-cycle", at, { path: path.map((each) => nameOf(declared, each)) });
    parents.set(id, []);
  }

  const flats = new Map<TypeId, readonly Owned[]>();
  const open = new Set<TypeId>();
  const flatten = (id: TypeId, body: ObjectIr): readonly Owned[] => {
    const own = new Set(body.own.map(({ key }) => key));
    const all = new Map<string, Owned>();
    for (const parent of defined(parents.get(id))) {
      for (const inherited of defined(flats.get(parent.object))) {
        const { key } = inherited.property;
        const before = all.get(key);
        if (before !== undefined && before.owner !== inherited.owner && !own.has(key)) {
          const names = { first: nameOf(declared, before.owner), second: nameOf(declared, inherited.owner) };
          report("duplicate-property", parent.span, { key, ...names });
        }
        all.set(key, inherited);
      }
    }
    for (const property of body.own) all.set(property.key, { owner: id, property });
    return [...all.values()];
  };

  for (const id of parentsFirst(bodies.keys(), parents)) {
    const body = bodies.get(id);
    const list = defined(parents.get(id));
    if (body?.kind === "union" && list.length > 0) {
      const own = new Set(body.base.map(({ key }) => key));
      const inherited = list.flatMap(({ object }) => defined(flats.get(object))).map(({ property }) => property);
      bodies.set(id, { ...body, base: [...inherited.filter(({ key }) => !own.has(key)), ...body.base] });
    }
    if (body?.kind !== "object") continue;
    const flat = flatten(id, body);
    flats.set(id, flat);
    // An object is open if it is declared so, or if one of its parents is open.
    if (body.open || list.some(({ object }) => open.has(object))) open.add(id);
    const completed: ObjectIr = {
      ...body,
      extends: list.map(({ object }) => object),
      all: flat.map(({ property }) => property),
      open: open.has(id),
    };
    bodies.set(id, completed);
  }
}

/** Sorts types so that each follows the types that it extends. Cycles were removed before. */
function parentsFirst(ids: Iterable<TypeId>, parents: ReadonlyMap<TypeId, readonly Parent[]>): readonly TypeId[] {
  const done = new Set<TypeId>();
  for (const start of ids) {
    const stack = [{ id: start, next: 0 }];
    for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
      const parent = parents.get(at.id)?.[at.next];
      at.next += 1;
      if (parent === undefined) {
        done.add(at.id);
        stack.pop();
      } else if (!done.has(parent.object)) stack.push({ id: parent.object, next: 0 });
    }
  }
  return [...done];
}

interface Owned {
  readonly owner: TypeId;
  readonly property: PropertyIr;
}

/** Returns the name of a type for messages. */
export const nameOf = (declared: ReadonlyMap<TypeId, DeclaredType>, id: TypeId): string =>
  declared.get(id)?.ast.name.text ?? id;
