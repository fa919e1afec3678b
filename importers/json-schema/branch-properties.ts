import { isList, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { Path } from "#engine/shape";

/** Keywords with a schema or a list of schemas. Values of all others are data. */
export const schemaKeywords: ReadonlySet<string> = new Set([
  ...["additionalItems", "additionalProperties", "allOf", "anyOf", "contains", "else", "if", "items", "not", "oneOf"],
  ...["prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
]);

/** Keywords with schemas by name. */
export const mapKeywords: ReadonlySet<string> = new Set([
  ...["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"],
]);

/** A property that only a branch of a condition declares. */
export interface BranchProperty {
  /** The path of the object's schema. */
  readonly at: Path;
  readonly key: string;
}

/** A schema with its conditional properties declared, and these properties. */
export interface Declared {
  readonly schema: Json;
  readonly added: readonly BranchProperty[];
}

/** The branches of a condition. */
const branches = ["then", "else"] as const;
/** Keywords with schemas by name that apply to the same value if it has the property of that name. */
const byName = ["dependentSchemas", "dependencies"] as const;
/** Keywords with alternatives, which are conditions inside a branch. */
const lists = ["allOf", "anyOf", "oneOf"] as const;

/**
 * Declares the properties of conditions (`if`, `then`, `else`, `dependentSchemas`, `dependencies`) as optional properties
 * of the object around them, so that a form has fields for them. The conditions stay, so they are still checked.
 */
export function declareBranchProperties(schema: Json): Declared {
  const added: BranchProperty[] = [];
  const visitAll = (map: JsonObject, at: Path): Json =>
    objectOf(Object.entries(map).map(([key, one]) => [key, visit(one, [...at, key])]));
  /** `isPart` is true for a member of `allOf`: the object around it declares its properties. */
  const visit = (value: Json, at: Path, isPart = false): Json => {
    if (!isObject(value)) return value;
    const inner = objectOf(
      Object.entries(value).map(([key, one]) => {
        if (isList(one) && schemaKeywords.has(key))
          return [key, one.map((item, i) => visit(item, [...at, key, i], key === "allOf"))];
        if (!isObject(one)) return [key, one];
        if (mapKeywords.has(key)) return [key, visitAll(one, [...at, key])];
        return [key, schemaKeywords.has(key) ? visit(one, [...at, key]) : one];
      }),
    );
    const found = new Map<string, Json[]>();
    if (!isPart) for (const branch of branchesOf(value)) collect(branch, found);
    const known = own(value, "properties");
    const fresh = [...found].filter(([key]) => !isObject(known) || own(known, key) === undefined);
    if (fresh.length === 0) return inner;
    added.push(...fresh.map(([key]) => ({ at, key })));
    const declared = own(inner, "properties");
    const entries = fresh.map(([key, schemas]) => [key, schemaOfAny(schemas)] as const);
    const before = declared !== undefined && isObject(declared) ? declared : {};
    return { ...inner, properties: { ...before, ...objectOf(entries) } };
  };
  return { schema: visit(schema, []), added };
}

/** Returns the schemas that apply to the value of a schema under a condition. */
function branchesOf(schema: JsonObject): readonly Json[] {
  // Alternatives are separate variants with separate conditions.
  const nested = itemsIn(own(schema, "allOf")).flatMap((one) => (isObject(one) ? branchesOf(one) : []));
  const conditional = branches.flatMap((key) => own(schema, key) ?? []);
  const dependent = byName.flatMap((key) => {
    const all = own(schema, key);
    return isObject(all) ? Object.values(all).filter(isObject) : [];
  });
  return [...conditional, ...dependent, ...nested];
}

/** Collects the properties that a branch declares, also in its alternatives. */
function collect(branch: Json, found: Map<string, Json[]>): void {
  if (!isObject(branch)) return;
  const properties = own(branch, "properties");
  if (isObject(properties)) {
    for (const [key, schema] of Object.entries(properties)) found.set(key, [...(found.get(key) ?? []), schema]);
  }
  for (const key of lists) for (const one of itemsIn(own(branch, key))) collect(one, found);
  for (const one of branchesOf(branch)) collect(one, found);
}

const itemsIn = (value: Json | undefined): readonly Json[] => (value !== undefined && isList(value) ? value : []);

/** Returns a schema for values of any of these schemas. */
function schemaOfAny(schemas: readonly Json[]): Json {
  const distinct = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  const [only = true, second] = distinct;
  if (second === undefined) return only;
  const values = distinct.map((one) => (isObject(one) ? own(one, "enum") : undefined));
  const isChoice = values.every(isList) && distinct.every((one) => isObject(one) && own(one, "type") !== "object");
  if (!isChoice || !isObject(only)) return { anyOf: distinct };
  return { ...only, enum: [...new Set(values.flatMap(itemsIn))] };
}
