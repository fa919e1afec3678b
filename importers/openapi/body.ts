import type { ParameterStyle, ParameterStyles, PartEncoding, RequestBody } from "#engine/model";
import { isConcrete, isJsonType } from "#engine/request";
import type { ObjectShape, Property, Shape } from "#engine/shape";
import type { Facts } from "../json-schema/index.ts";
import { documentedPart } from "../json-schema/index.ts";
import { flagOf, isThere, member, type Node, note, textOf, textsOf } from "../node.ts";
import { type Media, type MediaKind, mediaKind, mediaOf } from "./media.ts";
import { type Parameter, parameterProperty } from "./parameters.ts";
import { nonEmptyText, type Scope } from "./scope.ts";
import { collectionStyle, isList, pairStyle } from "./styles.ts";

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

function requestOf(
  bodies: readonly RequestBody[],
  media: readonly Media[],
  text: string | undefined,
): ReadRequest | undefined {
  const [body, ...alternatives] = bodies;
  if (body === undefined) return undefined;
  const request: Request = {
    ...(text !== undefined && { description: text }),
    body,
    ...(alternatives.length > 0 && { alternatives }),
  };
  return { request, media };
}

function readBody(media: Media, optional: boolean, scope: Scope): RequestBody {
  const { kind, type: contentType } = media;
  const schema = schemaOf(media);
  switch (kind) {
    case "multipart":
      return multipartBody(schema, member(media.node, "encoding"), scope);
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
    case "json":
      return { kind: "json", ...scope.schemas.contentOf(schema), optional, contentType };
  }
}

/** The schema of a body; OpenAPI 3.2 has one for the items of a stream. */
const schemaOf = ({ node }: Media): Node =>
  isThere(member(node, "schema")) ? member(node, "schema") : member(node, "itemSchema");

/** Content that is not JSON is entered as text, so a schema with more structure is only documented. */
function textBody(kind: MediaKind, schema: Node, scope: Scope): { readonly shape: Shape; readonly content?: Shape } {
  const { types, properties, choices } = scope.schemas.factsOf(schema);
  const structured =
    properties.size > 0 || choices.length > 0 || types?.has("object") === true || types?.has("array") === true;
  if (!structured && isThere(schema) && types?.has("string") === true) return { shape: scope.schemas.shapeOf(schema) };
  const shape: Shape = { kind: "string", ...(kind === "xml" && { format: "xml" }) };
  return { shape, ...(structured && { content: scope.schemas.shapeOf(schema) }) };
}

/** Returns true if a schema's values are bytes. */
export const isBinary = ({ format, types, contentType, encoding }: Facts): boolean =>
  (types === undefined || types.has("string")) &&
  (format === "binary" ||
    format === "file" ||
    (contentType !== undefined && encoding === undefined && !isJsonType(contentType)));

function multipartBody(schema: Node, encodings: Node, scope: Scope): RequestBody {
  const parts = new Map<string, PartEncoding>();
  const shape = scope.schemas.formOf(schema, (property, member_) => {
    const encoding = encodingOf(encodings, property.key);
    const contentType = typesIn(encoding);
    const file = fileShape(member_, contentType, scope);
    const isList = listOf(member_, scope);
    const json = contentType[0] !== undefined && isJsonType(contentType[0]);
    const part: PartEncoding = {
      ...(contentType.length > 0 && { contentType }),
      // A list is one part for each item unless it is written as JSON (OpenAPI 3.1 "Special Considerations").
      ...(file === undefined && isList && !json && { exploded: true }),
    };
    // Variants of a form share the encoding of a field.
    if (Object.keys(part).length > 0) parts.set(property.key, { ...parts.get(property.key), ...part });
    return file === undefined ? property : { ...property, shape: file };
  });
  return { kind: "form-data", shape, parts: Object.fromEntries(parts) };
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
  return { kind: "urlencoded", shape, optional, contentType, styles: Object.fromEntries(styles) };
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

/** Reads the body of OpenAPI 2.0: a `body` parameter, or the fields of a form. */
export function readOldRequest(
  parameters: readonly Parameter[],
  consumes: readonly string[],
  scope: Scope,
): ReadRequest | undefined {
  const body = parameters.find(({ placement: place }) => place === "body");
  const fields = parameters.filter(({ placement: place }) => place === "formData");
  if (body !== undefined) return oldBody(body, consumes, scope);
  if (fields.length === 0) return undefined;
  const file = fields.find(({ node }) => member(node, "type").value === "file");
  const hasFile = file !== undefined;
  if (file !== undefined && !consumes.some((type) => mediaKind(type) === "multipart")) {
    note(
      member(file.node, "type"),
      "missing",
      `expected "multipart/form-data" in "consumes", which files require (OpenAPI 2.0 "Parameter Object"); the body is sent as multipart/form-data`,
    );
  }
  const multipart = hasFile || consumes[0] === "multipart/form-data";
  const properties = fields.map((field) => oldField(field, scope));
  const shape: ObjectShape = { kind: "object", properties };
  const optional = properties.every((one) => one.optional);
  if (multipart) return requestOf([{ kind: "form-data", shape, parts: oldParts(fields) }], [], undefined);
  const contentType = "application/x-www-form-urlencoded";
  return requestOf([{ kind: "urlencoded", shape, optional, contentType, styles: oldStyles(fields) }], [], undefined);
}

function oldBody({ node }: Parameter, consumes: readonly string[], scope: Scope): ReadRequest | undefined {
  const types = consumes.length === 0 ? ["application/json"] : consumes;
  const all = types.map((type): Media => ({ type, kind: mediaKind(type), node }));
  const media = [...all.filter(({ kind }) => kind === "json"), ...all.filter(({ kind }) => kind !== "json")];
  const optional = flagOf(member(node, "required")) !== true;
  const usable = media.filter(({ type }) => isConcrete(type) || type === "*/*");
  const known = usable.length === 0 ? [{ type: "application/json", kind: "json" as const, node }] : usable;
  const bodies = known.map((one) => readBody(one, optional, scope));
  return requestOf(bodies, known, nonEmptyText(node, "description"));
}

function oldField(field: Parameter, scope: Scope): Property {
  const { name, node } = field;
  if (member(node, "type").value !== "file") return parameterProperty(field, scope);
  const optional = flagOf(member(node, "required")) !== true;
  return { ...documentedPart(node), key: name, shape: { kind: "file", multiple: false }, optional };
}

function oldParts(fields: readonly Parameter[]): { readonly [key: string]: PartEncoding } {
  const lists = fields.filter(({ node }) => member(node, "type").value === "array");
  return Object.fromEntries(lists.map(({ name }) => [name, { exploded: true }] as const));
}

function oldStyles(fields: readonly Parameter[]): ParameterStyles {
  const lists = fields.filter(({ node }) => member(node, "type").value === "array");
  return Object.fromEntries(lists.map(({ name, node }) => [name, collectionStyle(node, "formData")] as const));
}

/** The media types that a part of OpenAPI 2.0 names, or else the media types of the document. */
export function oldTypes(operation: Node, root: Node, key: "consumes" | "produces"): readonly string[] {
  const own = member(operation, key);
  return textsOf(isThere(own) ? own : member(root, key));
}
