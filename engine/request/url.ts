import { parseUrl } from "#engine/host";
import { type Json, type JsonObject, own } from "#engine/json";
import type { ParameterStyles, PathPart } from "#engine/model";
import { wellFormed } from "#engine/uri";
import { itemText, percentEncode, queryText, styledPath, styleOf } from "./encode/index.ts";

/** The parts of a request's address; the values are wire values. */
export interface Address {
  /** The base URL of the API, such as `https://api.example.com/v1`, including its path and query. */
  readonly baseUrl: string;
  readonly path: readonly PathPart[];
  readonly pathParameters: JsonObject;
  readonly queryParameters: JsonObject;
  /** The declared serialization of parameters. */
  readonly styles?: { readonly path?: ParameterStyles; readonly query?: ParameterStyles };
}

/**
 * Writes the address of a request.
 *
 * A path parameter stays in its segment whatever it contains; without a value its name is written in braces, as in the
 * path of a description. Query parameters keep their order, lists are repeated keys (docs/behavior.md#sending), see
 * `queryPairs`; `styles` override single ones. Other characters that an address can't contain are percent-encoded (RFC 3986 §2.1, a blank as `%20`). Host
 * and port come from the base. A base that is not an http or ws URL is kept as text, and one without a host gets no path.
 */
export function buildUrl({ baseUrl, path, pathParameters, queryParameters, styles }: Address): string {
  const [, base = "", baseQuery = ""] = /^([^?#]*)(?:\?([^#]*))?/s.exec(baseUrl.trim()) ?? [];
  const { segments, query: literalQuery } = routeOf(path, pathParameters, styles?.path);
  const route = segments.map((segment) => (goesUp(segment) ? hideDots(segment.text) : segment.text)).join("/");
  const query = [baseQuery, literalQuery, queryText(queryParameters, styles?.query)]
    .filter((part) => part !== "")
    .join("&");
  const url = withPath(base, route, query);
  return path.reduce((text, part) => (part.kind === "literal" ? text : text.replace(...inBraces(part.key))), url);
}

/** Appends path and query to a base by setting its parts, so that neither can be read as a host. */
function withPath(base: string, route: string, query: string): string {
  if (!/^(?:https?|wss?):/i.test(base)) return joinPath(base, route) + (query === "" ? "" : `?${query}`);
  // Without a host, parsers would take the first segment of the path for it.
  const url = parseUrl(base);
  if (url === undefined) return base;
  url.pathname = joinPath(url.pathname, resolved(route));
  url.search = query;
  return url.href;
}

/** Resolves the dot segments of a path within that path, which they cannot leave then (RFC 3986 §5.2.4). */
function resolved(route: string): string {
  if (route === "") return "";
  const url = new URL("http://base");
  url.pathname = route;
  return url.pathname;
}

function joinPath(base: string, route: string): string {
  if (route === "") return base;
  return `${base.replace(/\/+$/, "")}${route.startsWith("/") ? "" : "/"}${route}`;
}

/** A segment of a path, and the parameters in it. */
interface Segment {
  readonly text: string;
  readonly keys: readonly string[];
}

/** Fills in a path. Literal parts may bring a query, such as `/?Action=List`; a parameter stays in its segment. */
export function routeOf(
  path: readonly PathPart[],
  parameters: JsonObject,
  styles?: ParameterStyles,
): { readonly segments: readonly Segment[]; readonly query: string } {
  const segments: Segment[] = [{ text: "", keys: [] }];
  let query: string | undefined;
  for (const part of path) {
    const text =
      part.kind === "literal" ? encodeLiteral(part.value) : parameterText(own(parameters, part.key), part.key, styles);
    if (query !== undefined) {
      query += text;
      continue;
    }
    const at = text.indexOf("?");
    if (at !== -1) query = text.slice(at + 1);
    const [first = "", ...rest] = (at === -1 ? text : text.slice(0, at)).split("/");
    const last = segments.pop() ?? { text: "", keys: [] };
    segments.push({ text: last.text + first, keys: part.kind === "literal" ? last.keys : [...last.keys, part.key] });
    segments.push(...rest.map((one) => ({ text: one, keys: [] })));
  }
  return { segments, query: query ?? "" };
}

function parameterText(value: Json | undefined, key: string, styles: ParameterStyles | undefined): string {
  const style = styleOf(styles, key);
  const there = value !== undefined && value !== null;
  const text = !there ? "" : style === undefined ? percentEncode(itemText(value)) : styledPath(key, value, style);
  return text === "" ? `%7B${percentEncode(key)}%7D` : text;
}

/** The encoded name of a parameter without a value, and what an address shows in its place. */
const inBraces = (key: string): [encoded: string, shown: string] => {
  const name = percentEncode(key);
  return [`%7B${name}%7D`, `{${name}}`];
};

/**
 * Returns true if parameters form a segment that every URL parser reads as "here" or "one up" (WHATWG URL, "single-dot"
 * and "double-dot path segment"): no encoding of a whole segment can express `.` or `..`.
 */
export const goesUp = ({ text, keys }: Segment): boolean => keys.length > 0 && /^(?:\.|%2e){1,2}$/i.test(text);

/** Replaces such a segment by a text that stays in its path; `checkRequest` reports that it can't be sent. */
const hideDots = (segment: string): string => segment.replace(/\.|%2e/gi, "%252E");

/** Percent-encodes characters that a path or a query must not contain, but no existing escapes. */
const encodeLiteral = (text: string): string =>
  text.replace(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]+/gi, (other) => encodeURIComponent(wellFormed(other)));
