/** The schemas of a description as they are written, for verdicts about values. */
export { type Draft2020, translateKeywords } from "./translate.ts";
export { type FinishedSchemas, type WrittenSchemas, wholeTable, writtenSchemas } from "./written-schemas.ts";
