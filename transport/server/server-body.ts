import type { FileValue } from "#engine/interpret";
import { type Json, objectOf, parseLargeJson } from "#engine/json";
import type { Types } from "#engine/shape";
import type { Endpoint } from "../call.ts";
import { type TextReader, textReader } from "../parameter-text.ts";
import type { ServerRequest } from "./server-exchange.ts";

/** Number of bytes that are converted to text in one step: the number of arguments of a call is limited. */
const chunk = 0x8000;

/** Creates the file value of received bytes; their last modification is unknown. */
export function fileValueOf(
  bytes: Uint8Array,
  name: string,
  contentType: string,
): FileValue & { readonly [key: string]: string | number } {
  const type = contentType || "application/octet-stream";
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) {
    texts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  }
  return { name, lastModified: 0, size: bytes.length, type, dataUrl: `data:${type};base64,${btoa(texts.join(""))}` };
}

/** The wire value of a body, none if it is empty; or a sentence about the error. */
export type ReadBody = { readonly ok: true; readonly value?: Json } | { readonly ok: false; readonly sentence: string };

/** Thrown if a host did not inject the reader of bytes that a call needs; a bug of the host. */
export class NoBytesError extends Error {
  override readonly name = "NoBytesError";
  constructor(endpoint: Endpoint) {
    super(`${endpoint.id} receives bytes: its host must provide readBytes`);
  }
}

/** Creates the reader of a call's body in the encoding of its descriptor. Throws `NoBytesError`. */
export function bodyReader(endpoint: Endpoint, types: Types): (request: ServerRequest) => Promise<ReadBody> {
  const property = endpoint.request.properties.find(({ key }) => key === "body");
  if (property === undefined) return async () => ({ ok: true });
  const { requestBody } = endpoint;
  const bytesOf = ({ readBytes }: ServerRequest): Promise<Uint8Array<ArrayBuffer>> => {
    if (readBytes === undefined) throw new NoBytesError(endpoint);
    return readBytes();
  };
  const read = textReader(types)(property.shape);
  switch (requestBody?.kind) {
    case "octet-stream":
      return async (request) => {
        const bytes = await bytesOf(request);
        if (bytes.length === 0 && property.optional) return { ok: true };
        return { ok: true, value: fileValueOf(bytes, "", request.headers["content-type"] ?? "") };
      };
    case "form-data": {
      const readJsonLists = textReader(types, true)(property.shape);
      const isExploded = (key: string): boolean => requestBody.parts[key]?.exploded === true;
      return async (request) => {
        const form = await readForm(await bytesOf(request), request.headers["content-type"] ?? "");
        if (form === undefined) return { ok: false, sentence: "The request body is not multipart/form-data." };
        const source = (key: string): readonly string[] => form.get(key) ?? [];
        const exploded = Object.entries(read.section(source)).filter(([key]) => isExploded(key));
        return { ok: true, value: objectOf([...Object.entries(readJsonLists.section(source)), ...exploded]) };
      };
    }
    case "form-urlencoded":
      return async (request) => {
        const pairs = new URLSearchParams(await request.readBody());
        return { ok: true, value: read.section((key) => pairs.getAll(key)) };
      };
    default: {
      const isText = /^text\/(?!.*json)/.test(requestBody?.contentType ?? "");
      return async (request) => readJson(await request.readBody(), isText ? read : undefined);
    }
  }
}

function readJson(text: string, asText: TextReader | undefined): ReadBody {
  if (asText !== undefined) return { ok: true, value: asText.one([text]) ?? text };
  if (text === "") return { ok: true };
  const parsed = parseLargeJson(text);
  if (parsed.ok) return { ok: true, value: parsed.value };
  const { message, line, column } = parsed.error;
  return { ok: false, sentence: `The request body is not JSON: line ${line}, column ${column}: ${message}.` };
}

/**
 * Reads the texts of each part of a multipart body with the platform's own reader, a file as the JSON of its file
 * value.
 */
async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const form = await new Response(bytes, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) return undefined;
  const texts = new Map<string, string[]>();
  for (const [key, value] of form) {
    const text =
      typeof value === "string"
        ? value
        : JSON.stringify(fileValueOf(new Uint8Array(await value.arrayBuffer()), value.name, value.type));
    const known = texts.get(key);
    if (known) known.push(text);
    else texts.set(key, [text]);
  }
  return texts;
}
