export { buildSearchIndex } from "./build-search-index.ts";
