export { nearest, nearestNames } from "#engine/text";
export { moduleName } from "./check/names/index.ts";
export { describeIdl } from "./describe.ts";
export { createReporter, type Diagnostic, type Report } from "./diagnostics/diagnostic.ts";
export {
  inWords,
  isNothing,
  type Keys,
  type Read,
  readBoolean,
  readKeys,
  readNumber,
  readWord,
  type Values,
} from "./parse/read.ts";
export { parseYaml, type Yaml, type YamlEntry } from "./parse/yaml/index.ts";
export { positionOf, type SourceText, type Span, type Word } from "./source.ts";
