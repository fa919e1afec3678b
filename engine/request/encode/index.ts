/** Values as text in URLs, headers and form bodies. */
export { itemText, pairs, percentEncode } from "./pairs.ts";
export { queryText, styledHeader, styledPath, styleOf } from "./style.ts";
