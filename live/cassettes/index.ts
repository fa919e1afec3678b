/** Recorded answers of an API: what is saved of a visit, without secrets, and how it is found again. */
export { type Cassette, emptyCassette, type RecordedAnswer, type SavedRequest } from "./cassette.ts";
export { cassetteText, type ReadCassette, readCassette } from "./cassette-text.ts";
export { findAnswer, isSameRequest } from "./match-request.ts";
export { bytesOf, recordAnswer } from "./record-answer.ts";
export { type AnswerToSave, type RequestToSave, redactAnswer, redactSaved } from "./redact-exchange.ts";
