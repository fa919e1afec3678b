export type { ImportSpec } from "./apis/read-api.ts";
export { duplicateAddresses } from "./check/duplicate-addresses.ts";
export { unusedPages } from "./check/unused-pages.ts";
export type { PageProgram, RenderCode, RenderedCode, RenderedPart, RenderedValue } from "./code/render-code.ts";
export { pageAddress } from "./definition.ts";
export { beginsDescription } from "./description-text.ts";
export type { DocsCode, DocsDiagnostic } from "./diagnostic.ts";
export { buildMark, type NodeFilesOptions, nodeFiles } from "./files/node-files.ts";
export { type PlacedReference, placedReferences } from "./pages/placed-references.ts";
export type { ProcessedPage } from "./pages/process-page.ts";
export type { PageReferences } from "./pages/references.ts";
export { headingIn } from "./plain/heading.ts";
export { titled } from "./plain/items.ts";
export type {
  DefinitionIds,
  DefinitionOptions,
  DocsProject,
  MemoizeText,
  PlacedRedirect,
  ProjectApi,
  ProjectDeps,
  ProjectFile,
  PublishedDefinition,
  ReadProject,
} from "./project.ts";
export { type FileInfo, type FolderEntry, folderOf, type ProjectFiles, resolvePath } from "./project-files.ts";
export { createProjectReader, type ProjectReader, readDocsProject } from "./read-docs-project.ts";
export { instanceAt } from "./settings/docs-for-instance.ts";
