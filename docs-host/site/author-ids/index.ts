/** The ids that authors give to elements, as the page has them. */
export { ariaValue, authorId, idPrefix, selectingAuthorIds } from "./author-ids.ts";
