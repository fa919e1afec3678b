import { isList, isObject, own } from "#engine/json";
import { entriesOf, included, itemsOf, keyword, type Node } from "../../node.ts";

/** Maximum nesting of branches; a schema that contains itself exceeds it. Our choice. */
const deepest = 20;

/** Keywords with schemas by name that apply to the same value if it has the property of that name. */
const byName = ["dependentSchemas", "dependencies"] as const;
/** Keywords with alternatives, which are conditions inside a branch. */
const lists = ["allOf", "anyOf", "oneOf"] as const;

/**
 * Collects the properties of conditions (`if`, `dependentSchemas`, `dependencies`), with their schemas in each branch: a form
 * offers them, and the condition is checked.
 */
export function branchProperties(schema: Node): ReadonlyMap<string, readonly Node[]> {
  const found = new Map<string, Node[]>();
  for (const branch of branchesOf(schema)) collect(branch, found, 0);
  return found;
}

/** Returns the schemas that apply to the value of a schema under a condition. */
function branchesOf(schema: Node): readonly Node[] {
  const { value } = schema;
  if (!isObject(value)) return [];
  const conditional = own(value, "if") === undefined ? [] : [keyword(schema, "then"), keyword(schema, "else")];
  const dependent = byName.flatMap((key) => {
    const at = keyword(schema, key);
    return isObject(at.value) ? entriesOf(at).map(([, one]) => one) : [];
  });
  // Alternatives are separate variants with separate conditions.
  const parts = keyword(schema, "allOf");
  return [...conditional, ...dependent, ...(isList(parts.value) ? itemsOf(parts).flatMap(branchesOf) : [])];
}

function collect(branch: Node, found: Map<string, Node[]>, depth: number): void {
  const schema = included(branch);
  if (!isObject(schema.value) || depth > deepest) return;
  const properties = keyword(schema, "properties");
  for (const [key, one] of isObject(properties.value) ? entriesOf(properties) : []) {
    const known = found.get(key) ?? [];
    // `false` only forbids the property.
    if (one.value !== false && known.every(({ value }) => value !== one.value)) found.set(key, [...known, one]);
  }
  for (const key of lists) {
    const at = keyword(schema, key);
    for (const one of isList(at.value) ? itemsOf(at) : []) collect(one, found, depth + 1);
  }
  for (const one of branchesOf(schema)) collect(one, found, depth + 1);
}
