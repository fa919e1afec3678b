export { type Resource, resourcesOf } from "./resource.ts";
export { type ScriptOptions, scriptsOf } from "./scripts.ts";
export { trySequence } from "./try-sequence.ts";
