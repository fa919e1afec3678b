export { readQuery, type SearchIndexes, searchIndexes, searchRoute } from "./search-route.ts";
