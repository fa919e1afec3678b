/** How the styles of publishers know the color scheme of a page. */
export { applySchemes } from "./scheme-rules.ts";
