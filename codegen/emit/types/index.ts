export { emitTypesFile } from "./types-file.ts";
export { emitTypesDoor } from "./types-index.ts";
export { typesNames } from "./types-names.ts";
