/** Values as text in URLs, headers and form bodies. */
export { pairs } from "./pairs.ts";
export { percentEncode } from "./percent.ts";
export { queryText, styledHeader, styledPath, styleOf } from "./style.ts";
export { itemText } from "./text.ts";
