/** Styles and ids from authors and publishers, isolated from the styles of the site. */
export { ariaValue, authorId, idPrefix, selectingAuthorIds } from "./author-ids.ts";
export { dropRaws } from "./drop-raws.ts";
export { readCss, type StyleMistake } from "./read-css.ts";
export { applySchemes } from "./scheme-rules.ts";
export { pageScheme } from "./selectors.ts";
export { isWhole } from "./whole-text.ts";
