import type { Issue } from "#engine/interpret";
import { isList, type Json, objectOf, type ParsedJson, parseJson } from "#engine/json";
import { formFields, type RequestBody } from "#engine/model";
import { isJsonType, isSequenceType, isXmlBody, isXmlType, mediaParameter, mediaType } from "#engine/request";
import type { Shape } from "#engine/shape";
import type { XmlValue, xmlReader } from "#engine/xml";
import { latin1Text } from "../body-text.ts";
import { otherPairs, readPairs } from "./read-parameters.ts";
import type { TextReader } from "./text-reader.ts";

/** The wire value of a received body, absent if it is empty; or the reason why it can't be read. */
export type ReadBody = { readonly ok: true; readonly value?: Json } | { readonly ok: false; readonly issue: Issue };

/** The reader of the texts in a body. */
export interface BodyTools {
  readonly readText: (shape: Shape) => TextReader;
  readonly readXml: ReturnType<typeof xmlReader>;
}

/** A received body with its media type. */
interface Received {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly isRequired: boolean;
}

/** Reads a received body as the value that a form of it would have on the wire. */
export function readBody(body: RequestBody, received: Received, tools: BodyTools): ReadBody {
  const { bytes, contentType, isRequired } = received;
  if (bytes.length === 0) {
    const isMissing = isRequired && body.kind === "json" && isJsonType(mediaType(contentType));
    return isMissing ? unreadable("a JSON body", "nothing") : { ok: true };
  }
  switch (body.kind) {
    case "json":
      if (isXmlBody(body) && isXmlType(contentType)) return readXml(bytes, body, tools);
      if (isSequenceType(contentType)) return { ok: true, value: sequenceIn(textOf(bytes)) };
      return isJsonType(mediaType(contentType)) ? readJson(bytes) : { ok: true, value: textOf(bytes) };
    case "urlencoded": {
      const properties = formFields(body.shape);
      const readerOf = ({ shape }: { readonly shape: Shape }) => tools.readText(shape);
      const form = textOf(bytes);
      const value = readPairs(form, { properties, styles: body.styles, readerOf });
      // Members of an object may be separate fields.
      const hasMembers = properties.some((one) => readerOf(one).members !== undefined);
      return {
        ok: true,
        value: hasMembers ? value : objectOf([...otherPairs(form, properties), ...Object.entries(value)]),
      };
    }
    case "form-data": {
      const parts = readMultipart(bytes, contentType);
      if (parts === undefined) return unreadable("a multipart body with its boundary", "another text");
      return { ok: true, value: readForm(body, parts, tools) };
    }
    case "octet-stream":
      return { ok: true, value: fileOf({ name: "", bytes, contentType }) };
  }
}

/** Reads a sequence of JSON values, lines or records (RFC 7464); another line is a text. */
const sequenceIn = (text: string): Json =>
  text
    .replaceAll("\x1e", "\n")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const parsed = parseJson(line);
      return parsed.ok ? parsed.value : line;
    });

const readJson = (bytes: Uint8Array): ReadBody => readAs("JSON", parseJson(textOf(bytes)));

const readXml = (bytes: Uint8Array, { shape }: { readonly shape: Shape }, tools: BodyTools): ReadBody =>
  readAs("XML", tools.readXml(shape)(textOf(bytes)));

/** Returns a value that was read; a syntax error names its line and column. */
function readAs(syntax: "JSON" | "XML", result: ParsedJson | XmlValue): ReadBody {
  if (result.ok) return { ok: true, value: result.value };
  const { message, line, column } = result.error;
  return unreadable(syntax, `an error in line ${line}, column ${column}: ${message}`);
}

