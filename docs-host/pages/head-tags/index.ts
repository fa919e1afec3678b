/** Tags in the head of a page, for previews of links and for search engines. */
export { type HeadTags, headTags } from "./head-tags.ts";
