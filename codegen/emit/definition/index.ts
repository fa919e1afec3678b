export { definitionValue, describesItself } from "./definition.ts";
export { emitDefinition } from "./definition-file.ts";
