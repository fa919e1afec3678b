export { checkAnswer, type Mismatch, missingBody, valueChecker } from "./check-answer.ts";
export { maxComparedLength, rowChecker } from "./check-row.ts";
export { documentedBodies, documentedContent } from "./documented.ts";
