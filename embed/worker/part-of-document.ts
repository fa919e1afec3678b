import { decodedUri } from "#engine/decode-uri";
import {
  escapeSegment,
  isList,
  isObject,
  type Json,
  type JsonObject,
  keyPattern,
  objectOf,
  own,
  unescapeSegment,
} from "#engine/json";
import { isSequenceType, mediaType } from "#engine/request";
import type { IndexedDocument } from "#importers";

/** Members of an operation that neither its place in a reference nor the overview of the API depends on. */
const contents: ReadonlySet<string> = new Set(["parameters", "requestBody", "responses"]);

/** Returns true for the members of a schema that its title depends on. */
const isTitling = (name: string): boolean => name === "title" || name === "deprecated" || name.startsWith("x-");

/** Members of a document with operations. */
const holders = ["paths", "webhooks", "x-webhooks"] as const;

const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace", "query"];

/** Keywords of references by name instead of location. */
const global = ["$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveRef", "$id"];

/** An OpenAPI 3 document that can be read in parts. */
export interface DividedDocument extends IndexedDocument {
  readonly value: JsonObject;
}

/** Returns an OpenAPI 3 document that can be read in parts; undefined for others. */
export function dividedDocument(document: IndexedDocument): DividedDocument | undefined {
  const { value } = document;
  if (!isObject(value) || typeof own(value, "openapi") !== "string" || !isObject(own(value, "paths"))) return undefined;
  // A playground that the document describes refers to all operations.
  if (own(value, "x-callboard-playground") !== undefined) return undefined;
  // A reference into the middle of another part names a type that only the whole has.
  for (const part of document.matching(innerReference)) if (hasInnerReference(part)) return undefined;
  return { ...document, value };
}

/** Returns a document with only the members of operations and schemas that lists of pages need. */
export function outlineOf(document: DividedDocument): JsonObject {
  const { value: whole } = document;
  const streams = streamFinder(document);
  const outlines = holders.flatMap((holder) => {
    const items = own(whole, holder);
    const outlineOfItem = (item: Json, path: string): Json =>
      isObject(item)
        ? mapMembers(item, (operation, key) =>
            methods.includes(key.toLowerCase()) && isObject(operation)
              ? only(
                  operation,
                  (name) => !contents.has(name) || (name === "responses" && streams([holder, path, key], operation)),
                )
              : operation,
          )
        : item;
    return isObject(items) ? [[holder, mapMembers(items, outlineOfItem)] as const] : [];
  });
  return withComponents({ ...whole, ...objectOf(outlines) }, (section, named) => {
    if (section !== "schemas") return section === "responses" ? named : {};
    const outlineOfNamed = (name: string): Json =>
      document.mayMatch(["components", "schemas", name], titling) ? outlineOfSchema(own(named, name) ?? null) : {};
    return objectOf(Object.keys(named).map((name) => [name, outlineOfNamed(name)]));
  });
}

/** Finds the texts of schemas that may have members of `isTitling`, and of values other than objects. */
const titling = /^[^{]|"(?:title|deprecated|x-[^"]*)"\s*:|\\u00/;

/** Returns true for the content types of streams, which lists of pages mark. */
const isStream = (type: string): boolean => isSequenceType(type) || mediaType(type) === "text/event-stream";

/** Finds the texts of responses that may be streams, also with letters that are written as escapes. */
const streaming = /stream|json-?lines|jsonl|json-?seq|ndjson|\\u00/i;
const referring = keyPattern(["$ref"]);

/** Returns the function that returns true if an operation may respond with a stream. */
function streamFinder(document: DividedDocument): (path: readonly string[], operation: JsonObject) => boolean {
  const components = own(document.value, "components");
  const named = isObject(components) ? own(components, "responses") : undefined;
  const isNamed =
    isObject(named) &&
    Object.keys(named).some((name) => document.mayMatch(["components", "responses", name], streaming));
  return (path, operation) => {
    const at = [...path, "responses"];
    const mayStream = document.mayMatch(at, streaming) || (isNamed && document.mayMatch(at, referring));
    const responses = mayStream ? own(operation, "responses") : undefined;
    return (isObject(responses) ? Object.values(responses) : []).some((response) => {
      const reference = isObject(response) ? own(response, "$ref") : undefined;
      const target = typeof reference === "string" ? valueAt(document.value, reference) : response;
      const content = target !== undefined && isObject(target) ? own(target, "content") : undefined;
      return content !== undefined && isObject(content) && Object.keys(content).some(isStream);
    });
  };
}

const wholeComponent = /^#\/components\/[^/]+\/[^/]+$/;

/** Finds references that do not look like `wholeComponent`; JSON may escape slashes. */
const innerReference = keyPattern(["$ref"], String.raw`\s*"#(?!\\?/components\\?/[^"/]+/[^"/]+")`);

