export { type Built, build } from "./build.ts";
export { describeIdl } from "./describe.ts";
export { compareDiagnostics, type Diagnostic } from "./diagnostics/diagnostic.ts";
export { printDiagnostic, printDiagnosticLine } from "./diagnostics/print.ts";
export { type Counts, type GenerateOptions, type GenerateResult, generate } from "./generate.ts";
export { type ReadIdl, readIdl } from "./read-idl.ts";
export type { SourceText } from "./source.ts";
export { IdlFolderError, readIdlFolder } from "./write/idl-folder.ts";
export type { StaleFile } from "./write/output-folder.ts";
