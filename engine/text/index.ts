export { escapeInvisible, isLeftToRight, splitInvisible, type TextPart } from "./invisible.ts";
