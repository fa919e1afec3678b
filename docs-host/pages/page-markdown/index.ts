/** Pages as markdown that needs no components, for assistants and other programs. */
export { plainInLine } from "./markdown-text.ts";
export { pageMarkdown } from "./page-markdown.ts";
