export { buildSearchIndex } from "./build-search-index.ts";
export { documentReader } from "./site-documents.ts";
