export { highlight } from "./highlight.ts";
export { numbersOf, singularOf, stemOf } from "./stem.ts";
export { termsOf, wordsOf } from "./words.ts";
