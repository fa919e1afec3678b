import { defined } from "#engine/item-at";
import { isList, isObject, type Json, type JsonObject, objectOf, own, printJson } from "#engine/json";
import {
  formFields,
  type ParameterStyle,
  type ParameterStyles,
  type PartEncoding,
  type Protocol,
  type RequestBody,
} from "#engine/model";
import {
  type Algebra,
  branches,
  fold,
  leaves,
  type Property,
  type Shape,
  type TypeId,
  type Types,
} from "#engine/shape";
import type { xmlText } from "#engine/xml";
import { itemText, pairs, queryText } from "./encode/index.ts";
import {
  isAccepted,
  isConcrete,
  isJsonType,
  isSequenceType,
  isXmlType,
  mediaType,
  sequencePrefix,
} from "./media-type.ts";
import { filesOf, type SentFile } from "./sent-file.ts";

/** The head of a part: its name, which a part that is known by its position lacks, and headers beside its type. */
interface PartNaming {
  readonly name?: string;
  readonly headers?: { readonly [name: string]: string };
}

/** One part of a multipart body. A text part without a content type is plain text. */
export type Part = PartNaming &
  (
    | { readonly kind: "text"; readonly text: string; readonly contentType?: string }
    | { readonly kind: "file"; readonly fileName: string; readonly contentType: string; readonly dataUrl: string }
  );

/** The body of a request. The bytes of a file are in its `data:` URL. */
export type PlannedBody =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly text: string }
  /** `contentType` is another one than `multipart/form-data`, without its boundary. */
  | { readonly kind: "multipart"; readonly parts: readonly Part[]; readonly contentType?: string }
  | { readonly kind: "bytes"; readonly dataUrl: string; readonly fileName?: string };

/** A body with its content type; the sender sets the type of a multipart body, since it chooses the boundary. */
export interface Content {
  readonly body: PlannedBody;
  readonly contentType?: string;
}

const pairsType = "application/x-www-form-urlencoded";

const none: Content = { body: { kind: "none" } };

/** The input of writing a body; `print` writes JSON with every digit. */
export interface BodyDeps {
  readonly types: Types;
  readonly print: (value: Json) => string;
  /** Writes bodies and parts that are XML; without it, they are JSON. */
  readonly xml?: ReturnType<typeof xmlText> | undefined;
}

/**
 * Writes the body of a request from its wire value; an absent value gives no body.
 *
 * JSON is printed by `print`. A value for another content type is written as pairs for
 * `application/x-www-form-urlencoded` and as a document for XML, and text is sent unchanged for any type that is not JSON.
 */
export function planBody(body: RequestBody, value: Json | undefined, deps: BodyDeps): Content {
  const { print } = deps;
  if (value === undefined) return none;
  switch (body.kind) {
    case "json": {
      const type = isConcrete(body.contentType) ? body.contentType : "application/json";
      const xml = typeof value === "string" || !isXmlType(type) ? undefined : deps.xml;
      return textContent(value, type, xml ? (one) => xml(body.shape, one) : print);
    }
    case "urlencoded":
      return textContent(value, isConcrete(body.contentType) ? body.contentType : pairsType, print, body.styles);
    case "form-data":
      return {
        body: {
          kind: "multipart",
          parts: isObject(value) ? partsOf(body, value, deps) : [],
          ...(body.contentType !== undefined && { contentType: body.contentType }),
        },
      };
    case "octet-stream": {
      const [file] = filesOf(value);
      if (file === undefined) return none;
      const { dataUrl, name } = file;
      const contentType = isConcrete(body.contentType) ? body.contentType : fileType(file, [body.contentType]);
      return { body: { kind: "bytes", dataUrl, ...(name === "" ? {} : { fileName: name }) }, contentType };
    }
  }
}

/**
 * Wraps a body as its protocol asks: OpenRPC names the method and puts the body in `params` (JSON-RPC 2.0 §4). A
 * notification has no `id`.
 */
export function wrapBody<T extends Json | undefined>(protocol: Protocol, value: T): T | JsonObject {
  if (protocol.kind === "rest") return value;
  const params = value === undefined ? [] : [["params", inPositions(value, protocol.positions)] as const];
  const id = protocol.isNotification === true ? [] : [["id", 1] as const];
  return objectOf([["jsonrpc", "2.0"], ["method", protocol.methodName], ...params, ...id]);
}

/** Returns parameters as a list, up to the last present one; an absent one before it is `null`. */
function inPositions(value: Json, positions: readonly string[] | undefined): Json {
  if (positions === undefined || !isObject(value)) return value;
  const last = positions.findLastIndex((key) => own(value, key) !== undefined);
  return positions.slice(0, last + 1).map((key) => own(value, key) ?? null);
}

function textContent(value: Json, contentType: string, print: BodyDeps["print"], styles?: ParameterStyles): Content {
  const type = mediaType(contentType);
  const content = (text: string): Content => ({ body: { kind: "text", text }, contentType });
  // A blank is "+" in a form (WHATWG URL "application/x-www-form-urlencoded serializing").
  if (type === pairsType && isObject(value)) return content(queryText(value, styles).replaceAll("%20", "+"));
  if (isSequenceType(type) && typeof value !== "string") return content(sequenceText(value, type));
  if (!isJsonType(type) && typeof value === "string") return content(value);
  return content(print(value));
}

