export { freshId } from "./fresh-id.ts";
export { scriptsOf } from "./scripts.ts";
export { trySequence } from "./try-sequence.ts";
