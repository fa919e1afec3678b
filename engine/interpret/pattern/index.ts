export { isPattern, isTestable, patternTest } from "./compile.ts";
export { patternSample } from "./pattern-sample.ts";
export { isSlowPattern, schemaPattern } from "./schema-pattern.ts";
