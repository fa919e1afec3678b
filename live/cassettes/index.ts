/** Recorded responses of an API: storage without secrets, and lookup. */
export { type Cassette, emptyCassette, type RecordedAnswer, type SavedRequest } from "./cassette.ts";
export { cassetteText, type ReadCassette, readCassette } from "./cassette-text.ts";
export { bytesOf, findAnswer, isSameRequest, recordAnswer } from "./record-answer.ts";
export { type AnswerToSave, type RequestToSave, redactAnswer, redactSaved } from "./redact-exchange.ts";
