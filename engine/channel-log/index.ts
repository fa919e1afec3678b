export {
  type ChannelLog,
  channelLogLimits,
  emptyChannelLog,
  endOfSample,
  endOfSampleText,
  type LogEntry,
  type LogMessage,
  type LogOrigin,
  logMessages,
  markUnsent,
} from "./channel-log.ts";
export { jsonLines } from "./json-lines.ts";
export { holdsText, isWanted, type LogFilter } from "./log-filter.ts";
export { isTooLong, type MessageKinds, messageKinds, unnamedKind } from "./message-kinds.ts";
