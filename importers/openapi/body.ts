import { isList as isArray, type Json, objectOf, printJson } from "#engine/json";
import { type Content, formFields, type ParameterStyle, type PartEncoding, type RequestBody } from "#engine/model";
import { isConcrete, isJsonType, isSequenceType, mediaType } from "#engine/request";
import { isOfKind, type ObjectShape, type Property, type Shape } from "#engine/shape";
import type { Facts } from "../json-schema/index.ts";
import { withSchemaTexts } from "../json-schema/index.ts";
import { entriesOf, flagOf, isThere, itemsOf, member, type Node, note, textOf, textsOf } from "../node.ts";
import { readSerialized } from "./example-object.ts";
import { type Media, type MediaKind, mediaKind, mediaOf } from "./media.ts";
import { contentOf, isList, pairStyle, parameterExamples } from "./parameters/index.ts";
import { nonEmptyText, partAt, type Scope } from "./scope.ts";

/** A request body with the media type objects that it was read from, in the same order. */
export interface Request {
  readonly description?: string;
  readonly body: RequestBody;
  readonly alternatives?: readonly RequestBody[];
}

/** A request with the descriptions of its bodies, which may contain examples. */
export interface ReadRequest {
  readonly request: Request;
  readonly media: readonly Media[];
}

/** Reads a "Request Body Object" of OpenAPI 3. JSON comes first; the other media types are alternatives. */
export function readRequest(node: Node, scope: Scope): ReadRequest | undefined {
  const media = mediaOf(member(node, "content"));
  const optional = flagOf(member(node, "required")) !== true;
  return requestOf(
    media.map((one) => readBody(one, optional, scope)),
    media,
    nonEmptyText(node, "description"),
  );
}

export function requestOf(
  bodies: readonly RequestBody[],
  media: readonly Media[],
  text: string | undefined,
): ReadRequest | undefined {
  const [body, ...alternatives] = bodies;
  if (body === undefined) return undefined;
  const schemas = media.flatMap(({ node }) => ["schema", "itemSchema"].map((key) => member(node, key)));
  const request: Request = {
    ...withSchemaTexts(text, schemas),
    body,
    ...(alternatives.length > 0 && { alternatives }),
  };
  return { request, media };
}

export function readBody(media: Media, optional: boolean, scope: Scope): RequestBody {
  const { kind, type: contentType } = media;
  const schema = schemaOf(media);
  switch (kind) {
    case "multipart":
      return multipartBody(media, schema, scope, optional);
    case "urlencoded":
      return urlencodedBody(schema, member(media.node, "encoding"), { optional, contentType }, scope);
    case "binary":
      return { kind: "octet-stream", optional, contentType };
    case "any":
      return isBinary(scope.schemas.factsOf(schema)) || !isThere(schema)
        ? { kind: "octet-stream", optional, contentType }
        : { kind: "json", ...scope.schemas.contentOf(schema), optional, contentType: "application/json" };
    case "xml":
    case "text":
    case "sse":
      return { kind: "json", ...textBody(kind, schema, scope), optional, contentType };
    case "ndjson":
      return { kind: "json", ...sequenceOf(media, scope), optional, contentType };
    case "json":
      return { kind: "json", ...scope.schemas.contentOf(schema), optional, contentType };
  }
}

/** The schema of a body; OpenAPI 3.2 has one for the items of a stream. */
const schemaOf = ({ node }: Media): Node =>
  isThere(member(node, "schema")) ? member(node, "schema") : member(node, "itemSchema");

/**
 * Returns the values of a sequence as a list. Before OpenAPI 3.2 a schema described the whole sequence, or in many
 * descriptions each value; text is the whole sequence, written.
 */
function sequenceOf({ node }: Media, { schemas }: Scope): Content {
  const [schema, item] = [member(node, "schema"), member(node, "itemSchema")];
  if (isThere(item)) return { shape: { kind: "list", item: schemas.shapeOf(item) } };
  const facts = schemas.factsOf(schema);
  if (isList(facts) || facts.types?.has("string") === true) return schemas.contentOf(schema);
  return { shape: { kind: "list", item: schemas.shapeOf(schema) } };
}

/** Text of an unknown syntax is entered unchanged, so a schema with more structure is only documented. */
function textBody(kind: MediaKind, schema: Node, scope: Scope): Content & { readonly content?: Shape } {
  const { types, properties, choices } = scope.schemas.factsOf(schema);
  const structured =
    properties.size > 0 || choices.length > 0 || types?.has("object") === true || types?.has("array") === true;
  // XML is written from the values of a form.
  if (kind === "xml")
    return structured ? scope.schemas.contentOf(schema) : { shape: { kind: "string", format: "xml" } };
  if (!structured && isThere(schema) && types?.has("string") === true) return { shape: scope.schemas.shapeOf(schema) };
  return { shape: { kind: "string" }, ...(structured && { content: scope.schemas.shapeOf(schema) }) };
}

