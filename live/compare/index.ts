/** Compares two responses of an API by structure. */
export {
  type AnswerDifferences,
  type ComparedAnswer,
  compareAnswers,
  type Difference,
  defaultRules,
  type IgnoreRules,
  readRules,
} from "./compare-answers.ts";