/** Writes each value of a list, or one value, on a separate line; as a record for media types with records. */
const sequenceText = (value: Json, type: string): string =>
  (isList(value) ? value : [value]).map((one) => `${sequencePrefix(type)}${printJson(one)}\n`).join("");

function partsOf(
  body: RequestBody & { readonly kind: "form-data" },
  value: JsonObject,
  deps: BodyDeps,
): readonly Part[] {
  const { types } = deps;
  const isFile = fold<HoldsFiles>(types, fileAlgebra);
  const fields = formFields(body.shape);
  const fileKeys = new Set(fields.filter(({ shape }) => isFile(shape)([])).map(({ key }) => key));
  // Variants of a form may have a file and a text under one key.
  const textKeys = new Set(fields.filter(({ shape }) => !isFile(shape)([])).map(({ key }) => key));
  const write = partWriter(deps);
  return Object.entries(value).flatMap(([key, item]): readonly Part[] => {
    const encoding: PartEncoding = Object.hasOwn(body.parts, key) ? defined(body.parts[key]) : {};
    const naming: PartNaming = {
      ...(body.isPositional !== true && { name: key }),
      ...(encoding.headers && { headers: encoding.headers }),
    };
    const files = fileKeys.has(key) ? filesOf(item) : [];
    if (files.length > 0 || (fileKeys.has(key) && !textKeys.has(key)))
      return files.map((file) => ({ ...naming, ...filePart(file, encoding) }));
    const field = fields.find((one) => one.key === key);
    if (encoding.style !== undefined && (isList(item) || isObject(item)))
      return styledParts(key, item, encoding.style).map(([name, text]) => ({ ...naming, kind: "text", name, text }));
    const all = encoding.exploded === true && isList(item) ? item : [item];
    const shape = field && (all === item ? itemShape(types, field.shape) : field.shape);
    const property = body.isPositional === true ? undefined : all === item ? field : { key };
    return all.flatMap((one) => write(one, shape, encoding, property).map((part): Part => ({ ...naming, ...part })));
  });
}

/** The content of a part. */
type PartContent = Part extends infer P ? (P extends Part ? Omit<P, keyof PartNaming> : never) : never;

/** Returns the shape of an item of a list. */
const itemShape = (types: Types, shape: Shape): Shape | undefined =>
  fold<Shape | undefined>(types, {
    ...leaves<Shape | undefined>(undefined),
    ...branches<Shape | undefined>(undefined),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }) => item,
    set: ({ item }) => item,
    ref: (_, force) => force(),
  })(shape);

const separators: { readonly [style: string]: string } = {
  spaceDelimited: " ",
  pipeDelimited: "|",
  tabDelimited: "\t",
};

/** Writes a list or an object in the style of its part. Nothing is encoded, since parts have no delimiters to avoid. */
function styledParts(
  key: string,
  value: Json,
  { style, explode }: ParameterStyle,
): readonly (readonly [string, string])[] {
  const separator = separators[style] ?? ",";
  if (style === "deepObject") return pairs(key, value);
  if (isList(value)) {
    const items = value.map(itemText);
    return explode ? items.map((text) => [key, text] as const) : [[key, items.join(separator)]];
  }
  const members = isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, itemText(one)] as const]))
    : [];
  return explode ? members : [[key, members.flat().join(separator)]];
}

function filePart(file: SentFile, { contentType = [] }: PartEncoding): PartContent {
  return { kind: "file", fileName: file.name, contentType: fileType(file, contentType), dataUrl: file.dataUrl };
}

/** Returns the file's own type if it is accepted, else the first declared type. */
function fileType({ type }: SentFile, declared: readonly string[]): string {
  const known = isConcrete(type);
  if (known && (declared.length === 0 || isAccepted(type, declared))) return type;
  return declared.find(isConcrete) ?? (known ? type : "application/octet-stream");
}

/**
 * Creates the writer of parts that are not files. Objects and lists are JSON unless XML is declared; a bare text is not
 * quoted unless its part is JSON.
 */
function partWriter({ xml }: BodyDeps) {
  return (
    value: Json,
    shape: Shape | undefined,
    { contentType = [] }: PartEncoding,
    property: Pick<Property, "key" | "xml"> | undefined,
  ): readonly PartContent[] => {
    const declared = contentType.find(isConcrete);
    if (declared === undefined && value === null) return [];
    const structured = isList(value) || isObject(value);
    const json = declared === undefined ? structured : isJsonType(declared);
    const type = declared ?? (structured ? "application/json" : undefined);
    const isXml = declared !== undefined && structured && shape !== undefined && isXmlType(declared);
    const text = isXml && xml ? xml(shape, value, property) : json ? printJson(value) : itemText(value);
    return [{ kind: "text", text, ...(type === undefined ? {} : { contentType: type }) }];
  };
}

/**
 * Returns true if values of a shape are files; `trail` has the named types on the path, since a list may contain
 * itself.
 */
type HoldsFiles = (trail: readonly TypeId[]) => boolean;

const no = (): HoldsFiles => () => false;

const fileAlgebra: Algebra<HoldsFiles> = {
  ...leaves<HoldsFiles>(() => false),
  nullable: ({ item }, recur) => recur(item),
  list: ({ item }, recur) => recur(item),
  set: ({ item }, recur) => recur(item),
  map: no,
  object: no,
  discriminatedUnion: no,
  undiscriminatedUnion: no,
  file: () => () => true,
  ref: (id, force) => (trail) => !trail.includes(id) && force()([...trail, id]),
};