/** Returns true if a schema's values are bytes. */
export const isBinary = ({ format, types, contentType, encoding }: Facts): boolean =>
  (types === undefined || types.has("string")) &&
  (format === "binary" ||
    format === "file" ||
    // `binary` says that nothing encodes the bytes (RFC 2045 §6.2).
    encoding === "binary" ||
    (contentType !== undefined && encoding === undefined && !isJsonType(contentType)));

function multipartBody(media: Media, schema: Node, scope: Scope, optional: boolean): RequestBody {
  const type = mediaType(media.type);
  const isForm = type === "multipart/form-data" || !isConcrete(type);
  const about = { ...(optional && { optional }), ...(!isForm && { contentType: media.type }) };
  const byPosition = positions(media, schema, scope);
  if (byPosition !== undefined) return { kind: "form-data", ...byPosition, ...about };
  const encodings = member(media.node, "encoding");
  const parts = new Map<string, PartEncoding>();
  const shape = scope.schemas.formOf(schema, (property, member_) => {
    const { part, shape: own } = readPart(encodingOf(encodings, property.key), member_, scope);
    // Variants of a form share the encoding of a field.
    if (Object.keys(part).length > 0) parts.set(property.key, { ...parts.get(property.key), ...part });
    return own === undefined ? property : { ...property, shape: own };
  });
  return { kind: "form-data", shape, ...formLocation(schema, scope), parts: Object.fromEntries(parts), ...about };
}

