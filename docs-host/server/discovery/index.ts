/** The files that machines read, as answers of a site. */
export { discoveryRoute } from "./discovery-route.ts";
export { markdownCache } from "./markdown-cache.ts";
export { prefersMarkdown } from "./prefers-markdown.ts";
