/** The site of a description inside of a page that has no server of ours: it answers what the pages of a site ask theirs. */
export type { PlaygroundCall } from "../page-data/index.ts";
export { explorerParameter } from "../page-data/index.ts";
export { type ReferenceSite, referenceSite } from "./reference-site.ts";
