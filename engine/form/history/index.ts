/** Answers how steps are undone, redone, labeled and saved. */

export {
  type Commit,
  commit,
  type History,
  historyOf,
  longestPast,
  redo,
  replace,
  type Step,
  typingPause,
  undo,
} from "./history.ts";
export {
  historyFromJson,
  historyToJson,
  selectionFrom,
  typedDraftsFromJson,
  typedDraftsToJson,
} from "./saved-history.ts";
export { pathLabel, type StepName, stepNamer } from "./step-name.ts";
