/** The nodes of a page: what its markdown, its components and its snippets say. */
export { cachedNodes as pageNodes } from "./cached-nodes.ts";
export { literalOf } from "./evaluate.ts";
