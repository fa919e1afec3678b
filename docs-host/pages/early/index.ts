export { showCoveredPage, whenPageShown } from "./covered-page.ts";
export { followEnvironment } from "./environment.ts";
export { selectLanguageEarly } from "./language.ts";
export {
  answerMark,
  choiceMade,
  coveredPageId,
  dismissedKey,
  earlyClass,
  earlyFailed,
  earlyTyped,
  returnKey,
  themeKey,
  withoutScripts,
} from "./names.ts";
export { mayLookDifferent, prepareEarly, type TextField, willLookDifferent } from "./prepare-early.ts";
export { type EarlyPlayground, type ShownEarly, shownEarly } from "./shown-early.ts";
