import { isList, isObject, type Json, own } from "#engine/json";
import { resolveAddress } from "../../address.ts";
import { inside, type Node, pathOf } from "../../node.ts";

/** Keywords with a schema or a list of schemas. Values of all others are data. */
export const schemaKeywords: ReadonlySet<string> = new Set([
  ...["additionalItems", "additionalProperties", "allOf", "anyOf", "contains", "else", "if", "items", "not", "oneOf"],
  ...["prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
]);

/** Keywords with schemas by name. */
export const mapKeywords: ReadonlySet<string> = new Set([
  ...["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"],
]);

/** The drafts of JSON Schema that schemas name by `$schema`. */
export type Draft = "4" | "6" | "7" | "2019-09" | "2020-12";

const drafts: readonly (readonly [address: RegExp, draft: Draft])[] = [
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, "2020-12"],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, "7"],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, "6"],
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, "4"],
];

/** Returns the draft of an address; undefined for other addresses. */
export const draftOf = (address: Json | undefined): Draft | undefined =>
  typeof address === "string" ? drafts.find(([known]) => known.test(address))?.[1] : undefined;

/** The address that references of a schema start from, and its draft; absent if none is named. */
export interface Place {
  readonly base: string;
  readonly draft: Draft | undefined;
}

/** Returns true if keywords beside a `$ref` are ignored, `$id` among them (draft 7 §8.3). */
export const ignoresSiblings = (draft: Draft | undefined): boolean => draft === "4" || draft === "6" || draft === "7";

/** Returns the place of the parts of a value. */
export function placeIn(value: Json | undefined, around: Place): Place {
  if (!isObject(value)) return around;
  const draft = draftOf(own(value, "$schema")) ?? around.draft;
  if (ignoresSiblings(draft) && typeof own(value, "$ref") === "string") return around;
  // A description of OpenAPI 3.2 names itself by `$self`.
  const id = own(value, own(value, "openapi") === undefined ? (draft === "4" ? "id" : "$id") : "$self");
  const [address = ""] = typeof id === "string" ? id.split("#", 1) : [];
  if (address === "") return draft === around.draft ? around : { ...around, draft };
  return { base: resolveAddress(address, around.base), draft };
}

/** Returns the place of a node from the place of its document. */
export function placeOf(node: Node, root: Node, document: Place): Place {
  let place = placeIn(root.value, document);
  let at = root.value;
  for (const step of pathOf(node)) {
    at = isList(at) ? at[Number(step)] : isObject(at) ? own(at, String(step)) : undefined;
    place = placeIn(at, place);
  }
  return place;
}

/** The names that a document defines. */
export interface DocumentNames {
  /** Schemas by their address, and by address, `#` and anchor. The first of equal names wins. */
  readonly nodes: ReadonlyMap<string, Node>;
  /** Schemas with a dynamic anchor, by the address of their resource. The name of a recursive one is empty. */
  readonly dynamic: readonly { readonly resource: string; readonly anchor: string; readonly node: Node }[];
}

/** Members with values of the API; an `$id` in them names nothing. */
const data: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"]);

/** Lists the names of schemas in a document: `$id`, `$anchor`, `$dynamicAnchor` and `$recursiveAnchor` (2020-12 §8.2). */
export function namesIn(root: Node, document: Place): DocumentNames {
  const nodes = new Map<string, Node>();
  const dynamic: { resource: string; anchor: string; node: Node }[] = [];
  const add = (name: string, node: Node): void => void (nodes.has(name) || nodes.set(name, node));
  const open: { node: Node; around: Place; isMap: boolean }[] = [{ node: root, around: document, isMap: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, around, isMap } = next;
    const { value } = node;
    if (isList(value))
      for (let i = value.length - 1; i >= 0; i -= 1)
        open.push({ node: inside(node, value[i], i), around, isMap: false });
    if (!isObject(value)) continue;
    const place = isMap ? around : placeIn(value, around);
    if (!isMap) {
      if (place.base !== around.base) add(place.base, node);
      const id = own(value, place.draft === "4" ? "id" : "$id");
      const anchors = [own(value, "$anchor"), typeof id === "string" && id.startsWith("#") ? id.slice(1) : undefined];
      for (const one of anchors) if (typeof one === "string" && one !== "") add(`${place.base}#${one}`, node);
      const anchor = own(value, "$dynamicAnchor");
      if (typeof anchor === "string") {
        add(`${place.base}#${anchor}`, node);
        dynamic.push({ resource: place.base, anchor, node });
      }
      if (own(value, "$recursiveAnchor") === true) dynamic.push({ resource: place.base, anchor: "", node });
    }
    for (const key of Object.keys(value).reverse())
      if (isMap || !data.has(key))
        open.push({ node: inside(node, own(value, key), key), around: place, isMap: !isMap && mapKeywords.has(key) });
  }
  return { nodes, dynamic };
}
