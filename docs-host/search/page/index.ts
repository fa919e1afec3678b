export { type SearchState, searchPage } from "./search-page.tsx";
