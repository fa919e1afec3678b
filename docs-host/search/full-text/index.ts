export { indexedPage } from "./index/impacts.ts";
export { type BuiltIndex, indexBuilder } from "./index/index-builder.ts";
export { fileSearcher, indexFiles } from "./index/index-files.ts";
export type { SearchAnswer, SearchChoices, SearchHit, SearchQuery } from "./index/search.ts";
export {
  type IndexedPage,
  type SearchDocument,
  type SearchHeading,
  type SearchKind,
  searchKinds,
} from "./index/search-document.ts";
export { searchWhole } from "./index/search-whole.ts";
export { highlight } from "./text/highlight.ts";