/** Reads how a part is written; it has another shape than its schema if it is a file, or text of another media type. */
function readPart(
  encoding: Node,
  nodes: readonly Node[],
  scope: Scope,
): { readonly part: PartEncoding; readonly shape?: Shape } {
  const declared = typesIn(encoding);
  // The style of an encoding overrides its media type (OpenAPI 3.1 "Encoding Object").
  const style = pairStyle(encoding);
  const isStyled = style !== undefined && style.style !== "json";
  const file = isStyled ? undefined : fileShape(nodes, declared, scope);
  const contentType = isStyled ? [] : declared;
  const json = contentType[0] !== undefined && isJsonType(contentType[0]);
  const headers = partHeaders(member(encoding, "headers"), scope);
  for (const key of ["encoding", "prefixEncoding", "itemEncoding"]) {
    const inner = member(encoding, key);
    if (isThere(inner)) note(inner, "unsupported", "parts in a part have no own encoding; it is ignored");
  }
  const part: PartEncoding = {
    ...(contentType.length > 0 && { contentType }),
    // A list is one part for each item unless it is written as JSON (OpenAPI 3.1 "Special Considerations").
    ...(file === undefined && !isStyled && listOf(nodes, scope) && !json && { exploded: true }),
    ...(isStyled && { style }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  return { part, ...(file !== undefined && { shape: file }) };
}

/** Reads the headers of a part with their values: the example, the default or the only value of each. */
function partHeaders(headers: Node, scope: Scope): { readonly [name: string]: string } {
  return Object.fromEntries(
    entriesOf(headers).flatMap(([name, at]): readonly (readonly [string, string])[] => {
      const node = partAt(at, scope);
      // The encoding determines the media type of a part.
      if (node === undefined || name.toLowerCase() === "content-type") return [];
      const schema = contentOf(node)?.node ?? node;
      const { defaults, values } = valuesOf(member(schema, "schema"), scope);
      const [value] = [
        ...parameterExamples({ node, schema: member(schema, "schema") }, scope).map((one) => one.value),
        ...defaults,
        ...values,
      ];
      if (value !== undefined && value !== null) return [[name, typeof value === "string" ? value : printJson(value)]];
      if (flagOf(member(node, "required")) === true)
        note(
          node,
          "missing",
          `expected an example of the header ${JSON.stringify(name)} of a part, found nothing; it is not sent`,
        );
      return [];
    }),
  );
}

const valuesOf = (schema: Node, { schemas }: Scope) => {
  const facts = isThere(schema) ? schemas.factsOf(schema) : undefined;
  return { defaults: facts?.default === undefined ? [] : [facts.default], values: facts?.values ?? [] };
};

/**
 * Reads parts that their order identifies (OpenAPI 3.2 `prefixEncoding` and `itemEncoding`) as fields: one for each
 * position, and a list of all that follow. `undefined` for parts with names.
 */
function positions(media: Media, schema: Node, scope: Scope) {
  const { node } = media;
  const itemSchema = member(node, "itemSchema");
  const facts = isThere(schema) ? scope.schemas.factsOf(schema) : undefined;
  if (!isThere(itemSchema) && (facts === undefined || !isList(facts))) return undefined;
  const prefix = itemsOf(member(schema, "prefixItems"));
  const further = isThere(itemSchema) ? itemSchema : member(schema, "items");
  const encodings = itemsOf(member(node, "prefixEncoding"));
  const itemEncoding = member(node, "itemEncoding");
  const least = facts?.minItems ?? 0;
  const all = prefix.map((one, i) => {
    const { part, shape } = readPart(encodings[i] ?? itemEncoding, [one], scope);
    const property = scope.schemas.propertyOf({ key: String(i + 1), nodes: [one], optional: i >= least, about: {} });
    return { part, property: shape === undefined ? property : { ...property, shape } };
  });
  if (further.value !== false && (isThere(further) || prefix.length === 0)) {
    const { part, shape } = readPart(itemEncoding, isThere(further) ? [further] : [], scope);
    const list: Shape =
      shape !== undefined && isOfKind(shape, "file")
        ? { ...shape, multiple: true }
        : { kind: "list", item: scope.schemas.shapeOf(further) };
    const property = { key: positionsKey, shape: list, optional: prefix.length > 0 };
    all.push({ part: shape === undefined ? { ...part, exploded: true } : part, property });
  }
  const shape: ObjectShape = { kind: "object", properties: all.map(({ property }) => property), closed: true };
  const parts = Object.fromEntries(
    all.flatMap(({ part, property }) => (Object.keys(part).length > 0 ? [[property.key, part] as const] : [])),
  );
  return { shape, parts, isPositional: true } as const;
}

/** The field of the parts that follow the parts with positions. */
const positionsKey = "parts";

/** Returns an example as the value that the form of a body has: values of a sequence, or fields by their positions. */
export function formExample(body: RequestBody, value: Json): Json {
  const isText = typeof value === "string" && body.kind === "json" && isOfKind(body.shape, "list");
  if (isText && isSequenceType(body.contentType)) return readSerialized(value, "ndjson");
  if (body.kind !== "form-data" || body.isPositional !== true || !isArray(value)) return value;
  const keys = formFields(body.shape).map(({ key }) => key);
  const single = keys.filter((key) => key !== positionsKey);
  const rest = value.slice(single.length);
  return objectOf([
    ...single.flatMap((key, i): readonly (readonly [string, Json])[] => {
      const one = value[i];
      return one === undefined ? [] : [[key, one]];
    }),
    ...(rest.length > 0 ? [[positionsKey, rest] as const] : []),
  ]);
}

function urlencodedBody(
  schema: Node,
  encodings: Node,
  { optional, contentType }: { readonly optional: boolean; readonly contentType: string },
  scope: Scope,
): RequestBody {
  const styles: [string, ParameterStyle][] = [];
  const shape = scope.schemas.formOf(schema, (property, nodes) => {
    const style = fieldStyle(property, encodingOf(encodings, property.key), nodes, scope);
    if (style !== undefined) styles.push([property.key, style]);
    return property;
  });
  const location = formLocation(schema, scope);
  return { kind: "urlencoded", shape, ...location, optional, contentType, styles: Object.fromEntries(styles) };
}

/** Returns the location of the schema of a form, unless its values are not objects. */
function formLocation(schema: Node, { schemas }: Scope): Pick<Content, "schema"> {
  const { types } = schemas.factsOf(schema);
  return types === undefined || types.has("object") ? schemas.locationOf(schema) : {};
}

/** Returns the serialization of a field; a required list is sent although it is empty. */
function fieldStyle(
  { optional }: Property,
  encoding: Node,
  nodes: readonly Node[],
  scope: Scope,
): ParameterStyle | undefined {
  const style = pairStyle(encoding);
  if (optional || nodes.length === 0 || !isList(scope.schemas.factsOfAll(nodes))) return style;
  return { style: "form", explode: true, ...style, sendsEmpty: true };
}

const encodingOf = (encodings: Node, key: string): Node => member(encodings, key);

const typesIn = (encoding: Node): readonly string[] =>
  (textOf(member(encoding, "contentType")) ?? "")
    .split(",")
    .map((type) => type.trim())
    .filter((type) => type !== "");

const listOf = (nodes: readonly Node[], { schemas }: Scope): boolean =>
  nodes.length > 0 && isList(schemas.factsOfAll(nodes));

/** Returns the shape of a part that is one or several files; `undefined` for any other part. */
function fileShape(nodes: readonly Node[], contentType: readonly string[], { schemas }: Scope): Shape | undefined {
  if (nodes.length === 0) return undefined;
  const facts = schemas.factsOfAll(nodes);
  const accept = contentType.length > 0 ? contentType : facts.contentType === undefined ? [] : [facts.contentType];
  const some = accept.length > 0 ? { accept } : {};
  if (isBinary(facts) || isTypedBytes(facts, contentType)) return { kind: "file", multiple: false, ...some };
  if (facts.items === undefined) return undefined;
  const items = schemas.factsOfAll(facts.items);
  return isBinary(items) || isTypedBytes(items, contentType) ? { kind: "file", multiple: true, ...some } : undefined;
}

/** A part without a schema is bytes if its media type is (OpenAPI 3.1 "Considerations for File Uploads"). */
function isTypedBytes({ types, properties, choices, items }: Facts, contentType: readonly string[]): boolean {
  const [type] = contentType;
  if (type === undefined || properties.size > 0 || choices.length > 0 || items !== undefined) return false;
  const kind = mediaKind(type);
  const bytes = kind === "binary" || (kind === "any" && type.includes("/"));
  return bytes && (types === undefined || types.has("string"));
}

/** The media types that a part of OpenAPI 2.0 names, or else the media types of the document. */
export function oldTypes(operation: Node, root: Node, key: "consumes" | "produces"): readonly string[] {
  const own = member(operation, key);
  return textsOf(isThere(own) ? own : member(root, key));
}
