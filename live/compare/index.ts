/** Compares two responses of an API by structure. */
export { type AnswerDifferences, type ComparedAnswer, compareAnswers, type Difference } from "./compare-answers.ts";
export { defaultRules, type IgnoreRules, readRules } from "./ignore-rules.ts";
