/** The context that all views of a form share: dependencies, subscriptions by path, drafts, issues, and the focus. */
export { afterPress } from "./after-press.ts";
export { makeBrokenTexts, withTyped } from "./broken-texts.ts";
export type { ControlProps, ControlViews } from "./control-props.ts";
export {
  type FocusTarget,
  focusAgain,
  focusField,
  focusInside,
  focusIssue,
  focusRemoval,
  focusTarget,
  isWithin,
  useAfterDrawing,
} from "./focus.ts";
export { FormContext, type FormDeps, ShowIssuesContext, useForm } from "./form-context.ts";
export { isKeyIssue, makeIssueBoard, sentence } from "./issue-board.ts";
export { makeRefusedKeys, type TypedIssue } from "./key-drafts.ts";
export { makeNearViewport, windowClass } from "./near-viewport.ts";
export { PasteContext } from "./paste-context.ts";
export { partOf, pathListeners } from "./path-listeners.ts";
export type { FormPort } from "./port.ts";
export { makeRevealedFields } from "./revealed-fields.ts";
export { makeSlices } from "./slices.ts";
export { makeTouchedFields } from "./touched-fields.ts";
export { draftAt, draftListeners, hasDrafts } from "./typed-drafts.ts";
export { type BrokenText, useBrokenText } from "./use-broken-text.ts";
export { useDraft } from "./use-draft.ts";
export { useHistoryStep } from "./use-history-step.ts";
export { sameList, useDerived, useValue } from "./use-path-value.ts";
export { rowsAtOnce, useProgressiveCount } from "./use-progressive-count.ts";
export { useRevealedFields } from "./use-revealed-fields.ts";
export { useStable } from "./use-stable.ts";
export { useTouchInvalid } from "./use-touch-invalid.ts";
