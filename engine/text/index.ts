export { cut, splitBefore } from "./cut.ts";
export { dateOf, isDate, isDatetime } from "./dates.ts";
export { escapeInvisible, isLeftToRight, splitInvisible, type TextPart } from "./invisible.ts";
export { editDistance, nearest, nearestNames } from "./nearest.ts";
export {
  plainText,
  type RichAttributes,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichText,
  type RichTexts,
} from "./rich-text.ts";
export { claimName, slugOf } from "./slug.ts";
export { trimEndOf } from "./trim-end.ts";
