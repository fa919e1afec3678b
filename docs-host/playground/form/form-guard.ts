import { answeredFor, type Binding, type Clearance, clearance, type Destination, emptied } from "#engine/auth";
import type { FormState } from "#engine/form";
import { isList, isObject, type Json, printJson } from "#engine/json";
import { credentialsIn, type FormCredential, type RedactInput, redactCredentials } from "#engine/request";
import type { StartedForm } from "./started-form.ts";

/**
 * Guards the secret values of one form: headers that carry credentials, passwords, and members that are called like
 * one.
 */
export interface FormGuard {
  /** Decides whether the form in a state may go to a destination. */
  readonly clearance: (to: Destination, state: FormState) => Clearance;
  /** The secret values that were not filled in by the provider. */
  readonly secrets: (state: FormState) => readonly FormCredential[];
  /** The host for which the form was filled in; undefined before the first edit. */
  readonly binding: () => Binding | undefined;
  /** Has them go to a destination from now on. */
  readonly confirm: (to: Destination) => void;
  /** Takes them out of the form, as a step that can be undone. */
  readonly remove: () => void;
  /** Called before requests go elsewhere: a form without secret values starts again there. */
  readonly onLeave: () => void;
}

interface GuardInput {
  readonly filled: StartedForm;
  /** Where requests go now. */
  readonly here: () => Destination;
  readonly carry: RedactInput;
  /** The forms that the provider has filled in for the environment of now. */
  readonly provided: () => readonly FormState[];
}

/** Starts the guard of a form. */
export function startFormGuard({ filled, here, carry, provided }: GuardInput): FormGuard {
  const secrets = (state: FormState): readonly FormCredential[] => {
    const found = credentialsIn(state, carry).filter(({ value }) => !isEmpty(value));
    if (found.length === 0) return found;
    const known = new Set(provided().flatMap((one) => credentialsIn(one, carry).map(({ value }) => printJson(value))));
    return found.filter(({ value }) => !known.has(printJson(value)));
  };
  const present = (): FormState => filled.history().present;
  const onLeave = (): void => {
    const binding = filled.binding();
    if (binding === undefined || binding.entered.length === 0) return;
    if (secrets(present()).length === 0) filled.bind(emptied(binding));
  };
  // It may have been left for another host while another endpoint was open.
  if (filled.binding()?.entered.some(({ origin }) => origin !== here().origin)) onLeave();
  return {
    clearance: (to, state) => {
      const binding = filled.binding();
      const found = binding === undefined ? "send" : clearance(binding, to);
      // Looking for secrets takes a while in a large form, and mostly the form was filled in for one host.
      return found === "send" || secrets(state).length === 0 ? "send" : found;
    },
    secrets,
    binding: filled.binding,
    confirm: ({ origin }) => {
      const binding = filled.binding();
      if (binding !== undefined) filled.bind(answeredFor(binding, origin, "send"));
    },
    remove: () => {
      filled.replace(redactCredentials(present(), carry), "removed secret values");
      const binding = filled.binding();
      if (binding !== undefined) filled.bind(emptied(binding));
    },
    onLeave,
  };
}

const isEmpty = (value: Json): boolean =>
  value === null ||
  value === "" ||
  (isList(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);
