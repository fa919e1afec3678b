import { applyEdit, type FormState } from "#engine/form";
import { isList, isObject, type Json, own } from "#engine/json";
import { read, secret } from "#engine/secret";
import type { Path } from "#engine/shape";
import { type RedactInput, redactCredentials } from "./redact-credentials.ts";

/** A value of a form that may be a credential. */
export interface FormCredential {
  readonly at: Path;
  readonly value: Json;
}

/** Lists everything in a form that may be a credential: the values that `withoutCredentials` removes. */
export function credentialsIn(state: FormState, input: RedactInput): readonly FormCredential[] {
  const found: FormCredential[] = [];
  const compare = (before: Json, after: Json | undefined, at: Path): void => {
    if (before === after) return;
    if (isList(before) && isList(after)) {
      for (const [position, item] of before.entries()) compare(item, after[position], [...at, position]);
    } else if (isObject(before) && isObject(after)) {
      for (const [key, member] of Object.entries(before)) compare(member, own(after, key), [...at, key]);
    } else found.push({ at, value: before });
  };
  compare(state.value, redactCredentials(state, input).value, []);
  return found;
}

/** Returns the form with some of its values replaced by a mask. */
export const withMasks = (state: FormState, hidden: readonly FormCredential[]): FormState =>
  hidden.reduce((left, { at }) => applyEdit(left, { type: "set", at, value: read(secret(""), "redact") }), state);
