export { defaultChecks } from "./default-checks.ts";
export { judge } from "./judge.ts";
export { type Answer, answerOf, type Broken, broken, headerOf, isAccepted, type Seen } from "./seen.ts";
