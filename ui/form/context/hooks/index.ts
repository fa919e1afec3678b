/** Hooks of the views of a form. */
export { useBrokenText } from "./use-broken-text.ts";
export { useDraft } from "./use-draft.ts";
export { useHistoryStep } from "./use-history-step.ts";
export { sameList, useDerived, useValue } from "./use-path-value.ts";
export { rowsAtOnce, useProgressiveCount } from "./use-progressive-count.ts";
export { useRevealedFields } from "./use-revealed-fields.ts";
export { rulesHint, useRulesHint } from "./use-rules-hint.ts";
export { useTouchInvalid } from "./use-touch-invalid.ts";
