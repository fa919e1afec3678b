/**
 * The messages of the interface, one file for each language, and how pages get them (docs/languages.md).
 */

export {
  type Catalog,
  createProvided,
  inLanguage,
  provideCatalog,
} from "./area.ts";
export { createCatalog } from "./catalog.ts";
export { type CompiledTable, createTable, type Table } from "./format.ts";
export { type FindLanguage, findLanguage, type Language, provideLanguages, scriptOf } from "./languages.ts";
