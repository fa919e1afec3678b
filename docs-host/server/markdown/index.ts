export { pageMarkdown, sendMarkdown } from "./page-markdown.ts";
