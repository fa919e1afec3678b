/** Compares two answers of an API by structure. */
export { type AnswerDifferences, type ComparedAnswer, compareAnswers, type Difference } from "./compare-answers.ts";
export { type IgnoreRules, readRules, usualRules } from "./ignore-rules.ts";
