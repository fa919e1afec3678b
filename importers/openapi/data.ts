import { isObject, type Json, own } from "#engine/json";
import { isFileReference, referenceOf } from "../json-schema/index.ts";
import { type Node, pathOf } from "../node.ts";
import type { Scope } from "./scope.ts";

/**
 * Returns a value of the API, such as an example. A `$ref` in it is data, unless it is all of the value and names a file
 * or an example of the description.
 */
export function dataOf(node: Node, { documents }: Pick<Scope, "documents">): Json | undefined {
  const reference = referenceOf(node);
  if (reference === undefined || !(isFileReference(node.value) || isExampleReference(reference))) return node.value;
  const target = documents.find(reference, node);
  if (target?.value === undefined) return node.value;
  const [top, section] = pathOf(target);
  // An example of the components holds its value.
  const isExample = top === "components" && section === "examples" && isObject(target.value);
  return isExample ? (own(target.value, "value") ?? target.value) : target.value;
}

const isExampleReference = (reference: string): boolean => reference.startsWith("#/components/examples/");
