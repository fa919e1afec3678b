export { defaultChecks } from "../check-ids.ts";
export { placeText } from "./answers/answer-parts.ts";
export { leakedText } from "./answers/leak.ts";
export { rateLimitUnclear } from "./answers/status-checks.ts";
export { writeOnlyPaths } from "./answers/write-only-shown.ts";
export { headerGrammars } from "./answers/wrong-header.ts";
export {
  type Answer,
  answerOf,
  type CheckInput,
  headerOf,
  isAccepted,
  type Violation,
  violation,
} from "./check-input.ts";
export { checksOfAnswers, checksOfCases, findViolations, isOfAnswers } from "./find-violations.ts";
