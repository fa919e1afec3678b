export { checkAnswer, type Mismatch, missingBody, valueChecker } from "./check-answer.ts";
export { longestCompared, rowChecker } from "./check-row.ts";
export { documentedBodies, documentedContent } from "./documented.ts";
