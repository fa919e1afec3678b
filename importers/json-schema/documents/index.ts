/** A description with the files that it refers to, and the dependencies of its units. */
export { type Documents, type OpenOptions, openDocument, openDocuments, referenceOf } from "./documents.ts";
export { isFileReference } from "./external-references.ts";
export { type Draft, ignoresSiblings, mapKeywords, type Place, placeIn, schemaKeywords } from "./places.ts";
export { mappedSchema, nameOf } from "./schema-names.ts";
export { allSchemas, type OpenUnit, typeUnit, type UnitRecord } from "./unit-record.ts";
export type { CachedUnits } from "./units.ts";
