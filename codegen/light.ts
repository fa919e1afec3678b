export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { printDiagnostic } from "./diagnostics/print.ts";
export { type Counts, type GenerateResult, generate } from "./generate.ts";
export type { SourceText } from "./source.ts";
export { findRuntime, runtimeNamed } from "./write/find-runtime.ts";
export { generatorHash } from "./write/generator-hash.ts";
export { IdlFolderError, readIdlFolder } from "./write/idl-folder.ts";
export type { Runtime } from "./write/runtime.ts";
