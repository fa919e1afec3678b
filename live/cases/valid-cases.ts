import type fc from "fast-check";
import { type FormState, seedForm } from "#engine/form";
import { memoizeWeak } from "#engine/memoize-weak";
import type { RequestBody } from "#engine/model";
import { isJsonType, isXmlBody, mediaType } from "#engine/request";
import { arbitrary, NoValueError } from "#engine/testing";
import type { Call } from "../call.ts";
import { isJsonPatch } from "../json-patch.ts";
import type { Target } from "../targets/index.ts";
import type { Case, Intent } from "./case.ts";
import { defaultValue } from "./default-value.ts";
import { seedDeps as deps, exampleForms, isSentValid } from "./example-forms.ts";
import { limitCases, smallestCall } from "./limit-cases.ts";
import { withoutOpaque } from "./opaque-values.ts";
import { plainerForms } from "./plainer-forms.ts";
import { requestVerdict } from "./request-verdict.ts";
import { drawAt } from "./seed.ts";

/**
 * The intent of a valid call. The validity of images, of documents that are entered as text, and of patches with paths
 * that a thing may lack, is unknown.
 */
const intentOf = ({ endpoint: { request } }: Target): Intent => ({
  kind: isWritten(request?.body) ? "valid" : "probe",
});

/** Returns true if bodies are written from their shape, so that they are valid. */
function isWritten(body: RequestBody | undefined): boolean {
  if (body === undefined || body.kind === "form-data" || body.kind === "urlencoded") return true;
  const type = mediaType(body.contentType);
  return body.kind === "json"
    ? (isJsonType(type) && !isJsonPatch(type)) || type === "text/plain" || isXmlBody(body)
    : /^(?:application\/octet-stream|\*\/\*)$/.test(type);
}

/** Returns the test of forms that are valid and sent as valid requests. */
const isSent = memoizeWeak(
  (target: Target) =>
    (form: FormState): boolean =>
      target.isValid(form) && requestVerdict(target)(callOf(target, form)).kind === "valid",
);

/** Makes the call of a form, with the own credentials. */
export const callOf = ({ endpoint }: Target, form: FormState): Call => ({
  endpoint: endpoint.id,
  form,
  credentials: "own",
});

/**
 * Returns the form that is filled in, if it is valid, or else one with the required parts only; undefined if the
 * description has no values for them.
 */
export const plainForm = memoizeWeak((target: Target): FormState | undefined => {
  const { endpoint, globalHeaders, types } = target;
  const start = seedForm({ endpoint, globalHeaders, types, deps, example: "none" });
  const example = seedForm({ endpoint, globalHeaders, types, deps });
  const given = target.given === undefined ? [] : [target.given];
  const usable = [...given, start, example, ...exampleForms(target)].map((form) => withoutOpaque(target, form));
  const filled = usable.find((form) => target.isValid(form) && isSentValid(target, form));
  return filled ?? smallestCall(target)?.form ?? validCases(target, 0)(0)?.call.form;
});

/** Returns the form with usual values; undefined if that is not valid. */
function defaultForm(target: Target): FormState | undefined {
  const value = defaultValue(target);
  const form = value === undefined ? undefined : withoutOpaque(target, target.formOf(value));
  return form !== undefined && target.isValid(form) ? form : undefined;
}

/** Returns the calls at and beyond the limits of the values of an endpoint. */
export const limitsOf = memoizeWeak((target: Target) => {
  const usual = exampleForms(target)[0] ?? defaultForm(target) ?? plainForm(target);
  const smallest = smallestCall(target);
  return limitCases(target, [
    ...(smallest === undefined ? [] : [smallest]),
    ...(usual === undefined ? [] : [callOf(target, usual)]),
  ]);
});

/** Lists the calls of the examples of an endpoint. */
export const exampleCases = memoizeWeak((target: Target): readonly Case[] =>
  exampleForms(target).map((form) => plainerCase(target, form)),
);

/** Lists the calls at the limits of each value of an endpoint. */
export const boundaryCases = memoizeWeak((target: Target): readonly Case[] =>
  limitsOf(target).valid.map(({ call, intent }): Case => {
    const plain = plainerCase(target, call.form);
    return { ...plain, call, ...(intent.kind === "probe" && { intent }) };
  }),
);

/** Lists the first calls of an endpoint: its examples, then the limits of each of its values. */
export const firstCases = (target: Target): readonly Case[] => [...exampleCases(target), ...boundaryCases(target)];

/** Makes the case of a valid form. */
const plainerCase = (target: Target, form: FormState): Case => ({
  call: callOf(target, form),
  intent: intentOf(target),
  plainer: function* () {
    for (const next of plainerForms(target, form)) yield plainerCase(target, next);
  },
});

/** Values that are drawn to find one that can be sent, such as a header without line breaks. Own choice. */
const tries = 30;

/** Draws valid calls of an endpoint by position; undefined where none is found. */
export function validCases(target: Target, seed: number): (position: number) => Case | undefined {
  const drawn = drawnForms(target);
  const caseOf = (value: fc.Value<FormState>): Case => ({
    ...plainerCase(target, value.value),
    smaller: function* () {
      for (const next of drawn?.shrink(value.value, value.context) ?? []) {
        if (isSent(target)(next.value)) yield caseOf(next);
      }
    },
  });
  return (position) => {
    if (drawn === undefined) return undefined;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const value = drawAt(drawn, seed, position * tries + attempt);
      if (isSent(target)(value.value)) return caseOf(value);
    }
    return undefined;
  };
}

/** Draws valid forms of an endpoint; undefined if there is none. */
const drawnForms = memoizeWeak((target: Target): fc.Arbitrary<FormState> | undefined => {
  try {
    return arbitrary(target.shape, target.types, { safeIntegers: true }).map((value) =>
      withoutOpaque(target, target.formOf(value)),
    );
  } catch (thrown) {
    if (thrown instanceof NoValueError) return undefined;
    throw thrown;
  }
});
