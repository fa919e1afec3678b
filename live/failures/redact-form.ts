import type { FormState } from "#engine/form";
import { isExact, isList, isObject, type Json, objectOf } from "#engine/json";
import type { NamedSecret } from "./failure.ts";
import { type Redactor, readable } from "./redact.ts";

/** The shortest secret that is searched in the keys of a form, in characters: shorter ones may be names of properties. */
const shortestInKeys = 8;

/** Replaces secrets in the values of a form by their names in angle brackets; `withSecrets` writes them back. */
export function redactForm(form: FormState, redact: Redactor, redactKey: Redactor): FormState {
  const value = redactValue(form.value, redact, redactKey);
  return { value: isObject(value) ? value : {}, selection: form.selection };
}

/** Returns the secrets that are searched in keys. */
export const keySecrets = (secrets: readonly NamedSecret[]): readonly NamedSecret[] =>
  secrets.filter(({ text }) => text.length >= shortestInKeys);

function redactValue(value: Json, redact: Redactor, redactKey: Redactor): Json {
  if (isList(value)) return value.map((item) => redactValue(item, redact, redactKey));
  if (isObject(value)) {
    return objectOf(
      Object.entries(value).map(([key, member]) => [readable(redactKey(key)), redactValue(member, redact, redactKey)]),
    );
  }
  if (typeof value !== "string" && typeof value !== "number" && !isExact(value)) return value;
  const redacted = redact(String(value));
  return typeof redacted === "string" ? value : readable(redacted);
}

/** Writes secrets back into the texts of a form, where their names are in angle brackets. */
export function withSecrets(form: FormState, secrets: readonly NamedSecret[]): FormState {
  const restore = (value: Json): Json => {
    if (isList(value)) return value.map(restore);
    if (isObject(value)) return objectOf(Object.entries(value).map(([key, member]) => [key, restore(member)]));
    if (typeof value !== "string") return value;
    return secrets.reduce((text, { name, text: secret }) => text.replaceAll(`<${name}>`, () => secret), value);
  };
  const value = restore(form.value);
  return { ...form, value: isObject(value) ? value : {} };
}
