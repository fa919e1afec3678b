/** The HTML and CSS that pages may have. */
export { safeAttributes } from "./attributes.ts";
export { isSafeRule, type StyleMistake, safeStyle, scopedStyles } from "./css.ts";
export { dropRaws, isWhole } from "./css-text.ts";
export { elementNamed, isDropped, isEmptyElement, isInlineElement } from "./elements.ts";
export { staysWithin } from "./nested-selector.ts";
