export { checkAnswer, type Mismatch, valueChecker } from "./check-answer.ts";
export { rowChecker } from "./check-row.ts";
