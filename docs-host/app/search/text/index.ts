export { highlight } from "./highlight.ts";
export { numbersOf, singularOf, stemOf } from "./stem.ts";
export { mostTypos, typos } from "./typos.ts";
export { termsOf, wordsOf } from "./words.ts";
