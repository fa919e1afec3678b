import { isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import type { Endpoint, RequestEncoding, RequestParts } from "../call.ts";
import { type Format, formatFor, type WrittenBody } from "../formats/format.ts";
import { jsonOf } from "../json-of.ts";
import { pairsText, textsOf } from "../parameter-text.ts";

/** A request ready to be sent. The URL is the path and query, to be appended to a base URL. */
export interface WrittenRequest {
  readonly method: string;
  readonly url: string;
  /** Header names as declared. */
  readonly headers: { readonly [name: string]: string };
  /** JSON text unless the call declares another type; absent without a body. */
  readonly body?: WrittenBody["content"];
  /** The body can be sent only once. */
  readonly once?: true;
}

/**
 * Options for writing a request: `encode` turns form values into wire values, `formats` write bodies other than JSON.
 */
export interface RequestWriting {
  readonly encode: (value: Json) => Json;
  readonly formats?: readonly Format[] | undefined;
  /** Draws a number from 0 up to 1. */
  readonly random: () => number;
}

/** A path parameter that would result in another call: empty, or one of the steps `.` and `..` that a URL resolves. */
export class PathParameterError extends Error {
  override readonly name = "PathParameterError";
  readonly key: string;
  constructor(key: string, text: string) {
    super(`The path parameter ${key} must not be ${text === "" ? "empty" : `"${text}"`}.`);
    this.key = key;
  }
}

/**
 * Writes a request: path parameters percent-encoded, lists in the query as repeated keys, absent ones left out
 * (docs/behavior.md#sending), a JSON body with every digit.
 *
 * Throws `PathParameterError`, `NotJsonError` for values that JSON cannot hold, `NotAFileError`, and `SetupError` if
 * the format of the body is missing.
 */
export function writeRequest(endpoint: Endpoint, request: RequestParts, writing: RequestWriting): WrittenRequest {
  const { body, ...others } = request;
  const wire = writing.encode(jsonOf(others));
  const part = (name: string): JsonObject => {
    const value = isObject(wire) ? own(wire, name) : undefined;
    return isObject(value) ? value : {};
  };
  const headers = Object.fromEntries(
    Object.entries(part("headers")).flatMap(([name, value]) => {
      const texts = textsOf(value);
      return texts.length === 0 ? [] : [[name, texts.join(", ")] as const];
    }),
  );
  const query = pairsText(part("queryParameters"));
  const url = writePath(endpoint, part("pathParameters")) + (query && `?${query}`);
  if (body === undefined) return { method: endpoint.method, url, headers };
  const { content, contentType, once } = writeBody(endpoint, body, writing);
  return {
    method: endpoint.method,
    url,
    headers: { ...headers, "Content-Type": contentType },
    body: content,
    ...(once && { once }),
  };
}

const json: RequestEncoding = { kind: "json", contentType: "application/json" };

function writeBody(endpoint: Endpoint, body: unknown, { encode, formats, random }: RequestWriting): WrittenBody {
  const encoding = endpoint.requestBody ?? json;
  const encodeBody = (value: unknown): Json => {
    const wire = encode(jsonOf({ body: value }));
    return (isObject(wire) ? own(wire, "body") : undefined) ?? null;
  };
  if (encoding.kind === "json") {
    const { contentType } = encoding;
    const wire = encodeBody(body);
    const bare = typeof wire === "string" && /^text\/(?!.*json)/.test(contentType);
    return { content: bare ? wire : printJson(wire), contentType };
  }
  return formatFor(endpoint, formats, "body", encoding.kind).write(body, { encoding, encode: encodeBody, random });
}

function writePath(endpoint: Endpoint, values: JsonObject): string {
  return endpoint.path
    .map((chunk) => {
      if (chunk.kind === "literal") return chunk.value;
      const text = textsOf(own(values, chunk.key) ?? "").join(",");
      if (text === "" || text === "." || text === "..") throw new PathParameterError(chunk.key, text);
      return encodeURIComponent(text);
    })
    .join("");
}
