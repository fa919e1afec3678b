export { AnswerSamples } from "./answer-samples.tsx";
export { answersOf, writtenValue } from "./answers-of.ts";
export { CallPrograms, CallRequestBody, CallResponse, programsOfCall } from "./call-programs.tsx";
export { offeredLanguages } from "./offered-languages.ts";
export { RequestSamples } from "./request-samples.tsx";
export { SampleBlock } from "./sample-block.tsx";
export { type WrittenBody, type WrittenCall, writtenCalls } from "./written-calls.ts";
export { statedExamples, writtenMessage } from "./written-message.ts";
