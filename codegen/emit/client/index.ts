export { emitAreaFile } from "./area-file.ts";
export { emitClientFile, emitRegistryDoor } from "./client-file.ts";
export { emitErrorsFile } from "./errors-file.ts";
