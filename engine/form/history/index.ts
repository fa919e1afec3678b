/** Answers how steps are undone, redone, labeled and saved. */

export {
  commit,
  type History,
  historyOf,
  redo,
  replace,
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
