export { titleHeading } from "./first-heading.ts";
export { type FrontMatter, type PageLayout, type PageLogo, splitFrontMatter } from "./front-matter.ts";
export { isMarked } from "./is-marked.ts";
export { markdownReader, type ReadMarkdown } from "./markdown-reader.ts";
export { pageText } from "./page-text.ts";
export type { ResolveLink } from "./rich-text.ts";
