export { type BuildSearchOptions, buildSearchIndex, searchIndexOf } from "./build-search-index.ts";
export { siteDocuments } from "./site-documents.ts";
