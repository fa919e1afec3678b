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
import { isSequenceType, mediaType } from "#engine/request";

/** Members of an operation that neither its place in a reference nor the overview of the API depends on. */
const contents: ReadonlySet<string> = new Set(["parameters", "requestBody", "responses"]);

/** Returns true for the members of a schema that its title depends on. */
const isTitling = (name: string): boolean => name === "title" || name === "deprecated" || name.startsWith("x-");

/** Members of a document with operations. */
const holders = ["paths", "webhooks", "x-webhooks"] as const;

const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace", "query"];

/** Keywords of references by name instead of location. */
const global = ["$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveRef", "$id"];

/**
 * Returns an OpenAPI 3 document with only the members of operations and schemas that lists of pages need. It is read in a
 * fraction of the time. Undefined for other documents.
 */
export function outlineOf(document: Json): JsonObject | undefined {
  if (!isObject(document) || typeof own(document, "openapi") !== "string") return undefined;
  // A playground that the document describes refers to all operations.
  if (own(document, "x-callboard-playground") !== undefined) return undefined;
  // A reference into the middle of another part names a type that only the whole has.
  if (!isObject(own(document, "paths")) || hasInnerReferences(document)) return undefined;
  const outlineOfItem = (item: Json): Json =>
    isObject(item)
      ? mapMembers(item, (value, key) =>
          methods.includes(key.toLowerCase()) && isObject(value)
            ? only(value, (name) => !contents.has(name) || (name === "responses" && mayStream(value, document)))
            : value,
        )
      : item;
  const outlines = holders.flatMap((holder) => {
    const items = own(document, holder);
    return isObject(items) ? [[holder, mapMembers(items, outlineOfItem)] as const] : [];
  });
  return withComponents({ ...document, ...objectOf(outlines) }, (section, named) =>
    section === "schemas" ? mapMembers(named, outlineOfSchema) : section === "responses" ? named : {},
  );
}

/** Returns true for the content types of streams, which lists of pages mark. */
const isStream = (type: string): boolean => isSequenceType(type) || mediaType(type) === "text/event-stream";

/** Returns true if an operation may respond with a stream. */
function mayStream(operation: JsonObject, document: JsonObject): boolean {
  const responses = own(operation, "responses");
  return (isObject(responses) ? Object.values(responses) : []).some((response) => {
    const reference = isObject(response) ? own(response, "$ref") : undefined;
    const target = typeof reference === "string" ? valueAt(document, reference) : response;
    const content = target !== undefined && isObject(target) ? own(target, "content") : undefined;
    return content !== undefined && isObject(content) && Object.keys(content).some(isStream);
  });
}

/** Returns true if a reference of a document names less than a whole component of it. */
function hasInnerReferences(document: JsonObject): boolean {
  const open: Json[] = [document];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isObject(value)) {
      const reference = own(value, "$ref");
      if (typeof reference === "string" && reference.startsWith("#") && !wholeComponent.test(reference)) return true;
    }
    for (const member of Object.values(value ?? {}))
      if (typeof member === "object" && member !== null) open.push(member);
  }
  return false;
}

const wholeComponent = /^#\/components\/[^/]+\/[^/]+$/;

const outlineOfSchema = (schema: Json): Json => (isObject(schema) ? only(schema, isTitling) : schema);

const mapMembers = (object: JsonObject, map: (value: Json, key: string) => Json): JsonObject =>
  objectOf(Object.entries(object).map(([key, value]) => [key, map(value, key)] as const));

/** The parts of an endpoint that are requested one by one: its page, and the form of its playground. */
export type EndpointPart = "page" | "form";

/** A document with one operation. */
export interface OnlyOperation {
  readonly document: JsonObject;
  /** The references that its part follows, directly or not. */
  readonly references: ReadonlySet<string>;
}

/**
 * Returns an OpenAPI 3 document with one operation and all that a part of its endpoint refers to, under its id in the
 * whole document. Returns undefined without such an operation, or if it may refer to other files.
 */
export function onlyOperation(
  document: JsonObject,
  { path, method, id }: { readonly path: string; readonly method: string; readonly id: string },
  of: EndpointPart,
): OnlyOperation | undefined {
  const entry = own(document, "paths");
  const item = isObject(entry) ? own(entry, path) : undefined;
  if (!isObject(item)) return undefined;
  const key = Object.keys(item).find((one) => one.toLowerCase() === method.toLowerCase());
  const operation = key === undefined ? undefined : own(item, key);
  if (key === undefined || !isObject(operation)) return undefined;
  const shared = only(item, (name) => !methods.includes(name.toLowerCase()) && name !== "additionalOperations");
  const whole = { ...shared, [key]: { ...operation, operationId: id } };
  const entered = { ...shared, [key]: only(operation, (name) => name !== "responses") };
  const references = componentsOf(document, of === "page" ? whole : entered);
  if (references === undefined) return undefined;
  const rest = only(document, (name) => !holders.some((holder) => holder === name));
  const withOperation = (known: JsonObject, found: ReadonlySet<string>): JsonObject =>
    withComponents({ ...known, paths: { [path]: whole } }, (section, named) =>
      only(named, (name) => found.has(`#/components/${section}/${escapeSegment(name)}`)),
    );
  if (of === "page") return { document: withOperation(rest, references), references };
  // Forms show the status and the media type of responses, but not their properties.
  const shallow = withShallowSchemas(rest, references);
  const found = componentsOf(shallow, whole);
  return found && { document: withOperation(shallow, found), references };
}

/** Keywords with the types of members of an object. */
const memberKeywords: ReadonlySet<string> = new Set(["properties", "patternProperties", "additionalProperties"]);

/** Returns a document with schemas that have no properties, other than those that are referred to. */
const withShallowSchemas = (document: JsonObject, references: ReadonlySet<string>): JsonObject =>
  withComponents(document, (section, named) =>
    section !== "schemas"
      ? named
      : mapMembers(named, (schema, name) =>
          references.has(schemas + escapeSegment(name)) || !isObject(schema)
            ? schema
            : only(schema, (keyword) => !memberKeywords.has(keyword)),
        ),
  );

/** Returns references to the components that a part of a document refers to, directly or not; undefined for other files. */
function componentsOf(document: JsonObject, part: Json): ReadonlySet<string> | undefined {
  const subtypes = subtypesIn(document);
  const seen = new Set<string>();
  const open: Json[] = [part];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isList(value)) pushAll(open, value);
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
    pushAll(open, Object.values(value));
  }
  return new Set([...seen].flatMap((target) => component.exec(decodedUri(target))?.[0] ?? []));
}

/** Adds values to a list, also more than fit into the arguments of a call. */
function pushAll(list: Json[], values: readonly Json[]): void {
  for (const value of values) list.push(value);
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

/** Returns a document with a part of each section of its components. */
function withComponents(document: JsonObject, partOf: (section: string, named: JsonObject) => JsonObject): JsonObject {
  const components = own(document, "components");
  if (!isObject(components)) return document;
  const parts = mapMembers(components, (named, section) =>
    general.has(section) || !isObject(named) ? named : partOf(section, named),
  );
  return { ...document, components: parts };
}
