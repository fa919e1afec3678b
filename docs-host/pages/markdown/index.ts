export { isMarked } from "./is-marked.ts";
export { markdownReader, type ReadMarkdown } from "./markdown-reader.ts";
export { pageText } from "./page-text.ts";
export type { ResolveLink } from "./rich-text.ts";
