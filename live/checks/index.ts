export { placeText } from "./answers/place-text.ts";
export {
  type Answer,
  answerOf,
  type CheckInput,
  headerOf,
  isAccepted,
  type Violation,
  violation,
} from "./check-input.ts";
export { defaultChecks } from "./default-checks.ts";
export { findViolations, isOfAnswers } from "./find-violations.ts";
