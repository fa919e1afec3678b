export { type BuiltIndex, indexBuilder } from "./index-builder.ts";
export { fileSearcher, indexFiles } from "./index-files.ts";
export type {
  SearchAnswer,
  SearchChoices,
  SearchHit,
  SearchQuery,
} from "./search.ts";
export { type SearchDocument, type SearchHeading, type SearchKind, searchKinds } from "./search-document.ts";
export { searchWhole } from "./search-whole.ts";
