/** The context that all views of a form share: dependencies, subscriptions by path, drafts, issues, and the focus. */
export { afterPress } from "./after-press.ts";
export type { AddPropertyProps, ControlProps, ControlViews, FormViews, MapRowsProps } from "./control-props.ts";
export {
  type FocusTarget,
  focusAgain,
  focusableIn,
  focusField,
  focusInside,
  focusIssue,
  focusRemoval,
  focusTarget,
  isWithin,
  useAfterDrawing,
} from "./focus.ts";
export { FormContext, type FormDeps, PasteContext, ShowIssuesContext, useForm } from "./form-context.ts";
export { useBrokenText } from "./hooks/use-broken-text.ts";
export { useDraft } from "./hooks/use-draft.ts";
export { useHistoryStep } from "./hooks/use-history-step.ts";
export { sameList, useDerived, useValue } from "./hooks/use-path-value.ts";
export { rowsAtOnce, useProgressiveCount } from "./hooks/use-progressive-count.ts";
export { useRevealedFields } from "./hooks/use-revealed-fields.ts";
export { rulesHint, useRulesHint } from "./hooks/use-rules-hint.ts";
export { useTouchInvalid } from "./hooks/use-touch-invalid.ts";
export {
  draftAt,
  draftListeners,
  type FormPort,
  hasDrafts,
  isKeyIssue,
  issueSentence,
  makeBrokenTexts,
  makeIssueBoard,
  makeNearViewport,
  makeRefusedKeys,
  makeRevealedFields,
  makeSlices,
  makeTouchedFields,
  partOf,
  pathListeners,
  sentence,
  type TypedIssue,
  undrawnClass,
  windowClass,
  withTyped,
} from "./stores/index.ts";
