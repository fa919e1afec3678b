export { openSearch } from "./open-search.ts";
