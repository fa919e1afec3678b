/** Syntax of headings, without the parser of pages, so that browsers can load it alone. */

export { splitHeadingId } from "./heading-id.ts";
