import type { EarlyQuestion, OpenMessage, QuestionMessage } from "../protocol/index.ts";

import { loadLate } from "./late-code.ts";

/**
 * Rendering of first screens and pages, and formatting of descriptions: playgrounds with plain descriptions need
 * neither.
 */
export const loadEarly = () => import("#docs-host/playground/first-screen");
export const loadRendering = () => import("#docs-host/pages/reference");
export const loadTexts = () => import("#docs-host/pages/guides");

/**
 * Returns the function that loads the code for an answer while the description is read, a page's only if no playground is
 * requested at the same time. A failure is reported when the code is used.
 */
export function codePreloader(): (message: OpenMessage | QuestionMessage) => void {
  let isPlayground = false;
  return (message) => {
    if (message.type === "open") {
      if (message.shows === "page")
        setTimeout(() => {
          // Pages list facts of types, which first screens don't.
          if (!isPlayground) Promise.all([loadRendering(), loadLate("rest")]).catch(() => undefined);
        });
    } else if (message.about === "screen" || (message.about === "early" && needsMarkup(message.asked))) {
      isPlayground = true;
      loadEarly().catch(() => undefined);
    }
  };
}

/** Returns true for a first screen that the page does not show. */
const needsMarkup = ({ isNarrow, isUnplaced, shown }: EarlyQuestion): boolean =>
  !isNarrow && !isUnplaced && shown === undefined;
