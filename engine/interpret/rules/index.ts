/** The rules of shapes: which ones a value breaks, and how they are said. */
export { adjustValue, type FillProperty } from "./adjust-value.ts";
export { type BrokenRule, ruleCheck } from "./check-rule.ts";
export { type RuleChecker, ruleChecker } from "./rule-checker.ts";

export { ruleSentence, rulesHint, shortRule } from "./rule-words.ts";
