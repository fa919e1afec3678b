/** The event on the document when a reader says if a page was helpful; its detail is a `FeedbackMessage`. */
export const feedbackEvent = "callboard:feedback";

/** The answer of a reader about a page. A text comes in a second message with the same answer. */
export interface FeedbackMessage {
  /** The address of the page. */
  readonly page: string;
  readonly title: string;
  readonly isHelpful: boolean;
  readonly text?: string;
}

/** The most characters of the text in a message. */
export const maxFeedbackLength = 2000;

/** A script of the publisher that runs once the page and all of its parts are loaded. */
export const lateScriptType = "text/late-script";
