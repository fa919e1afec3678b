export { type ChannelTarget, channelTargetsOf } from "./channel-targets.ts";
export type { DocumentedAnswer } from "./documented-answer.ts";
export { isFixed, placeNamed, readFixedValue, type ValuePlace } from "./fixed-values.ts";
export { isNamed, isSafe, type Target, targetsOf } from "./target.ts";
export { withFixed } from "./with-fixed.ts";
