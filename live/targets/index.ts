export { type ChannelTarget, channelTargetsOf } from "./channel-targets.ts";
export { isFixed, placeNamed, readFixedValue } from "./fixed-values.ts";
export type { DocumentedAnswer } from "./target.ts";
export { hasRanges, isNamed, isSafe, type Target, targetsOf, withFixed } from "./target.ts";
