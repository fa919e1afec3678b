export { highlight } from "./highlight.ts";
export { stemOf } from "./stem.ts";
export { mostTypos, typos } from "./typos.ts";
export { termsOf, wordsOf } from "./words.ts";
