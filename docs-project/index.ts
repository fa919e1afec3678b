export type { ImportSpec } from "./apis/read-api.ts";
export { duplicateAddresses } from "./check/duplicate-addresses.ts";
export { unusedPages } from "./check/unused-pages.ts";
export type { PageProgram, RenderCode, RenderedCode, RenderedPart } from "./code/render-code.ts";
export { pageAddress } from "./definition.ts";
export { beginsDescription } from "./description-text.ts";
export type { DocsCode, DocsDiagnostic } from "./diagnostic.ts";
export { buildMark, nodeFiles } from "./files/node-files.ts";
export { calloutOf } from "./pages/callouts.ts";
export {
  componentOf,
  containerEnd,
  containerStart,
  endOfFence,
  fenceStart,
  openTag,
} from "./pages/containers.ts";
export { type PlacedReference, placedReferences } from "./pages/placed-references.ts";
export type { ProcessedPage } from "./pages/process-page.ts";
export { headingIn } from "./plain/heading.ts";
export { titled } from "./plain/items.ts";
export { aboutRepository, type WrittenSettings, writtenSettings } from "./plain/plain-project.ts";
export type {
  DefinitionOptions,
  DocsProject,
  MemoizeText,
  PlacedRedirect,
  ProjectFile,
  PublishedDefinition,
  ReadProject,
} from "./project.ts";
export { folderOf, type ProjectFiles, resolvePath } from "./project-files.ts";
export { createProjectReader, readDocsProject } from "./read-docs-project.ts";
export { instanceAt } from "./settings/docs-for-instance.ts";
