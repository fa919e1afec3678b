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
export { choicesFrom, historyFromJson, historyToJson, typedFrom, typedToJson } from "./saved-history.ts";
export { placeName, type StepName, stepNamer } from "./step-name.ts";
