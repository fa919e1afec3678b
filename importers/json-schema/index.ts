/** Reads the schemas of a description as shapes. */
export { documentedPart, withLink, withRules, withSchemaTexts } from "./documented.ts";
export {
  allSchemas,
  type CachedUnits,
  type Documents,
  isFileReference,
  type OpenOptions,
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
export { type JsonSchema, type SchemaShape, shapeOf } from "./shape-of.ts";
export { type Draft2020, translateKeywords } from "./written/translate.ts";
export { type FinishedSchemas, wholeTable } from "./written/written-schemas.ts";
