export { describeIdl } from "./describe.ts";
export { printDiagnostic } from "./diagnostics/print.ts";
export type { SourceText } from "./source.ts";
export { IdlFolderError, readIdlFolder } from "./write/idl-folder.ts";
