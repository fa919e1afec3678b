export { matchEndpoints } from "./calls/index.ts";
export { compareApis } from "./compare-apis.ts";
export {
  type Bump,
  type Change,
  type Comparison,
  type Direction,
  type Level,
  type LocatedText,
  levels,
  type RuleId,
  rules,
  type Section,
  sectionOf,
  sections,
} from "./rules/index.ts";
