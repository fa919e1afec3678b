export { type AnswerToolsWords, answerToolsWords } from "./answer-tools.ts";
export { type GeneratedWords, generatedWords } from "./generated-requests.ts";
export { type ReplayWords, replayWords } from "./replay.ts";
