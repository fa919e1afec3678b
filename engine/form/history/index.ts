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
  choicesFrom,
  historyFromJson,
  historyToJson,
  typedDraftsFromJson,
  typedDraftsToJson,
} from "./saved-history.ts";
export { pathLabel, type StepName, stepNamer } from "./step-name.ts";
