export { isNumeral, wholeDouble } from "./decimal.ts";
export { equalJson } from "./equal.ts";
export { type Exact, exact, exactText, isExact, numberFromText } from "./exact.ts";
export type { Json, JsonObject } from "./json.ts";
export { changedKey, keysOf, withMember } from "./keys.ts";
export { isList, isObject, objectOf, own } from "./own.ts";
export { deepestJson, type JsonFault, type ParsedJson, parseJson } from "./parse.ts";
export { type Position, positionsIn, type Span } from "./positions.ts";
export { printJson } from "./print.ts";
