import { decodedUri } from "#engine/decode-uri";
import {
  escapeSegment,
  isList,
  isObject,
  type Json,
  type JsonObject,
  objectOf,
  own,
  unescapeSegment,
} from "#engine/json";

/** Members of an operation that its place in a reference depends on. */
const placing = ["operationId", "tags", "summary", "deprecated", "x-internal", "x-hidden", "x-excluded"];

const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace", "query"];

/** Keywords of references by name instead of location. */
const global = ["$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveRef", "$id"];

/**
 * Returns an OpenAPI 3 document with only the members of operations that lists of pages need. It is read in a fraction of
 * the time. Undefined for other documents.
 */
export function outlineOf(document: Json): JsonObject | undefined {
  if (!isObject(document) || typeof own(document, "openapi") !== "string") return undefined;
  // A playground that the document describes refers to all operations.
  if (own(document, "x-callboard-playground") !== undefined) return undefined;
  const items = own(document, "paths");
  if (!isObject(items)) return undefined;
  const paths = Object.entries(items).map(([path, item]) => [path, outlineOfItem(item)] as const);
  return withComponents({ ...only(document, (name) => name !== "webhooks"), paths: objectOf(paths) }, () => false);
}

const outlineOfItem = (item: Json): Json =>
  isObject(item)
    ? objectOf(
        Object.entries(item).map(([key, value]) => {
          const isOperation = methods.includes(key.toLowerCase()) && isObject(value);
          return [key, isOperation ? only(value, (name) => placing.includes(name)) : value] as const;
        }),
      )
    : item;

/**
 * Returns an OpenAPI 3 document with one operation and all that it refers to, under the id that it has in the whole. It is
 * undefined if there is no such operation, or if it may refer to other files.
 */
export function onlyOperation(
  document: JsonObject,
  { path, method, id }: { readonly path: string; readonly method: string; readonly id: string },
): JsonObject | undefined {
  const entry = own(document, "paths");
  const item = isObject(entry) ? own(entry, path) : undefined;
  if (!isObject(item)) return undefined;
  const key = Object.keys(item).find((one) => one.toLowerCase() === method.toLowerCase());
  const operation = key === undefined ? undefined : own(item, key);
  if (key === undefined || !isObject(operation)) return undefined;
  const shared = only(item, (name) => !methods.includes(name.toLowerCase()) && name !== "additionalOperations");
  const part = { ...shared, [key]: { ...operation, operationId: id } };
  const references = componentsOf(document, part);
  if (references === undefined) return undefined;
  const rest = only(document, (name) => name !== "webhooks");
  return withComponents({ ...rest, paths: { [path]: part } }, (reference) => references.has(reference));
}

/** Returns references to the components that a part of a document refers to, directly or not; undefined for other files. */
function componentsOf(document: JsonObject, part: Json): ReadonlySet<string> | undefined {
  const subtypes = subtypesIn(document);
  const seen = new Set<string>();
  const open: Json[] = [part];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isList(value)) open.push(...value);
    if (!isObject(value)) continue;
    if (global.some((key) => own(value, key) !== undefined)) return undefined;
    for (const target of targetsIn(value)) {
      const found = [target, ...(subtypes.get(target) ?? [])];
      for (let next = found.pop(); next !== undefined; next = found.pop()) {
        if (!next.startsWith("#/")) return undefined;
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(valueAt(document, next) ?? null);
        found.push(...(subtypes.get(next) ?? []));
      }
    }
    open.push(...Object.values(value));
  }
  return new Set([...seen].flatMap((target) => component.exec(decodedUri(target))?.[0] ?? []));
}

const schemas = "#/components/schemas/";
const component = /^#\/components\/[^/]+\/[^/]+/;

/** Returns the references in an object: `$ref`, and the schemas of a discriminator. */
function targetsIn(value: JsonObject): readonly string[] {
  const discriminator = own(value, "discriminator");
  const mapping = isObject(discriminator) ? own(discriminator, "mapping") : undefined;
  const mapped = isObject(mapping) ? Object.values(mapping) : [];
  return [
    ...[own(value, "$ref") ?? null].filter((target) => typeof target === "string"),
    ...mapped.flatMap((target) =>
      typeof target !== "string" ? [] : [/[#/.]/.test(target) ? target : schemas + escapeSegment(target)],
    ),
  ];
}

/** Returns the named schemas that include another by `allOf`, as references, by the reference of that. */
function subtypesIn(document: JsonObject): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const named = valueAt(document, schemas.slice(0, -1));
  for (const [name, schema] of isObject(named) ? Object.entries(named) : []) {
    const parts = isObject(schema) ? own(schema, "allOf") : undefined;
    for (const part of isList(parts) ? parts : []) {
      const parent = isObject(part) ? own(part, "$ref") : undefined;
      if (typeof parent === "string") found.set(parent, [...(found.get(parent) ?? []), schemas + escapeSegment(name)]);
    }
  }
  return found;
}

function valueAt(document: JsonObject, reference: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of reference.slice(2).split("/")) {
    value = isObject(value) ? own(value, unescapeSegment(decodedUri(key))) : undefined;
  }
  return value;
}

const only = (object: JsonObject, isKept: (key: string) => boolean): JsonObject =>
  objectOf(Object.entries(object).filter(([key]) => isKept(key)));

/** Components that all operations depend on. */
const general: ReadonlySet<string> = new Set(["securitySchemes", "pathItems"]);

/** Returns a document with some of its components, which are named by references. */
function withComponents(document: JsonObject, isKept: (reference: string) => boolean): JsonObject {
  const components = own(document, "components");
  if (!isObject(components)) return document;
  const kept = Object.entries(components).map(([section, named]) => {
    const isWhole = general.has(section) || !isObject(named);
    const start = `#/components/${section}/`;
    return [section, isWhole ? named : only(named, (name) => isKept(start + escapeSegment(name)))] as const;
  });
  return { ...document, components: objectOf(kept) };
}
