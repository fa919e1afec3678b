export {
  type Description,
  type DescriptionAnswer,
  type DescriptionFormat,
  type ImportCode,
  type ImportDiagnostic,
  type ImportOptions,
  importDescription,
  type JsonSchema,
  type SchemaShape,
  shapeOf,
} from "#importers";
