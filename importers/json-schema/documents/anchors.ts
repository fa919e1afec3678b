import { isList, isObject, own } from "#engine/json";
import { inside, type Node } from "../../node.ts";

/**
 * Lists the names that a document defines: `$anchor` and `$dynamicAnchor` as `#name`, `$id` as its address (JSON Schema
 * 2020-12 §8.2). The first of equal names wins.
 */
export function anchorsIn(root: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  const add = (name: unknown, node: Node, before: string): void => {
    if (typeof name === "string" && !found.has(before + name)) found.set(before + name, node);
  };
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value } = node;
    if (isList(value)) for (let i = value.length - 1; i >= 0; i -= 1) open.push(inside(node, value[i], i));
    if (!isObject(value)) continue;
    add(own(value, "$anchor"), node, "#");
    add(own(value, "$dynamicAnchor"), node, "#");
    add(own(value, "$id"), node, "");
    for (const key of Object.keys(value).reverse()) open.push(inside(node, own(value, key), key));
  }
  return found;
}
