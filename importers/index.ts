export { importAsyncApi } from "./asyncapi.ts";
export {
  type Description,
  type DescriptionAnswer,
  type DescriptionFormat,
  type ImportOptions,
  importDescription,
  importDocument,
} from "./description.ts";
export type { ImportCode, ImportDiagnostic } from "./diagnostic.ts";
export { exampleCheck } from "./example-check/example-check.ts";
export { fieldCheck } from "./field-check/unknown-fields.ts";
export { type ImportCache, importIncrementally } from "./incremental-import.ts";
export { type JsonSchema, type SchemaShape, shapeOf } from "./json-schema/index.ts";
export { type DescriptionLimits, defaultDescriptionLimits } from "./limits.ts";
export { importOpenApi } from "./openapi/import.ts";
export { openApiDifferences } from "./openapi-differences.ts";
export { openApiFromModel } from "./openapi-from-model.ts";
export { importOpenRpc } from "./openrpc.ts";
export { withLocations } from "./registry-api/schema-parts.ts";
export { apiModelFromRegistry, type Imported } from "./registry-api.ts";
export { registryApiFromModel } from "./registry-api-from-model.ts";
export { type IndexedDocument, indexText, wholeDocument } from "./text/index-text.ts";
export { positionFinder, type TextPosition } from "./text/position-in.ts";
export type { NamedText } from "./text/read-json-text.ts";
export { readText } from "./text/read-text.ts";
export { textExtensions } from "./text-files.ts";
