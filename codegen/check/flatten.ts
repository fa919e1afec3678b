import type { TypeId } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ObjectIr, PropertyIr, TypeBody } from "../ir/ir.ts";
import { objectNamed, type TypesById } from "../ir/stands-for.ts";
import { findCycles } from "./cycles.ts";
import type { DeclaredType } from "./modules.ts";
import type { Draft, ParentUse } from "./type.ts";

/** The bodies of all types while they are being completed. */
export type Bodies = Map<TypeId, TypeBody>;

/** Lets the helpers of the Ir look into bodies that are not finished. */
export const asTypes = (bodies: ReadonlyMap<TypeId, TypeBody>): TypesById => ({
  get: (id) => {
    const body = bodies.get(id);
    return body && { body };
  },
});

interface Parent extends ParentUse {
  /** The object itself, aliases followed. */
  readonly object: TypeId;
}

/** Gives every object its inherited properties: those of its parents in order, its own after them, own ones win in place. */
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

  const done = new Map<TypeId, readonly Owned[]>();
  const flat = (id: TypeId): readonly Owned[] => {
    const ready = done.get(id);
    if (ready !== undefined) return ready;
    const body = bodies.get(id);
    if (body?.kind !== "object") return [];
    const own = new Set(body.own.map(({ key }) => key));
    const all = new Map<string, Owned>();
    for (const parent of parents.get(id) ?? []) {
      for (const inherited of flat(parent.object)) {
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
    const result = [...all.values()];
    done.set(id, result);
    return result;
  };

  const open = openness(bodies, parents);
  for (const [id, body] of bodies) {
    const list = parents.get(id) ?? [];
    if (body.kind === "union" && list.length > 0) {
      const own = new Set(body.base.map(({ key }) => key));
      const inherited = list.flatMap(({ object }) => flat(object)).map(({ property }) => property);
      bodies.set(id, { ...body, base: [...inherited.filter(({ key }) => !own.has(key)), ...body.base] });
    }
    if (body.kind !== "object") continue;
    const completed: ObjectIr = {
      ...body,
      extends: list.map(({ object }) => object),
      all: flat(id).map(({ property }) => property),
      open: open(id),
    };
    bodies.set(id, completed);
  }
}

interface Owned {
  readonly owner: TypeId;
  readonly property: PropertyIr;
}

/** An object is open when it or anything it extends is. */
function openness(bodies: Bodies, parents: ReadonlyMap<TypeId, readonly Parent[]>): (id: TypeId) => boolean {
  const known = new Map<TypeId, boolean>();
  const open = (id: TypeId): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const body = bodies.get(id);
    const is = (body?.kind === "object" && body.open) || (parents.get(id) ?? []).some(({ object }) => open(object));
    known.set(id, is);
    return is;
  };
  return open;
}

/** A type as messages name it. */
export const nameOf = (declared: ReadonlyMap<TypeId, DeclaredType>, id: TypeId): string =>
  declared.get(id)?.ast.name.text ?? id;
