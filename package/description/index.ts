export {
  type Description,
  type DescriptionAnswer,
  type DescriptionFormat,
  type ImportCode,
  type ImportDiagnostic,
  type ImportOptions,
  importDescription,
} from "#importers";
