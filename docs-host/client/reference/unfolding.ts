/** Shows rows and opens types in place; loaded when an address names a row, or a reader opens a type. */
export { showNamedRow } from "./show-named-row.ts";
export { unfoldLink } from "./unfold-link.ts";
