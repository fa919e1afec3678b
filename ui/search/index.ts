export { searchAll, searcher, sliceSize } from "./search.ts";
