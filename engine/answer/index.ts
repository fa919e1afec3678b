export { checkAnswer, type Mismatch, valueChecker } from "./check-answer.ts";
export { longestCompared, rowChecker } from "./check-row.ts";
