/** The HTML and CSS that pages may have. */
export { safeAttributes } from "./attributes.ts";
export { isSafeRule, safeStyle, scopedStyles } from "./css.ts";
export { frameFeatures } from "./frame-features.ts";
export { staysWithin } from "./nested-selector.ts";
