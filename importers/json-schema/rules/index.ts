/** The rules of schemas that no shape expresses. */
export { readChoice, readRules } from "./read-rules.ts";
