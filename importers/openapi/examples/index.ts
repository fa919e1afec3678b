/** Calls of an operation as examples, and code that its provider wrote for them. */

export { namedExamples, readExamples } from "./calls.ts";
export { readCodeSamples } from "./code-samples.ts";
export { readStatedCalls } from "./stated-calls.ts";
