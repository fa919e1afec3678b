import { decoder } from "#engine/interpret";
import { type Json, parseJson } from "#engine/json";
import type { SchemaValidator } from "#engine/schema";
import type { Path, Property } from "#engine/shape";
import { schemaStep } from "#engine/testing";
import type { FixedValue } from "../operation-settings.ts";
import { readingTools } from "../received/index.ts";
import type { Target } from "./target.ts";

/** Returns true if a place of the form has a fixed value. */
export const isFixed = ({ fixed }: Pick<Target, "fixed">, section: string, key: string): boolean =>
  fixed.some(({ at }) => at[0] === section && at[1] === key);

/** The sections of a form by the first word of a place. */
const sections: { readonly [word: string]: string } = {
  path: "pathParameters",
  query: "queryParameters",
  header: "headers",
};

/** The name of a place of a request and its path in the form, such as `query.limit` or `body.owner.name`. */
export type ValuePlace = { readonly name: string; readonly at: Path };

/** Reads the name of a place of a request; undefined if it is not one. */
export function placeNamed(name: string): ValuePlace | undefined {
  const [, word = "", rest = ""] = /^(path|query|header|body)\.(.+)$/s.exec(name) ?? [];
  if (rest === "") return undefined;
  const section = sections[word];
  return { name, at: section === undefined ? ["body", ...rest.split(".")] : [section, rest] };
}

/** A fixed value of an endpoint, the reason why it can't have it, or nothing if the endpoint does not have the place. */
export type ReadFixedValue = { readonly fixed: FixedValue } | { readonly error: string } | undefined;

/** Reads a value for a place of an endpoint by its schema: a text may be a number or other JSON there. */
export function readFixedValue(target: Target, { name, at }: ValuePlace, given: Json): ReadFixedValue {
  const [section = "", key = ""] = at;
  const found = section === "body" ? bodyPart(target, at) : parameter(target, String(section), String(key));
  if (found === undefined) return undefined;
  const parsed = typeof given === "string" ? parseJson(given) : undefined;
  const values = [...(parsed?.ok ? [parsed.value] : []), given];
  const valid = values.find((value) => found.issues(value).length === 0);
  if (valid !== undefined) return { fixed: { at: found.at, value: found.decode(valid) } };
  // A text that is read as JSON too breaks a type in one of the readings: the other one says what is wrong.
  const issues = values.flatMap((value) => found.issues(value)[0] ?? []).reverse();
  const issue = issues.find((one) => !one.startsWith(typeIssue)) ?? issues[0];
  return { error: `${name} of ${target.name} can't be that value: ${issue ?? "it is not valid"}` };
}

interface FoundPart {
  readonly at: Path;
  /** Messages about a value. */
  readonly issues: (value: Json) => readonly string[];
  readonly decode: (value: Json) => Json;
}

function parameter({ endpoint, globalHeaders, types }: Target, section: string, key: string): FoundPart | undefined {
  const all: { readonly [section: string]: readonly Property[] } = {
    pathParameters: endpoint.pathParameters,
    queryParameters: endpoint.queryParameters,
    headers: [...endpoint.requestHeaders, ...globalHeaders],
  };
  const isHeader = section === "headers";
  const property = (all[section] ?? []).find(
    (one) => one.key === key || (isHeader && one.key.toLowerCase() === key.toLowerCase()),
  );
  if (property === undefined) return undefined;
  const { validatorOf } = readingTools(types);
  return {
    at: [section, property.key],
    issues: (value) => validatorOf(property)(value).map(ruleText),
    decode: decoder(types)(property.shape),
  };
}

function bodyPart({ endpoint, types }: Target, at: Path): FoundPart | undefined {
  const body = endpoint.request?.body;
  if (body === undefined || body.kind === "octet-stream") return undefined;
  const { book, schemaOf } = readingTools(types);
  let schema = schemaOf(body.kind === "form-data" ? { shape: body.shape } : body);
  for (const step of at.slice(1)) {
    const next = schemaStep(book, { schema, value: {} }, step);
    if (!next.isNamed) return undefined;
    schema = next.schema;
  }
  const check = book.validatorOf(schema);
  return { at, issues: (value) => check(value).map(ruleText), decode: (value) => value };
}

const typeIssue = "the description has type ";

/** Names the rule that a value breaks. */
const ruleText = ({ keyword, schema }: ReturnType<SchemaValidator>[number]): string => {
  const rule: unknown = keyword === "false" ? undefined : schema[keyword];
  return `the description has ${rule === undefined ? keyword : `${keyword} ${JSON.stringify(rule)}`}`;
};
