/** A mock server: answers requests as a description says. Receiving and sending are injected. */

export type { ReceivedRequest } from "../received/index.ts";
export { type Conversation, createChannelMock, type Handshake } from "./channel-mock.ts";
export { type AnswerRequest, createMock, type MockOptions } from "./create-mock.ts";
export type { MockAnswer } from "./mock-exchange.ts";
