export { freshId } from "./fresh-id.ts";
export { resourcesOf } from "./resource.ts";
export { scriptsOf } from "./scripts.ts";
export { trySequence } from "./try-sequence.ts";
