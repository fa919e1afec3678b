/** Recorded responses of an API: storage without secrets, and lookup. */
export { type Cassette, emptyCassette, type RecordedAnswer, type SavedRequest } from "./cassette.ts";
export { cassetteText, readCassette } from "./cassette-text.ts";
export { bytesOf, findAnswer, isSameRequest, recordAnswer } from "./record-answer.ts";
export { redactAnswer, redactSaved } from "./redact-exchange.ts";
