import { decodedUri } from "#engine/decode-uri";
import { parseUrl } from "#engine/host";
import { itemAt } from "#engine/item-at";
import { isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import type { ParameterStyles, PathPart } from "#engine/model";
import { baseUrl, must, show, type Target } from "../target.ts";
import { pairsOf, pathText, styleOf } from "./styled.ts";

/** Returns a part of a request's wire value; empty if the endpoint has no such part. */
export function partOf(wire: Json, name: string): JsonObject {
  const part = isObject(wire) ? own(wire, name) : undefined;
  return isObject(part) ? part : {};
}

/** Checks that parsing an address returns the parameters that it was created from. */
export function checkUrl({ endpoint }: Target, url: string, wire: Json): void {
  must(parseUrl(url) !== undefined, () => `${url} is not a valid URL`);
  const [read, base] = [new URL(url), new URL(baseUrl)];
  must(read.origin === base.origin && read.username === "" && read.hash === "", () => `${url} leads elsewhere`);
  const styles = endpoint.parameterStyles;
  const route = segmentsOf(endpoint.path, partOf(wire, "pathParameters"), styles?.path);
  checkPath(route, read.pathname.slice(base.pathname.length));

  const expected = pairsOf(partOf(wire, "queryParameters"), styles?.query);
  // A path may have its own query before the parameters.
  const found = [...read.searchParams];
  const last = hasQuery(endpoint.path) ? found.slice(found.length - expected.length) : found;
  must(
    printJson(last) === printJson(expected),
    () => `the query of ${url} reads ${show(last)}, expected ${show(expected)}`,
  );
  // Only forms read a plus as a blank (docs/behavior.md#sending).
  const isReserved = Object.values(styles?.query ?? {}).some(({ allowReserved }) => allowReserved === true);
  must(
    isReserved || hasQuery(endpoint.path) || !read.search.includes("+"),
    () => `the query of ${url} has a plus that is not encoded`,
  );
}

const hasQuery = (path: readonly PathPart[]): boolean =>
  path.some((part) => part.kind === "literal" && part.value.includes("?"));

function checkPath(expected: readonly (string | undefined)[], found: string): void {
  const segments = found.split("/");
  must(
    segments.length === Math.max(expected.length, 1),
    () => `the path ${found} has ${segments.length} segments, expected ${expected.length}`,
  );
  for (const [index, segment] of expected.entries()) {
    // `checkRequest` reports values that no segment can hold.
    if (segment === undefined) continue;
    const text = decodedUri(itemAt(segments, index));
    must(text === segment, () => `the path reads ${show(text)}, expected ${show(segment)}`);
  }
}

/** Returns the segments of a path in plain text, `undefined` for a path that an address can't contain. */
function segmentsOf(
  path: readonly PathPart[],
  parameters: JsonObject,
  styles: ParameterStyles | undefined,
): readonly (string | undefined)[] {
  // Calls of JSON-RPC go to the address of the server.
  if (path.every((part) => part.kind === "literal" && part.value === "")) return [""];
  const segments: { text: string; sayable: boolean; filled: boolean }[] = [{ text: "", sayable: true, filled: false }];
  for (const part of path) {
    const last = segments.at(-1);
    if (last === undefined) break;
    if (part.kind === "parameter") {
      const text = pathText(part.key, own(parameters, part.key) ?? null, styleOf(styles, part.key));
      last.text += text;
      last.sayable &&= text !== "";
      last.filled = true;
      continue;
    }
    const [before = ""] = part.value.split("?", 1);
    const [first = "", ...rest] = before.split("/");
    last.text += decodedUri(first);
    segments.push(...rest.map((text) => ({ text: decodedUri(text), sayable: true, filled: false })));
    if (part.value.includes("?")) break;
  }
  const slashed =
    segments[0]?.text === "" && segments.length > 1
      ? segments
      : [{ text: "", sayable: true, filled: false }, ...segments];
  return slashed.map(({ text, sayable, filled }) =>
    sayable && !(filled && /^\.{1,2}$/.test(decodedUri(text))) ? text : undefined,
  );
}
