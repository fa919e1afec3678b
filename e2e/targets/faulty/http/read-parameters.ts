import { type Json, numberFromText } from "#engine/json";
import { type Description, type Parameter, resolve } from "./description.ts";
import type { Asked } from "./exchange.ts";
import type { Route } from "./find-route.ts";
import { schemaIssue } from "./schema-issue.ts";

/** Parameters by location and name, or what is wrong with them. */
export type ParametersRead =
  | {
      readonly ok: true;
      readonly path: { readonly [name: string]: Json };
      readonly query: { readonly [name: string]: Json };
      readonly header: { readonly [name: string]: Json };
    }
  | { readonly ok: false; readonly status: 400 | 428; readonly detail: string };

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Reads the text of a parameter as the type that its schema has; other texts stay texts, which the schema forbids. */
export function parameterValue(text: string, type: string | readonly string[] | undefined): Json {
  if (type === "integer" && /^-?\d+$/.test(text)) return numberFromText(text);
  if (type === "number" && jsonNumber.test(text)) return numberFromText(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

/** Reads the parameters of an operation; lists in a query are repeated (style `form`, exploded). */
export function readParameters(
  parameters: readonly Parameter[],
  { asked, route, description }: { readonly asked: Asked; readonly route: Route; readonly description: Description },
): ParametersRead {
  const found = { path: new Map<string, Json>(), query: new Map<string, Json>(), header: new Map<string, Json>() };
  const query = queryOf(asked.query);
  if (query === undefined) return { ok: false, status: 400, detail: "The query is not percent-encoded UTF-8." };
  for (const { name, in: location, required, schema } of parameters) {
    const { type, items } = resolve(schema, description);
    const texts = {
      path: [route.values[name] ?? ""],
      query: query.filter(([key]) => key === name).map(([, text]) => text),
      header: [asked.headers[name.toLowerCase()] ?? []].flat(),
    }[location];
    if (texts.length === 0) {
      if (!required) continue;
      return { ok: false, status: location === "header" ? 428 : 400, detail: `The parameter ${name} is missing.` };
    }
    if (type !== "array" && texts.length > 1) return { ok: false, status: 400, detail: `${name} is given twice.` };
    const values = texts.map((text) => parameterValue(text, type === "array" ? items?.type : type));
    const value = type === "array" ? values : (values[0] ?? "");
    const issue = schemaIssue(schema, value, description, "request");
    if (issue !== undefined) return { ok: false, status: 400, detail: `The parameter ${name}: ${issue}` };
    found[location].set(name, value);
  }
  const { path, query: inQuery, header } = found;
  return {
    ok: true,
    path: Object.fromEntries(path),
    query: Object.fromEntries(inQuery),
    header: Object.fromEntries(header),
  };
}

/** Splits a query or a form (WHATWG URL, application/x-www-form-urlencoded); `undefined` if it is not UTF-8. */
export function queryOf(text: string): readonly (readonly [name: string, value: string])[] | undefined {
  const decode = (part: string): string => decodeURIComponent(part.replaceAll("+", " "));
  try {
    return text
      .split("&")
      .filter((pair) => pair !== "")
      .map((pair): readonly [string, string] => {
        const at = pair.indexOf("=");
        return at < 0 ? [decode(pair), ""] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
      });
  } catch {
    return undefined;
  }
}
