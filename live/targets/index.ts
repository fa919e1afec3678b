export { type ChannelTarget, channelTargetsOf } from "./channel-targets.ts";
export { isFixed, placeNamed, readFixedValue, type ValuePlace } from "./fixed-values.ts";
export type { DocumentedAnswer } from "./target.ts";
export { isNamed, isSafe, type Target, targetsOf, withFixed } from "./target.ts";
