import type { FormState } from "#engine/form";
import { isExact, isList, isObject, type Json, objectOf } from "#engine/json";
import { isCredentialHeader } from "#engine/request";
import type { NamedSecret } from "../failure.ts";
import { isSecretMember } from "./exchange-secrets.ts";
import { readable } from "./redact.ts";
import type { FieldRedactors } from "./redact-fields.ts";

/** Replaces secrets in the values of a form by their names in angle brackets; `withSecrets` writes them back. */
export function redactForm(form: FormState, redact: FieldRedactors): FormState {
  const value = redactValue(form.value, redact, false);
  return { value: isObject(value) ? value : {}, selection: form.selection };
}

/** @param isCredential true for a field with the name of a credential */
function redactValue(value: Json, redact: FieldRedactors, isCredential: boolean): Json {
  if (isList(value)) return value.map((item) => redactValue(item, redact, isCredential));
  if (isObject(value)) {
    return objectOf(
      Object.entries(value).map(([key, member]) => [
        readable(redact.echo(key)),
        redactValue(member, redact, isSecretMember(key) || isCredentialHeader(key)),
      ]),
    );
  }
  if (typeof value !== "string" && typeof value !== "number" && !isExact(value)) return value;
  const redacted = (isCredential ? redact.value : redact.echo)(String(value));
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
