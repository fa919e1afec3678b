/** The HTML and CSS that pages may have. */
export { safeAttributes } from "./attributes.ts";
export { isSafeRule, safeStyle, scopedStyles } from "./css.ts";
export { elementNamed, isDropped, isEmptyElement, isInlineElement } from "./elements.ts";
export { staysWithin } from "./nested-selector.ts";