/** Describes a body that can't be read. */
export const unreadable = (expected: string, found: string): ReadBody & { readonly ok: false } => ({
  ok: false,
  issue: { path: ["body"], code: "format", expected, found, message: `expected ${expected}, found ${found}` },
});

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function readForm(
  { shape, isPositional }: RequestBody & { readonly kind: "form-data" },
  parts: readonly ReceivedPart[],
  tools: BodyTools,
): Json {
  const fields = formFields(shape);
  const keyOf = (part: ReceivedPart, i: number): string =>
    isPositional === true ? (fields[Math.min(i, fields.length - 1)]?.key ?? "") : (part.name ?? "");
  const named = parts.map((part, i) => ({ ...part, name: keyOf(part, i) }));
  return objectOf(
    [...new Set(named.map(({ name }) => name))].map((name): readonly [string, Json] => {
      const field = fields.find(({ key }) => key === name);
      const reader = field && tools.readText(field.shape);
      const values = named.filter((part) => part.name === name).map((part) => partValue(part, field?.shape, tools));
      const [first = null] = values;
      if (reader?.many === undefined) return [name, first];
      return [name, values.length === 1 && isList(first) ? first : values];
    }),
  );
}

function partValue(part: ReceivedPart, shape: Shape | undefined, tools: BodyTools): Json {
  const { contentType, bytes } = part;
  if (part.fileName !== undefined) return fileOf({ ...part, name: part.fileName, contentType: contentType ?? "" });
  const text = textOf(bytes);
  if (contentType !== undefined && isJsonType(contentType)) {
    const parsed = parseJson(text);
    if (parsed.ok) return parsed.value;
  }
  if (shape === undefined) return text;
  const document = contentType !== undefined && isXmlType(contentType) ? tools.readXml(shape)(text) : undefined;
  if (document?.ok) return document.value;
  const reader = tools.readText(shape);
  const value = reader.one(text);
  // A part has one item of a list.
  const [item = value, ...more] = reader.many !== undefined && isList(value) ? value : [];
  return more.length === 0 ? item : value;
}

/** The value of a file in a form. */
const fileOf = ({ name, bytes, contentType }: Omit<Received, "isRequired"> & { readonly name: string }): Json => ({
  name,
  lastModified: 0,
  size: bytes.length,
  type: contentType,
  dataUrl: `data:${contentType};base64,${btoa(latin1Text(bytes))}`,
});

/** A part of a multipart body. One that is known by its position has no name. */
interface ReceivedPart {
  readonly name?: string;
  readonly fileName?: string;
  readonly contentType?: string;
  readonly bytes: Uint8Array;
}

/** Splits a multipart body into its parts (RFC 2046 §5.1); undefined if it is not one. */
export function readMultipart(body: Uint8Array, contentType: string): readonly ReceivedPart[] | undefined {
  const boundary = mediaParameter(contentType, "boundary");
  if (boundary === undefined || boundary === "") return undefined;
  // One character for each byte, so that positions in the text are positions in the body.
  const text = latin1Text(body);
  const delimiter = `--${boundary}`;
  const parts: ReceivedPart[] = [];
  let at = text.startsWith(delimiter) ? 0 : text.indexOf(`\r\n${delimiter}`) + 2;
  if (at === 1) return undefined;
  for (;;) {
    const start = at + delimiter.length;
    if (text.startsWith("--", start)) return parts;
    const head = text.indexOf("\r\n", start);
    const next = text.indexOf(`\r\n${delimiter}`, start);
    if (head === -1 || next === -1) return undefined;
    const blank = text.indexOf("\r\n\r\n", head);
    if (blank === -1 || blank > next) return undefined;
    parts.push(partOf(text.slice(head, blank), body.subarray(blank + 4, Math.max(next, blank + 4))));
    at = next + 2;
  }
}

function partOf(head: string, bytes: Uint8Array): ReceivedPart {
  const headers = new TextDecoder().decode(Uint8Array.from(head, (one) => one.charCodeAt(0)));
  const disposition = /^content-disposition:\s*[\w-]+(.*)$/im.exec(headers)?.[1] ?? "";
  const [name, fileName] = ["name", "filename"].map((key) => mediaParameter(`part${disposition}`, key));
  const contentType = /^content-type:\s*(.*?)\s*$/im.exec(headers)?.[1];
  return {
    bytes,
    ...(name !== undefined && { name }),
    ...(fileName !== undefined && { fileName }),
    ...(contentType !== undefined && { contentType }),
  };
}
