export { type AsyncApiOptions, importAsyncApi } from "./asyncapi.ts";
export {
  type Description,
  type DescriptionAnswer,
  type DescriptionFormat,
  type ImportOptions,
  importDescription,
  importDocument,
  loadText,
} from "./description.ts";
export type { ImportCode, ImportDiagnostic } from "./diagnostic.ts";
export { exampleCheck } from "./example-check/example-check.ts";
export {
  type CacheOptions,
  type ImportCache,
  type IncrementalResult,
  importIncrementally,
} from "./incremental-import.ts";
export { type JsonSchema, type SchemaShape, shapeOf } from "./json-schema/index.ts";
export { type DescriptionLimit, type DescriptionLimits, defaultDescriptionLimits } from "./limits.ts";
export { importOpenApi, type OpenApiOptions, type SomeOfOpenApi } from "./openapi/import.ts";
export { openApiDifferences } from "./openapi-differences.ts";
export { type OpenApiDocument, openApiFromModel } from "./openapi-from-model.ts";
export { importOpenRpc, type OpenRpcOptions } from "./openrpc.ts";
export { withLocations } from "./registry-api/schema-parts.ts";
export { apiModelFromRegistry, type Imported } from "./registry-api.ts";
export { type RegistryApi, registryApiFromModel } from "./registry-api-from-model.ts";
export { type IndexedDocument, indexText, wholeDocument } from "./text/index-text.ts";
export { positionFinder, positionIn, type TextPosition } from "./text/position-in.ts";
export type { NamedText } from "./text/read-json-text.ts";
export { readText } from "./text/read-text.ts";
export { textExtensions } from "./text-files.ts";
