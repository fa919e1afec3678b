import { exactText, isExact, isList, isObject, type Json, parseJson, printJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import type { StepInput } from "../call.ts";
import { headerOf } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { fragmentKeys } from "../resources/index.ts";

/** The value of an expression: known already, or to be taken from the answer when the call is made. */
export type ExpressionValue =
  | { readonly kind: "known"; readonly value: Json }
  | { readonly kind: "answer"; readonly from: StepInput["from"] }
  /** A parameter of the request, at a place of its form. */
  | { readonly kind: "request"; readonly at: Path };

/**
 * Reads a value of a link: an expression, a text with expressions in braces, or the value itself (OpenAPI "Runtime
 * Expressions"). Returns undefined if the exchange has no such value, or the expression is not one of the grammar,
 * or the text has more than a value of an answer: a saved step takes only whole values, and would repeat the old one.
 *
 * @param isTaken returns true for paths in the request with values from an earlier response
 */
export function expressionValue(
  source: Json,
  exchange: Exchange,
  isTaken: (at: Path) => boolean = () => false,
): ExpressionValue | undefined {
  if (typeof source !== "string") return { kind: "known", value: source };
  if (source.startsWith("$")) return evaluated(source, exchange);
  const parts = source.split(/\{(\$[^{}]*)\}/);
  if (parts.length === 1) return { kind: "known", value: source };
  const [start, only = "", end, ...more] = parts;
  if (start === "" && end === "" && more.length === 0) return evaluated(only, exchange);
  // Each second part is an expression.
  const texts = parts.map((part, i) => (i % 2 === 0 ? part : textOf(evaluated(part, exchange), exchange, isTaken)));
  return texts.includes(undefined) ? undefined : { kind: "known", value: texts.join("") };
}

const known = (value: Json | undefined): ExpressionValue | undefined =>
  value === undefined ? undefined : { kind: "known", value };

function evaluated(expression: string, { request, received }: Exchange): ExpressionValue | undefined {
  if (expression === "$url") return known(request.url);
  if (expression === "$method") return known(request.method);
  if (expression === "$statusCode") return known(received.kind === "answer" ? received.status : undefined);
  const [, side, part, rest = ""] =
    /^\$(request|response)\.(header\.|query\.|path\.|body)(.*)$/s.exec(expression) ?? [];
  if (part === "body") {
    const path = bodyPath(rest);
    if (path === undefined) return undefined;
    return side === "response" ? { kind: "answer", from: { kind: "body", path } } : known(jsonAt(request.body, path));
  }
  if (rest === "") return undefined;
  if (part === "header.") {
    if (side === "response") return { kind: "answer", from: { kind: "header", name: rest } };
    return known(headerOf(request.headers, rest.toLowerCase()));
  }
  // An answer has no path and no query.
  if (side !== "request" || part === undefined) return undefined;
  return { kind: "request", at: [part === "path." ? "pathParameters" : "queryParameters", rest] };
}

/** Reads the part after `body`: nothing, or a JSON Pointer as a fragment; undefined if it is neither. */
function bodyPath(text: string): Path | undefined {
  if (text === "" || text === "#") return [];
  const keys = text.startsWith("#") ? fragmentKeys(text.slice(1)) : undefined;
  return keys?.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function jsonAt(body: string | Uint8Array | undefined, path: Path): Json | undefined {
  const parsed = typeof body === "string" ? parseJson(body) : undefined;
  return parsed?.ok ? valueAt(parsed.value, path) : undefined;
}

/** Returns a value as it is written within a text; undefined if it is one of an answer. */
function textOf(
  found: ExpressionValue | undefined,
  { call }: Exchange,
  isTaken: (at: Path) => boolean,
): string | undefined {
  if (found === undefined || found.kind === "answer") return undefined;
  if (found.kind === "request" && isTaken(found.at)) return undefined;
  const value = found.kind === "known" ? found.value : valueAt(call.form.value, found.at);
  if (value === undefined) return undefined;
  if (isExact(value)) return exactText(value);
  return isList(value) || isObject(value) ? printJson(value) : String(value);
}
