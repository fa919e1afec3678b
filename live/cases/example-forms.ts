import { type FormState, seedForm } from "#engine/form";
import { onceForEach, type Target } from "../targets/index.ts";
import { withoutKey } from "./without-key.ts";

/** The moment of default dates; fixed, so that the same seed gives the same calls. */
export const seedDeps = { now: () => new Date(Date.UTC(2026, 0, 1)) };

/** Lists the forms that the description suggests: of each example, and one without. */
export const exampleForms = onceForEach((target: Target): readonly FormState[] => {
  const { endpoint, globalHeaders, types } = target;
  const { examples } = endpoint;
  const sources = examples.length === 0 ? (["none"] as const) : examples;
  return sources
    .map((example) => seedForm({ endpoint, globalHeaders, types, deps: seedDeps, example, withOptional: true }))
    .map((form) => withoutKey(target, form))
    .filter(target.isValid);
});
