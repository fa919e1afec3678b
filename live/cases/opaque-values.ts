import { fnv1a } from "#engine/fnv";
import type { FormState } from "#engine/form";
import { isObject, type Json, objectOf, own } from "#engine/json";
import type { Property } from "#engine/shape";
import type { Call } from "../call.ts";
import { readingTools } from "../received/index.ts";
import { isFixed, type Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";

/** The name of the header (draft-ietf-httpapi-idempotency-key-header), with or without a prefix. */
const keyName = /^(?:x-)?idempotency-key$/i;
/** Returns true for the name of a header that marks repeated requests. */
export const isIdempotencyKey = (name: string): boolean => keyName.test(name);

/** Conditions (RFC 9110 section 13.1), which take values of answers. */
const conditionName = /^if-/i;
/** Names of parameters that take a value of an earlier page. */
const cursorName =
  /^(?:cursor|pagetoken|nexttoken|nextpagetoken|continuation|continuationtoken|startingafter|endingbefore|after|before)$/;

/** Returns the header of an endpoint that marks repeated requests. */
export const keyHeader = ({ endpoint }: Pick<Target, "endpoint">): string | undefined =>
  endpoint.requestHeaders.find(({ key }) => keyName.test(key))?.key;

/** Returns the test of parameters with values that only a server can know: keys, conditions and cursors. */
export function isOpaque({ types }: Target): (section: string, property: Property) => boolean {
  const { schemaOf } = readingTools(types);
  const isFreeText = ({ shape }: Property): boolean => {
    const schema = schemaOf({ shape });
    return typeof schema === "object" && schema.type?.[0] === "string" && !schema.format && !schema.pattern;
  };
  return (section, property) => {
    const { key } = property;
    if (section === "headers") return keyName.test(key) || conditionName.test(key);
    return (
      section === "queryParameters" &&
      cursorName.test(key.replace(/[^a-z]/gi, "").toLowerCase()) &&
      isFreeText(property)
    );
  };
}

/** Lists the parameters of a query that take a value of an earlier page. */
export const cursorsOf = (target: Target): readonly Property[] =>
  target.endpoint.queryParameters.filter(
    (one) => isOpaque(target)("queryParameters", one) && !isFixed(target, "queryParameters", one.key),
  );

/**
 * Returns a form with its fixed values, and without optional ones that only a server can know, since it refuses invented
 * ones; a required condition matches anything.
 */
export function withoutOpaque(target: Target, given: FormState): FormState {
  const form = target.fixed.length === 0 ? given : target.formOf(given.value);
  const { headers, queryParameters } = {
    headers: target.endpoint.requestHeaders,
    queryParameters: target.endpoint.queryParameters,
  };
  const isHidden = isOpaque(target);
  let { value } = form;
  for (const [section, properties] of [
    ["headers", headers],
    ["queryParameters", queryParameters],
  ] as const) {
    const part = isObject(value) ? own(value, section) : undefined;
    const hidden = new Map(
      properties
        .filter((one) => isHidden(section, one) && !isFixed(target, section, one.key))
        .map((one) => [one.key, one]),
    );
    if (!isObject(part) || !Object.keys(part).some((key) => hidden.has(key))) continue;
    const kept = Object.entries(part).flatMap(([key, one]): (readonly [string, Json])[] => {
      const property = hidden.get(key);
      if (property === undefined) return [[key, one]];
      if (property.optional) return [];
      return [[key, conditionName.test(key) ? "*" : one]];
    });
    value = withValueAt(value, [section], objectOf(kept));
  }
  return value === form.value ? form : { ...form, value };
}

/**
 * Returns an idempotency key that an endpoint allows; undefined if it has no such header or allows none of them.
 *
 * @param name a text that differs for each key
 */
export function idempotencyKey(target: Target, name: string): string | undefined {
  const property = target.endpoint.requestHeaders.find(({ key }) => keyName.test(key));
  const digits = [fnv1a(name), fnv1a(name, 1)].map((hash) => hash.toString(16).padStart(8, "0")).join("");
  return (
    property && [`callboard-${name}`, `00000000-0000-4000-8000-${digits.slice(-12)}`].find(isAllowed(target, property))
  );
}

const isAllowed = ({ types }: Target, property: Property) => {
  const { book, schemaOf } = readingTools(types);
  return (key: Json): boolean => book.validatorOf(schemaOf(property))(key).length === 0;
};

/**
 * Returns a call with another idempotency key, if it has one: a server answers a key that it knows as it did before.
 *
 * @param name a text that differs for each request
 */
export function withFreshKey(target: Target, call: Call, name: string): Call {
  const property = target.endpoint.requestHeaders.find(({ key }) => keyName.test(key));
  const headers = isObject(call.form.value) ? own(call.form.value, "headers") : undefined;
  const before = property && isObject(headers) ? own(headers, property.key) : undefined;
  if (property === undefined || before === undefined || call.keepsKey === true) return call;
  const key = isFixed(target, "headers", property.key) ? undefined : idempotencyKey(target, name);
  // A key may be the invalid part of a call.
  if (key === undefined || !isAllowed(target, property)(before)) return call;
  return { ...call, form: { ...call.form, value: withValueAt(call.form.value, ["headers", property.key], key) } };
}
