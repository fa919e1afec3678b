export { dateOf, isDate, isDatetime } from "./dates.ts";
export { escapeInvisible, isLeftToRight, splitInvisible, type TextPart } from "./invisible.ts";
export { claimName, slugOf } from "./slug.ts";
