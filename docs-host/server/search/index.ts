export { readQuery } from "./read-query.ts";
export { type SearchIndexes, searchIndexes } from "./search-indexes.ts";
export { searchRoute } from "./search-route.ts";
