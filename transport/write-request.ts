import { isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import type { Endpoint, RequestParts } from "./call.ts";
import { jsonOf } from "./json-of.ts";
import { textsOf } from "./parameter-text.ts";

/** A request as text, before it goes anywhere. The URL is the path and query, to be put behind a base URL. */
export interface WrittenRequest {
  readonly method: string;
  readonly url: string;
  /** Header names as declared. */
  readonly headers: { readonly [name: string]: string };
  /** JSON text; absent when the call has no body. */
  readonly body?: string;
}

/** A path parameter that would lead to another call: empty, or one of the steps `.` and `..` that a URL resolves. */
export class PathParameterError extends Error {
  override readonly name = "PathParameterError";
  readonly key: string;
  constructor(key: string, text: string) {
    super(`The path parameter ${key} may not be ${text === "" ? "empty" : `"${text}"`}.`);
    this.key = key;
  }
}

/**
 * Writes a request as text: path parameters percent-encoded, lists in the query as repeated keys, absent ones left out
 * (product.md §7), the body with every digit. `encode` turns form values into wire values.
 *
 * Throws `PathParameterError` and, for values that no JSON holds, `NotJsonError`.
 */
export function writeRequest(
  endpoint: Endpoint,
  request: RequestParts,
  encode: (value: Json) => Json = (value) => value,
): WrittenRequest {
  const wire = encode(jsonOf(request));
  const part = (name: string): JsonObject => {
    const value = isObject(wire) ? own(wire, name) : undefined;
    return isObject(value) ? value : {};
  };
  const body = isObject(wire) ? own(wire, "body") : undefined;
  const headers = Object.fromEntries(
    Object.entries(part("headers")).flatMap(([name, value]) => {
      const texts = textsOf(value);
      return texts.length === 0 ? [] : [[name, texts.join(", ")] as const];
    }),
  );
  return {
    method: endpoint.method,
    url: writePath(endpoint, part("pathParameters")) + writeQuery(part("queryParameters")),
    headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: printJson(body) }),
  };
}

function writePath(endpoint: Endpoint, values: JsonObject): string {
  return endpoint.path
    .map((piece) => {
      if (piece.kind === "literal") return piece.value;
      const text = textsOf(own(values, piece.key) ?? "").join(",");
      if (text === "" || text === "." || text === "..") throw new PathParameterError(piece.key, text);
      return encodeURIComponent(text);
    })
    .join("");
}

function writeQuery(values: JsonObject): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    textsOf(value).map((text) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`),
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
