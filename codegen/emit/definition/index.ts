export { definitionValue, describesItself } from "./definition.ts";
export { definitionJson, emitDefinition } from "./definition-file.ts";
