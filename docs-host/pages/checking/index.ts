/** Checks of a site before it is published. */

export type { TextMistake } from "../mdx/index.ts";
export { type CheckedText, checkText } from "./check-text.ts";
