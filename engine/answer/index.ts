export { checkAnswer, type Mismatch, valueChecker } from "./check-answer.ts";
