export { moduleName } from "./check/names/index.ts";
export { describeIdl } from "./describe.ts";
export { createReporter, type Diagnostic, type Report } from "./diagnostics/diagnostic.ts";
export { nearest, nearestNames } from "./diagnostics/nearest.ts";
export {
  inWords,
  isNothing,
  listOf,
  mapOf,
  oneOf,
  type Read,
  readBoolean,
  readEntries,
  readMembers,
  readNumber,
  readWord,
  required,
} from "./parse/read.ts";
export { parseYaml, type Yaml, type YamlEntry, type YamlMap } from "./parse/yaml/index.ts";
export { positionOf, type SourceText, type Span, type Word } from "./source.ts";
