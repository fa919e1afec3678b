export { buildSearchIndex } from "./build-search-index.ts";
export { documentReader, siteDocuments } from "./site-documents.ts";
