/** Conversations on channels: their frames, the kinds of their messages, and the promises that they break. */
export { type Frame, framesOf, framesText } from "./frames.ts";
export { type ConversationIntent, channelChecks, judgeConversation } from "./judge-conversation.ts";
export { messageReader } from "./message-reader.ts";
