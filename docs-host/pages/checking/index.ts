/** Checks of a site before it is published. */

export type { TextMistake } from "../mdx/index.ts";
export { checkText } from "./check-text.ts";
