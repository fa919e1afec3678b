export { fold } from "./fold.ts";
export { type Search, searchAll, searcher, sliceSize } from "./search.ts";
