export { asJson, trustJson } from "./as-json.ts";
export { isDecimal, losslessDouble } from "./decimal.ts";
export { equalJson } from "./equal.ts";
export { type Exact, exact, exactText, isExact, numberFromText } from "./exact.ts";
export { incrementalPrinter } from "./incremental-printer.ts";
export type { Json, JsonObject } from "./json.ts";
export { keyWatch } from "./key-watch.ts";
export { changedKey, keysOf, recordChange, withMember } from "./keys.ts";
export {
  type JsonLimit,
  type JsonLimits,
  jsonLimitFaults,
  jsonLimitMessage,
  maxJsonDepth,
  openJsonLimits,
} from "./limits.ts";
export { inOrder, objectOf, withMembers } from "./order.ts";
export { isList, isObject, isRecord, own } from "./own.ts";
export {
  faultText,
  foundAt,
  type JsonFault,
  type JsonSyntaxError,
  type ParsedJson,
  parseJson,
  syntaxError,
} from "./parse.ts";
export { parseLargeJson } from "./parse-large.ts";
export { escapeSegment, pointerKeys, toPointer, unescapeSegment } from "./pointer.ts";
export { offsetFinder, type Position, positionsIn, type Span } from "./positions.ts";
export { present } from "./present.ts";
export { printJson } from "./print.ts";
export {
  backslash,
  closeBrace,
  closeBracket,
  colon,
  comma,
  isBlank,
  isClosing,
  isOpening,
  keyPattern,
  openBrace,
  openBracket,
  pastBlanks,
  pastScalar,
  pastString,
  quote,
} from "./scan.ts";
