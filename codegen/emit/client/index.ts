export { emitAreaFile } from "./area-file.ts";
export { emitClientFile, emitClientIndex } from "./client-file.ts";
export { emitErrorsFile } from "./errors-file.ts";
