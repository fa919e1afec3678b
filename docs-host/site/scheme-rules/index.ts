/** The color schemes in the styles of publishers. */
export { applySchemes } from "./scheme-rules.ts";
export { pageScheme } from "./selectors.ts";
