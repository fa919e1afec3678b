export { type CauseCode, causes } from "./causes.ts";
export { type ChannelCauseCode, wordsOf } from "./channel-causes.ts";
export { closeCodeOf, closeCodes } from "./close-codes.ts";
export {
  answerPrefix,
  type ChannelNote,
  capCode,
  capReason,
  channelAddress,
  channelApi,
  channelPath,
  forwardPrefix,
  proxyHeaders,
  type Refusal,
} from "./wire.ts";
