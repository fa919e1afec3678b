import { isObject, type Json, own } from "#engine/json";
import { entriesOf, itemsOf, member, type Node } from "../node.ts";
import type { Documents } from "./documents/index.ts";

/** The named schemas that include a schema by `allOf`, directly or through others, in the order of the description. */
export interface Subtypes {
  readonly of: (schema: Json) => readonly Subtype[];
}

/** A named schema. */
export interface Subtype {
  readonly name: string;
  readonly node: Node;
}

/** Finds the subtypes of every named schema, computed on first use. */
export function subtypesIn(documents: Documents, places: readonly Node[]): Subtypes {
  let known: ReadonlyMap<Json, readonly Subtype[]> | undefined;
  return {
    of: (schema) => {
      known ??= childrenIn(documents, places);
      documents.units.dependOnSchemas();
      const found = new Map<Json, Subtype>();
      const open = [...(known.get(schema) ?? [])];
      for (let subtype = open.shift(); subtype !== undefined; subtype = open.shift()) {
        const { value } = subtype.node;
        if (value === undefined || value === schema || found.has(value)) continue;
        found.set(value, subtype);
        open.push(...(known.get(value) ?? []));
      }
      return [...found.values()];
    },
  };
}

function childrenIn(documents: Documents, places: readonly Node[]): ReadonlyMap<Json, readonly Subtype[]> {
  const children = new Map<Json, Subtype[]>();
  for (const [name, node] of places.flatMap(entriesOf)) {
    for (const part of itemsOf(member(node, "allOf"))) {
      if (!isObject(part.value) || own(part.value, "$ref") === undefined) continue;
      const parent = documents.follow(part)?.value;
      if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), { name, node }]);
    }
  }
  return children;
}
