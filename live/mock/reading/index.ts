/** Reads the texts and bytes of a request as the values that its description names. */
export { readBody } from "./read-body.ts";
export { readHeaders, readPairs, readPath } from "./read-parameters.ts";
export { type TextReader, textReader } from "./text-reader.ts";
