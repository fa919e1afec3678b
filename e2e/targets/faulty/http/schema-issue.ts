import { equalJson, exactText, isExact, isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import { compareDecimals, isWhole } from "./decimal-parts.ts";
import { type Description, resolve, type Schema } from "./description.ts";
import { isOfFormat } from "./is-of-format.ts";

/** The direction in which a value is sent: requests need no read-only property, answers have no write-only one. */
export type Direction = "request" | "answer";

/** Finds the first thing in a value that a schema forbids, as one sentence without the value; `undefined` if none. */
export function schemaIssue(
  schema: Schema,
  value: Json,
  description: Description,
  direction: Direction,
): string | undefined {
  const inner = (one: Schema, item: Json): string | undefined => schemaIssue(one, item, description, direction);
  const full = resolve(schema, description);
  return (
    kindIssue(full, value) ??
    (typeof value === "string" ? textIssue(full, value) : undefined) ??
    (typeof value === "number" ? numberIssue(full, String(value)) : undefined) ??
    (isExact(value) ? numberIssue(full, exactText(value)) : undefined) ??
    (isList(value) ? listIssue(full, value, inner) : undefined) ??
    (isObject(value) ? objectIssue(full, value, direction, inner) : undefined) ??
    variantIssue(full, value, inner)
  );
}

type Inner = (schema: Schema, value: Json) => string | undefined;

const kindsOf = (value: Json): readonly string[] => {
  if (value === null) return ["null"];
  if (typeof value === "number") return isWhole(String(value)) ? ["integer", "number"] : ["number"];
  if (isExact(value)) return isWhole(exactText(value)) ? ["integer", "number"] : ["number"];
  return [isList(value) ? "array" : typeof value];
};

function kindIssue({ type, enum: allowed, const: only }: Schema, value: Json): string | undefined {
  const kinds = kindsOf(value);
  const types = typeof type === "string" ? [type] : type;
  if (types !== undefined && !types.some((one) => kinds.includes(one))) return `A value must be ${types.join(" or ")}.`;
  if (allowed !== undefined && !allowed.some((one) => one === value)) return "A value is not one of those allowed.";
  return only === undefined || only === value ? undefined : "A value is not the one allowed.";
}

function textIssue({ minLength = 0, maxLength, pattern, format }: Schema, value: string): string | undefined {
  const length = [...value].length;
  if (length < minLength) return "A text is too short.";
  if (maxLength !== undefined && length > maxLength) return "A text is too long.";
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return "A text does not match its pattern.";
  return format === undefined || isOfFormat(format, value) ? undefined : `A text is not a valid ${format}.`;
}

function numberIssue({ minimum, maximum, format }: Schema, text: string): string | undefined {
  if (minimum !== undefined && compareDecimals(text, String(minimum)) < 0) return "A number is too small.";
  if (maximum !== undefined && compareDecimals(text, String(maximum)) > 0) return "A number is too large.";
  return format === undefined || isOfFormat(format, text) ? undefined : `A number is not a valid ${format}.`;
}

function listIssue(schema: Schema, value: readonly Json[], inner: Inner): string | undefined {
  const { items, minItems = 0, maxItems, uniqueItems } = schema;
  if (value.length < minItems) return "A list has too few items.";
  if (maxItems !== undefined && value.length > maxItems) return "A list has too many items.";
  if (uniqueItems && value.some((item, at) => value.slice(0, at).some((before) => equalJson(before, item)))) {
    return "A list has an item twice.";
  }
  return items && firstOf(value, (item) => inner(items, item));
}

function objectIssue(schema: Schema, value: JsonObject, direction: Direction, inner: Inner): string | undefined {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const isSent = ({ readOnly, writeOnly }: Schema): boolean => !(direction === "request" ? readOnly : writeOnly);
  const missing = required.find((name) => isSent(properties[name] ?? {}) && own(value, name) === undefined);
  if (missing !== undefined) return `The property ${missing} is missing.`;
  return firstOf(Object.entries(value), ([name, item]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) return additionalProperties ? undefined : "A property is unknown.";
    if (direction === "answer" && property.writeOnly) return `The property ${name} must not be shown.`;
    const issue = inner(property, item);
    return issue && `${name}: ${issue}`;
  });
}

function variantIssue({ oneOf }: Schema, value: Json, inner: Inner): string | undefined {
  if (oneOf === undefined) return undefined;
  const fitting = oneOf.filter((one) => inner(one, value) === undefined).length;
  return fitting === 1 ? undefined : `A value fits ${fitting} variants instead of one.`;
}

function firstOf<T>(items: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
