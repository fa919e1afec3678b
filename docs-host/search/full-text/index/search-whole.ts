import type { BuiltIndex } from "./index-builder.ts";
import { lacksParts } from "./index-files.ts";
import { type SearchAnswer, type SearchQuery, search } from "./search.ts";

/** Searches an index that is whole in memory. */
export function searchWhole(index: BuiltIndex, query: SearchQuery): SearchAnswer {
  const answer = search(index, query);
  if (lacksParts(answer)) throw new Error("a whole index lacks parts of itself");
  return answer;
}
