/** Checks of a site before it is published. */

export { type CheckedText, checkText, type TextMistake } from "./check-text.ts";
