export { checkAnswer, type Mismatch } from "./check-answer.ts";
