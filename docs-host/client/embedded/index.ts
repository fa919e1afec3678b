export { enhanceReference } from "./enhance-reference.ts";
