export { showCoveredPage, whenPageShown } from "./covered-page.ts";
export { selectLanguageEarly } from "./language.ts";
export {
  answerMark,
  chosenLanguageKey,
  coveredPageId,
  dismissedKey,
  earlyChoice,
  earlyClass,
  earlyFailed,
  earlyTyped,
  pageShown,
  returnKey,
  themeKey,
  withoutScripts,
} from "./names.ts";
export { mayLookDifferent, prepareEarly, type TextField, willLookDifferent } from "./prepare-early.ts";
export { type EarlyPlayground, type ShownEarly, shownEarly } from "./shown-early.ts";
