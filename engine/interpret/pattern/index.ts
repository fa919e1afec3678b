export { isPattern, isTestable, patternTest } from "./compile.ts";
export { patternSample } from "./pattern-sample.ts";
