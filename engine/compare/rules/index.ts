/** Answers how severe a change is: the kinds of change, their levels and texts. */

export type { Bump, Change, Comparison, Direction, LocatedText } from "./change.ts";
export { type Level, levels } from "./level.ts";
export type { Rule } from "./rule.ts";
export { levelOf, type RuleId, type RuleTable, rules } from "./rules.ts";
export { type Section, sectionOf, sections } from "./sections.ts";
