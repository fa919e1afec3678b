/** An open body: its views, its search, and its comparison with the documentation. */
export { BodySearch } from "./body-search.tsx";
export { TextBody } from "./text-body.tsx";
export { compareResponse, knownMismatches } from "./use-comparison.ts";
export type { Search } from "./use-search.ts";
