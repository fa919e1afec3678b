/** The elements of a page. */
export type { LinkTarget, PageLinks } from "./draw-context.ts";
export { drawPage } from "./draw-page.ts";
export { plainText } from "./plain-text.ts";
