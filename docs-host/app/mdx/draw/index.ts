/** The elements of a page. */
export type { DrawDeps, LinkTarget, PageFile, PageLinks } from "./draw-context.ts";
export { type DrawnPage, drawPage } from "./draw-page.ts";
export { plainText } from "./plain-text.ts";
