/** A mock server: answers requests as a description says. Receiving and sending are injected. */
export { type Conversation, createChannelMock, type Handshake, type Reply } from "./channel-mock.ts";
export { type AnswerRequest, createMock, type MockOptions } from "./create-mock.ts";
export type { MockAnswer, MockRequest } from "./mock-exchange.ts";
