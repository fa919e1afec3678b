/** The nodes of a page: what its markdown, its components and its snippets say. */
export { literalOf } from "./evaluate.ts";
export { pageNodes } from "./page-nodes.ts";
