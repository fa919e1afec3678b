/** The rules of shapes: which ones a value breaks, and how they are said. */
export { adjustValue } from "./adjust-value.ts";
export { ruleCheck } from "./check-rule.ts";
export { ruleChecker } from "./rule-checker.ts";

export { ruleSentence, rulesHint, shortRule } from "./rule-words.ts";
