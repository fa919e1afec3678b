export {
  type BuiltIndex,
  fileSearcher,
  indexBuilder,
  indexFiles,
  type SearchAnswer,
  type SearchChoices,
  type SearchDocument,
  type SearchHeading,
  type SearchHit,
  type SearchKind,
  type SearchQuery,
  searchKinds,
  searchWhole,
} from "./index/index.ts";
export { highlight } from "./text/index.ts";
