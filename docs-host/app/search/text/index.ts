export { highlight, type Piece } from "./highlight.ts";
export { stemOf } from "./stem.ts";
export { mostTypos, typos } from "./typos.ts";
export { termsOf, type Word, wordsOf } from "./words.ts";
