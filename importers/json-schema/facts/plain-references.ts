import { isObject } from "#engine/json";
import { itemsOf, keyword, type Node } from "../../node.ts";
import { type Documents, referenceOf } from "../documents/index.ts";
import { type Dialect, isStructural } from "./keywords.ts";

/** Follows schemas that are only another name of a schema. */
export interface PlainReferences {
  readonly plainReference: (node: Node) => Node | undefined;
  /** Returns the schema at the end of all names; undefined if the names form a cycle. */
  readonly standsFor: (node: Node) => Node | undefined;
}

/** Creates the functions that follow plain references. */
export function plainReferences(documents: Documents, dialect: Dialect): PlainReferences {
  /** Returns true for a schema that adds nothing to another one: a `$ref`, or an `allOf` of nothing else. */
  function plainReference(node: Node): Node | undefined {
    const { value } = node;
    if (!isObject(value)) return undefined;
    if (referenceOf(node) !== undefined) return dialect === "json-schema" && isStructural(node) ? undefined : node;
    const parts = Object.hasOwn(value, "allOf") ? itemsOf(keyword(node, "allOf")) : [];
    const stating = parts.filter((part) => referenceOf(part) !== undefined || isStructural(part));
    const [only, second] = stating;
    if (only === undefined || second !== undefined) return undefined;
    const { allOf: _, type, ...rest } = value;
    if ((type !== undefined && type !== "object") || isStructural({ ...node, value: rest })) return undefined;
    return plainReference(only);
  }

  function standsFor(node: Node): Node | undefined {
    const trail = new Set<unknown>();
    let at: Node | undefined = node;
    for (let next = plainReference(at); next !== undefined; next = at && plainReference(at)) {
      if (trail.has(next.value)) return undefined;
      trail.add(next.value);
      at = documents.target(referenceOf(next) ?? "", next);
    }
    return at;
  }

  return { plainReference, standsFor };
}
