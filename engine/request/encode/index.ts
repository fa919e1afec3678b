/** Values as text in URLs, headers and form bodies. */
export { percentEncode } from "./percent.ts";
export { queryText, styledHeader, styledPath, styleOf } from "./style.ts";
export { itemText } from "./text.ts";
