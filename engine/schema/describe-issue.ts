import {
  type FoundIssue,
  foundValue,
  type IssueCode,
  issueDetail,
  jsonPhrase,
  jsonTypePhrases,
  type Phrase,
} from "#engine/interpret";
import { exactText, isExact, isList, isObject, type Json, own, printJson } from "#engine/json";
import type { Path } from "#engine/shape";
import type { SchemaObject } from "../schema-table/index.ts";
import type { SchemaIssue } from "./context.ts";

/** A broken keyword as a documented value and the one that was received. */
export interface DescribedIssue {
  readonly path: Path;
  readonly documented: Phrase;
  readonly got: Phrase;
}

/** Maximum number of values that a phrase lists, and of characters of each; our choice. */
const [maxListed, maxShown] = [8, 60];

const shown = (value: Json): string => {
  const text = isExact(value) ? exactText(value) : printJson(value);
  return text.length <= maxShown ? text : `${text.slice(0, maxShown)}…`;
};

const listed = (values: readonly Json[]): Phrase => ({
  kind: "oneOf",
  texts: values.slice(0, maxListed).map(shown),
  more: Math.max(0, values.length - maxListed),
});

type Part = "characters" | "items" | "properties";

const limit = (
  kind: "atLeast" | "atMost" | "moreThan" | "lessThan" | "multipleOf",
  of: Json | undefined,
  part?: Part,
): Phrase => ({
  kind,
  limit: of === undefined ? "" : shown(of),
  ...(part && { part }),
});

const sizeOf = (value: Json): number =>
  typeof value === "string"
    ? Array.from(value).length
    : isList(value)
      ? value.length
      : isObject(value)
        ? Object.keys(value).length
        : 0;

/** The phrases of keywords about a value; all other phrases name the keyword. */
const documented: { readonly [K in keyof SchemaObject]?: (schema: SchemaObject) => Phrase } = {
  type: ({ type: [first, ...others] = [] }) =>
    first === undefined || others.length > 0
      ? { kind: "oneOf", texts: [first, ...others].flatMap((one) => one ?? []), more: 0 }
      : jsonTypePhrases[first],
  enum: ({ enum: values = [] }) => listed(values),
  const: ({ const: value = null }) => jsonPhrase(shown(value)),
  minimum: ({ minimum }) => limit("atLeast", minimum),
  maximum: ({ maximum }) => limit("atMost", maximum),
  exclusiveMinimum: ({ exclusiveMinimum }) => limit("moreThan", exclusiveMinimum),
  exclusiveMaximum: ({ exclusiveMaximum }) => limit("lessThan", exclusiveMaximum),
  multipleOf: ({ multipleOf }) => limit("multipleOf", multipleOf),
  minLength: ({ minLength }) => limit("atLeast", minLength, "characters"),
  maxLength: ({ maxLength }) => limit("atMost", maxLength, "characters"),
  minItems: ({ minItems }) => limit("atLeast", minItems, "items"),
  maxItems: ({ maxItems }) => limit("atMost", maxItems, "items"),
  minProperties: ({ minProperties }) => limit("atLeast", minProperties, "properties"),
  maxProperties: ({ maxProperties }) => limit("atMost", maxProperties, "properties"),
  pattern: ({ pattern = "" }) => ({ kind: "matches", regex: pattern }),
  format: ({ format = "" }) => ({ kind: "format", format }),
  uniqueItems: () => "unique items",
  additionalProperties: ({ properties = {} }) => listed(Object.keys(properties)),
};

const counted: { readonly [K in keyof SchemaObject]?: Part } = {
  minLength: "characters",
  maxLength: "characters",
  minItems: "items",
  maxItems: "items",
  minProperties: "properties",
  maxProperties: "properties",
};

/** Describes a broken keyword; a property that is missing or not allowed has the path that it would have. */
export function describeIssue({ path, keyword, schema, value, key }: SchemaIssue, isArray: boolean): DescribedIssue {
  const isMissing = keyword === "required" || keyword === "dependentRequired";
  const part = keyword === "false" ? undefined : counted[keyword];
  const member = key !== undefined && isObject(value) ? own(value, key) : undefined;
  const found = (one: Json | undefined): Phrase =>
    one === undefined || isList(one) || isObject(one) ? foundValue(one, isArray) : jsonPhrase(shown(one));
  return {
    path: key === undefined ? path : [...path, key],
    documented: isMissing
      ? "a value"
      : keyword === "false"
        ? "nothing"
        : (documented[keyword]?.(schema) ?? { kind: "keyword", keyword }),
    got: isMissing
      ? "nothing"
      : part
        ? { kind: "counted", count: sizeOf(value), part }
        : key === undefined
          ? found(value)
          : keyword === "additionalProperties"
            ? jsonPhrase(shown(key))
            : found(member),
  };
}

const codes: { readonly [K in SchemaIssue["keyword"]]?: IssueCode } = {
  type: "type",
  required: "missing",
  dependentRequired: "missing",
  enum: "enum",
  const: "literal",
  minimum: "minimum",
  exclusiveMinimum: "minimum",
  maximum: "maximum",
  exclusiveMaximum: "maximum",
  multipleOf: "multiple-of",
  minLength: "min-length",
  maxLength: "max-length",
  minItems: "min-items",
  maxItems: "max-items",
  minProperties: "min-properties",
  maxProperties: "max-properties",
  pattern: "regex",
  format: "format",
  uniqueItems: "duplicate",
  additionalProperties: "unknown-key",
  anyOf: "no-variant",
  oneOf: "no-variant",
};

/** Returns a broken keyword as an issue of a form, for a value at a path. */
export function formIssue(issue: SchemaIssue, at: Path): FoundIssue {
  const { path, documented, got } = describeIssue(issue, false);
  const code = codes[issue.keyword] ?? "rule";
  const message: Phrase | undefined =
    code === "unknown-key" && issue.key !== undefined ? { kind: "unknownKey", key: shown(issue.key) } : undefined;
  return { path: [...at, ...path], ...issueDetail(code, documented, got, message) };
}
