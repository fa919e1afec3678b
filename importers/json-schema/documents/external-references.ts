import { itemAt } from "#engine/item-at";
import { isList, isObject, type Json, own } from "#engine/json";
import { isUrl } from "../../address.ts";
import { inside, lastStep, type Node } from "../../node.ts";

/** A reference out of a document, and the node that holds it. */
export interface ExternalReference {
  readonly address: string;
  readonly at: Node;
  /** True if it is in place of a value of the API, which may look like a reference. */
  readonly isData: boolean;
}

/**
 * Members that contain values of the API instead of parts of the description: a `$ref` in them is data, unless it is all
 * of the value and names a file.
 */
const data: ReadonlySet<string> = new Set(["example", "default", "enum", "const", "value"]);

/** Finds the references of a document that name another one. */
export function externalReferences(root: Node): readonly ExternalReference[] {
  const found: ExternalReference[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value } = node;
    if (isList(value)) for (const [i, item] of value.entries()) if (isBranch(item)) open.push(inside(node, item, i));
    if (!isObject(value)) continue;
    const address = addressIn(value);
    if (address !== "") found.push({ address, at: node, isData: false });
    // A property of the API may be called `value`; then it is a schema.
    const named = lastStep(node) === "properties";
    for (const key of Object.keys(value)) {
      const child = own(value, key);
      if (!isBranch(child)) continue;
      const at = inside(node, child, key);
      if (named || !data.has(key)) open.push(at);
      else if (isFileReference(child)) found.push({ address: addressIn(child), at, isData: key !== "enum" });
    }
  }
  return found;
}

/** Returns the address of another document that a value refers to; empty if there is none. */
function addressIn(value: Json | undefined): string {
  const reference = isObject(value) ? (own(value, "$ref") ?? own(value, "$dynamicRef")) : undefined;
  return typeof reference === "string" ? itemAt(reference.split("#", 1), 0) : "";
}

/** Returns true for a reference to a file and nothing else. Addresses may be values of the API. */
export function isFileReference(value: Json | undefined): boolean {
  if (!isObject(value) || Object.keys(value).length !== 1) return false;
  const reference = own(value, "$ref");
  return typeof reference === "string" && !isUrl(reference) && /\.(?:json|ya?ml)(?:#|$)/i.test(reference);
}

const isBranch = (value: unknown): boolean => typeof value === "object" && value !== null;
