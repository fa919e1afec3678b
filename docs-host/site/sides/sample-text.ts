import { isList, isObject, type Json, keysOf, printJson } from "#engine/json";

/** Returns true for `application/x-www-form-urlencoded`. */
export const isFormType = (contentType: string): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType.trim());

/** Returns true for text without a syntax. */
export const isPlainText = (contentType: string): boolean => /^text\/plain\s*(?:;|$)/i.test(contentType.trim());

/** Writes an object as the pairs of a form, lists as repeated keys; undefined for other values. */
export function formText(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  const pairs = Object.entries(value).flatMap(([key, member]) =>
    (isList(member) ? member : [member]).map((one): [string, string] => [key, plainText(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Writes a value as plain text: a string unchanged, others as JSON. */
export const plainText = (value: Json): string => (typeof value === "string" ? value : printJson(value));

/** Returns true for `{}`: as a generated sample, it says only that nothing is known about the value. */
export const isBlank = (value: Json): boolean => isObject(value) && keysOf(value).length === 0;
