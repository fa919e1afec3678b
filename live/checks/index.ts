export { placeText } from "./answers/place-text.ts";
export { defaultChecks } from "./default-checks.ts";
export { isOfAnswers, judge } from "./judge.ts";
export { type Answer, answerOf, type Broken, broken, headerOf, isAccepted, type Seen } from "./seen.ts";
