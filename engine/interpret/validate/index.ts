export { type Counts, isCountIn, itemCounts, memberCounts } from "./counts.ts";
/** The checks of whole values: which issues a value has, and how well it matches a shape. */
export { matcher, matcherWithin, matchThreshold, wireMatcherWithin } from "./match.ts";
export { type Direction, filledByOthers } from "./members.ts";
export { validator } from "./validate.ts";
