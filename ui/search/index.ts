export { fold } from "./fold.ts";
export { searchAll, searcher, sliceSize } from "./search.ts";
