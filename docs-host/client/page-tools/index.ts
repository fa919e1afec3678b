import { enableFeedback } from "./feedback.ts";
import { enablePageActions } from "./page-actions.ts";

/** Makes the actions of the page and the question below it work. */
export function enablePageTools(): void {
  enablePageActions();
  for (const form of document.querySelectorAll<HTMLFormElement>(".feedback")) enableFeedback(form);
}
