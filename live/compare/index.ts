/** Compares two responses of an API by structure. */
export {
  type AnswerDifferences,
  type ComparedAnswer,
  compareAnswers,
  type Difference,
  defaultRules,
  readRules,
} from "./compare-answers.ts";
