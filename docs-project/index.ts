export type { ImportSpec } from "./apis/read-api.ts";
export type { DocsCode, DocsDiagnostic } from "./diagnostic.ts";
export { type NodeFilesOptions, nodeFiles } from "./files/node-files.ts";
export type {
  DefinitionIds,
  DefinitionOptions,
  DocsProject,
  ProjectApi,
  ProjectDeps,
  ProjectFile,
  PublishedDefinition,
  ReadProject,
} from "./project.ts";
export type { FileInfo, FolderEntry, ProjectFiles } from "./project-files.ts";
export { createProjectReader, type ProjectReader, readDocsProject } from "./read-docs-project.ts";
