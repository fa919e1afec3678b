/** Styles, ids and classes from authors and publishers, isolated from the styles of the site. */
export { authorClasses } from "./author-classes.ts";
export { ariaValue, authorId, idPrefix } from "./author-ids.ts";
export { selectingAuthorNames } from "./author-selectors.ts";
export { dropRaws, isWhole, readCss, type StyleMistake } from "./read-css.ts";
export { applySchemes } from "./scheme-rules.ts";
export { pageScheme } from "./selectors.ts";
