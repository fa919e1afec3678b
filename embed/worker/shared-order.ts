import { isList, isObject, type Json, type JsonObject, keyPattern, own } from "#engine/json";
import type { DividedDocument } from "./part-of-document.ts";

/**
 * Returns the named schemas with an order of properties that may depend on the rest of a document, as references: a
 * property that distinguishes the variants of a union is the first one of each variant, wherever the union is written.
 */
export function schemasOfSharedOrder(document: DividedDocument): ReadonlySet<string> {
  const find = namedSchemas(document.value);
  const tags = new Map<string, Set<string>>();
  for (const union of unionsIn(document.matching(uniting))) {
    const shared = sharedTags(union, find);
    for (const reference of shared.size === 0 ? [] : union.variants.flatMap((one) => aliasesOf(one, find))) {
      const known = tags.get(reference) ?? new Set();
      tags.set(reference, known);
      for (const tag of shared) known.add(tag);
    }
  }
  return new Set([...tags].flatMap(([reference, found]) => (isMoved(find(reference), found) ? [reference] : [])));
}

const start = "#/components/schemas/";

type Find = (reference: Json | undefined) => Json | undefined;

function namedSchemas(document: JsonObject): Find {
  const components = own(document, "components");
  const named = isObject(components) ? own(components, "schemas") : undefined;
  return (reference) =>
    isObject(named) && typeof reference === "string" && reference.startsWith(start)
      ? own(named, reference.slice(start.length))
      : undefined;
}

interface Union {
  readonly schema: JsonObject;
  readonly variants: readonly Json[];
}

/** Finds the texts that may have unions. */
const uniting = keyPattern(["oneOf", "anyOf"]);

function* unionsIn(parts: Iterable<Json>): Generator<Union> {
  const open: Json[] = [...parts];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (!isObject(value) && !isList(value)) continue;
    if (isObject(value)) {
      for (const keyword of ["oneOf", "anyOf"]) {
        const variants = own(value, keyword);
        if (isList(variants) && variants.length > 1) yield { schema: value, variants };
      }
    }
    for (const member of Object.values(value)) if (typeof member === "object" && member !== null) open.push(member);
  }
}

/** Returns the properties that may distinguish the variants of a union: each has a constant in all of them. */
function sharedTags({ schema, variants }: Union, find: Find): ReadonlySet<string> {
  const discriminator = own(schema, "discriminator");
  const named = isObject(discriminator) ? own(discriminator, "propertyName") : undefined;
  const [first, ...others] = variants
    .filter((variant) => !(isObject(variant) && own(variant, "type") === "null"))
    .map((variant) => constantsIn(variant, find));
  const shared = [...(first ?? [])].filter((key) => others.every((other) => other.has(key)));
  return new Set([...shared, ...(typeof named === "string" ? [named] : [])]);
}

/** Returns the names of properties that may allow only one value. */
function constantsIn(schema: Json, find: Find): ReadonlySet<string> {
  return new Set(
    partsOf(schema, find).flatMap((part) => {
      const properties = own(part, "properties");
      if (!isObject(properties)) return [];
      return Object.entries(properties).flatMap(([key, property]) => (mayBeConstant(property, find) ? [key] : []));
    }),
  );
}

const mayBeConstant = (property: Json, find: Find): boolean =>
  partsOf(property, find).some((part) => {
    const choices = own(part, "enum");
    return own(part, "const") !== undefined || (isList(choices) && choices.length < 2);
  });

/** Returns a schema with all that it includes: the targets of references, and the parts of `allOf`. */
function partsOf(schema: Json, find: Find): readonly JsonObject[] {
  const found = new Set<JsonObject>();
  const open: Json[] = [schema];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (!isObject(part) || found.has(part)) continue;
    found.add(part);
    const all = own(part, "allOf");
    open.push(find(own(part, "$ref")) ?? null, ...(isList(all) ? all : []));
  }
  return [...found];
}

/** Returns the references that a schema includes, directly or not. */
const aliasesOf = (schema: Json, find: Find): readonly string[] =>
  partsOf(schema, find).flatMap((part) => {
    const reference = own(part, "$ref");
    return typeof reference === "string" ? [reference] : [];
  });

/** Returns true unless the only tag of a schema is its first property, or not a property. */
function isMoved(schema: Json | undefined, tags: ReadonlySet<string>): boolean {
  // A name with an escaped character is not looked up.
  if (schema === undefined || !isObject(schema)) return true;
  if (["allOf", "oneOf", "anyOf", "$ref"].some((key) => own(schema, key) !== undefined)) return true;
  const properties = own(schema, "properties");
  const [first, ...others] = isObject(properties) ? Object.keys(properties) : [];
  return others.some((key) => tags.has(key)) || (tags.size > 1 && first !== undefined && tags.has(first));
}
