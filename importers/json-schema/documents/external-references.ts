import { itemAt } from "#engine/item-at";
import { isList, isObject, own } from "#engine/json";
import { inside, lastStep, type Node } from "../../node.ts";

/** A reference out of a document, and the node that holds it. */
export interface ExternalReference {
  readonly address: string;
  readonly at: Node;
}

/** Members that contain values of the API instead of parts of the description: a `$ref` in them is data. */
const data: ReadonlySet<string> = new Set(["example", "default", "enum", "const", "value"]);

/** Finds the references of a document that name another one. */
export function externalReferences(root: Node): readonly ExternalReference[] {
  const found: ExternalReference[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value } = node;
    if (isList(value)) for (const [i, item] of value.entries()) if (isBranch(item)) open.push(inside(node, item, i));
    if (!isObject(value)) continue;
    const reference = own(value, "$ref");
    const address = typeof reference === "string" ? itemAt(reference.split("#", 1), 0) : "";
    if (address !== "") found.push({ address, at: node });
    // A property of the API may be called `value`; then it is a schema.
    const named = lastStep(node) === "properties";
    for (const key of Object.keys(value)) {
      const child = own(value, key);
      if (isBranch(child) && (named || !data.has(key))) open.push(inside(node, child, key));
    }
  }
  return found;
}

const isBranch = (value: unknown): boolean => typeof value === "object" && value !== null;