/** Returns true if a reference within a value names less than a whole component. */
function hasInnerReference(part: Json): boolean {
  const open: Json[] = [part];
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

/** The location of an operation, and its id in the whole document. */
export interface OperationPlace {
  readonly path: string;
  readonly method: string;
  readonly id: string;
}

/** Returns the first operation with an id, or with a method and a path; undefined if that depends on the whole document. */
export function operationNamed({ value }: DividedDocument, name: string): OperationPlace | undefined {
  let named: OperationPlace | undefined;
  for (const [path, item] of Object.entries(own(value, "paths") ?? {})) {
    if (!isObject(item) || path.startsWith("x-")) continue;
    // Operations of other places, and ids that are made of method and path, may have the name too.
    if (own(item, "$ref") !== undefined || own(item, "additionalOperations") !== undefined) return undefined;
    for (const key of Object.keys(item).filter((one) => methods.includes(one.toLowerCase()))) {
      const operation = own(item, key);
      if (operation === undefined || !isObject(operation)) continue;
      const id = own(operation, "operationId");
      const method = key.toUpperCase();
      if (id === name) return { path, method, id: name };
      if (typeof id !== "string" || id.trim() === "") {
        if (new RegExp(`^${key}(?:-|$)`, "i").test(name)) return undefined;
      } else if (`${method} ${path}` === name) named ??= { path, method, id };
    }
  }
  return named;
}

/**
 * Returns an OpenAPI 3 document with one operation and all that a part of its endpoint refers to, under its id in the
 * whole document. Returns undefined without such an operation, or if it may refer to other files.
 */
export function onlyOperation(
  document: DividedDocument,
  { path, method, id }: OperationPlace,
  of: EndpointPart,
): OnlyOperation | undefined {
  const { value } = document;
  const entry = own(value, "paths");
  const item = isObject(entry) ? own(entry, path) : undefined;
  if (!isObject(item)) return undefined;
  const key = Object.keys(item).find((one) => one.toLowerCase() === method.toLowerCase());
  const operation = key === undefined ? undefined : own(item, key);
  if (key === undefined || !isObject(operation)) return undefined;
  const shared = only(item, (name) => !methods.includes(name.toLowerCase()) && name !== "additionalOperations");
  const whole = { ...shared, [key]: { ...operation, operationId: id } };
  const entered = { ...shared, [key]: only(operation, (name) => name !== "responses") };
  const references = componentsOf(document, of === "page" ? whole : entered);
  // Forms show the status and the media type of responses, but not their properties.
  const shallow = (schema: Json, reference: string): Json =>
    of === "page" || references?.has(reference) || !isObject(schema)
      ? schema
      : only(schema, (keyword) => !memberKeywords.has(keyword));
  const found = of === "page" || references === undefined ? references : componentsOf(document, whole, shallow);
  if (references === undefined || found === undefined) return undefined;
  const rest = only(value, (name) => !holders.some((holder) => holder === name));
  return {
    references,
    document: withComponents({ ...rest, paths: { [path]: whole } }, (section, named) => {
      const start = `#/components/${section}/`;
      const kept = only(named, (name) => found.has(start + escapeSegment(name)));
      return start === schemas ? mapMembers(kept, (one, name) => shallow(one, start + escapeSegment(name))) : kept;
    }),
  };
}

/** Keywords with the types of members of an object. */
const memberKeywords: ReadonlySet<string> = new Set(["properties", "patternProperties", "additionalProperties"]);

/**
 * Returns references to the components that a part of a document refers to, directly or not; undefined for other files.
 *
 * @param partOf returns the part of a named schema of which references are followed
 */
function componentsOf(
  document: DividedDocument,
  part: Json,
  partOf: (schema: Json, reference: string) => Json = (schema) => schema,
): ReadonlySet<string> | undefined {
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
        const named = valueAt(document.value, next) ?? null;
        open.push(next.startsWith(schemas) ? partOf(named, component.exec(decodedUri(next))?.[0] ?? next) : named);
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
function subtypesIn(document: DividedDocument): ReadonlyMap<string, readonly string[]> {
  const known = subtypesOf.get(document.value);
  if (known !== undefined) return known;
  const found = new Map<string, string[]>();
  subtypesOf.set(document.value, found);
  const named = valueAt(document.value, schemas.slice(0, -1));
  for (const name of isObject(named) ? Object.keys(named) : []) {
    const schema = document.mayMatch(["components", "schemas", name], including)
      ? own(named as JsonObject, name) // it has names, so it is an object
      : null;
    const parts = isObject(schema) ? own(schema, "allOf") : undefined;
    for (const part of isList(parts) ? parts : []) {
      const parent = isObject(part) ? own(part, "$ref") : undefined;
      if (typeof parent === "string") found.set(parent, [...(found.get(parent) ?? []), schemas + escapeSegment(name)]);
    }
  }
  return found;
}

const including = keyPattern(["allOf"]);
const subtypesOf = new WeakMap<JsonObject, ReadonlyMap<string, readonly string[]>>();

function valueAt(document: JsonObject, reference: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of reference.slice(2).split("/")) {
    value = isObject(value) ? own(value, unescapeSegment(decodedUri(key))) : undefined;
  }
  return value;
}

/** Returns an object with some of its members; others are not read, so not parsed either. */
const only = (object: JsonObject, isKept: (key: string) => boolean): JsonObject =>
  objectOf(
    Object.keys(object)
      .filter(isKept)
      .map((key) => [key, own(object, key) ?? null]),
  );

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
