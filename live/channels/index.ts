/** Conversations on channels: their frames, the kinds of their messages, and the promises that they break. */

export { type ConversationIntent, channelChecks, checkConversation, messageReader } from "./check-conversation.ts";
export { type Frame, framesOf, framesText } from "./frames.ts";
