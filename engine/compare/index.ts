export { type Bump, type Change, type Comparison, type Direction, type Level, levels, type Place } from "./change.ts";
export { compareApis } from "./compare-apis.ts";
export { type Rule, type RuleId, rules } from "./rules.ts";
