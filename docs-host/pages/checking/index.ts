/** Checks of a site before it is published. */

export { checkText } from "./check-text.ts";
