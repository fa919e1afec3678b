/** The stores that the views of a form observe: paths, drafts, issues, touched and revealed fields, and the viewport. */
export { type BrokenTexts, makeBrokenTexts, withTyped } from "./broken-texts.ts";
export { type IssueBoard, isKeyIssue, issueSentence, makeIssueBoard, sentence } from "./issue-board.ts";
export { makeRefusedKeys, type RefusedKeys, type TypedIssue } from "./key-drafts.ts";
export { makeNearViewport, type NearViewport, windowClass } from "./near-viewport.ts";
export { type PathListeners, partOf, pathListeners } from "./path-listeners.ts";
export type { FormPort } from "./port.ts";
export { type Keys, makeRevealedFields, type RevealedFields } from "./revealed-fields.ts";
export { makeSlices, type Slices, undrawnClass } from "./slices.ts";
export { makeTouchedFields, type TouchedFields } from "./touched-fields.ts";
export { type DraftListeners, draftAt, draftListeners, hasDrafts } from "./typed-drafts.ts";
