import { isObject, type Json, own } from "#engine/json";
import { itemsOf, keyword, type Node } from "../node.ts";
import type { Documents } from "./documents/index.ts";
import type { NamedSchema } from "./named-schemas.ts";

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
export function subtypesIn(documents: Documents, named: readonly NamedSchema[]): Subtypes {
  let known: ReadonlyMap<Json, readonly Subtype[]> | undefined;
  return {
    of: (schema) => {
      known ??= childrenIn(documents, named);
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

function childrenIn(documents: Documents, named: readonly NamedSchema[]): ReadonlyMap<Json, readonly Subtype[]> {
  const children = new Map<Json, Subtype[]>();
  for (const { name, node } of named) {
    for (const part of itemsOf(keyword(node, "allOf"))) {
      if (!isObject(part.value) || own(part.value, "$ref") === undefined) continue;
      const parent = documents.follow(part)?.value;
      if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), { name, node }]);
    }
  }
  return children;
}
