export { type ChannelTarget, channelTargetsOf } from "./channel-targets.ts";
export type { DocumentedAnswer } from "./documented-answer.ts";
export { isNamed, isSafe, type Target, targetsOf } from "./target.ts";
