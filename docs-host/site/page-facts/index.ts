/** The title and the description of a page, for lists and previews. */
export { pageFacts } from "./page-facts.ts";
