import { type FormState, seedForm } from "#engine/form";
import { memoizeWeak } from "#engine/memoize-weak";
import type { Target } from "../targets/index.ts";
import { withoutOpaque } from "./opaque-values.ts";
import { requestVerdict } from "./request-verdict.ts";

/** The moment of default dates; fixed, so that the same seed gives the same calls. */
export const seedDeps = { now: () => new Date(Date.UTC(2026, 0, 1)) };

/** Returns true for a form that is sent as a valid request; a disputed value is the author's own choice. */
export const isSentValid = (target: Target, form: FormState): boolean => {
  const { kind } = requestVerdict(target)({ endpoint: target.endpoint.id, form, credentials: "none" });
  return kind === "valid" || kind === "disputed";
};

/** Lists the filled-in form and the suggested forms: one per example, or one without an example. */
export const exampleForms = memoizeWeak((target: Target): readonly FormState[] => {
  const { endpoint, globalHeaders, types, given } = target;
  const { examples } = endpoint;
  const sources = examples.length === 0 ? (["none"] as const) : examples;
  const suggested = sources.map((example) =>
    seedForm({ endpoint, globalHeaders, types, deps: seedDeps, example, withOptional: true }),
  );
  return [...(given === undefined ? [] : [given]), ...suggested]
    .map((form) => withoutOpaque(target, form))
    .filter((form) => target.isValid(form) && isSentValid(target, form));
});
