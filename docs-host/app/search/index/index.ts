export { type BuiltIndex, type IndexBuilder, indexBuilder } from "./index-builder.ts";
export { fileSearcher, indexFiles, isMissing, type LoadIndexFile } from "./index-files.ts";
export {
  longestQuery,
  type SearchAnswer,
  type SearchChoices,
  type SearchHit,
  type SearchQuery,
  search,
} from "./search.ts";
export { type SearchDocument, type SearchHeading, type SearchKind, searchKinds } from "./search-document.ts";
export { searchWhole } from "./search-whole.ts";
