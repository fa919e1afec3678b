export { type AnswerToCheck, checkAnswer, type Mismatch, missingBody, valueChecker } from "./check-answer.ts";
export { maxComparedLength, rowChecker } from "./check-row.ts";
export { checkXmlAnswer } from "./check-xml.ts";
export { type DocumentedContent, documentedBodies, documentedContent } from "./documented.ts";
