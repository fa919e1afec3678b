/** Reads the schemas of a description as shapes. */
export { declareBranchProperties, mapKeywords, schemaKeywords } from "./branch-properties.ts";
export { documentedPart, withRules } from "./documented.ts";
export {
  allSchemas,
  type CachedUnits,
  type Documents,
  isFileReference,
  type OpenOptions,
  openDocument,
  openDocuments,
  referenceOf,
  typeUnit,
  type UnitRecord,
} from "./documents/index.ts";
export {
  asTyped,
  type Dialect,
  examplesOf,
  type Facts,
  numberText,
  statedExamples,
  withoutRepeats,
} from "./facts/index.ts";
export { isPlaceholder, withoutPlaceholders } from "./placeholders.ts";
export { type SchemaReader, schemaReader } from "./reader.ts";
