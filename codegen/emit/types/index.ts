export { emitTypesFile } from "./types-file.ts";
export { emitTypesIndex } from "./types-index.ts";
export { typesNames } from "./types-names.ts";
