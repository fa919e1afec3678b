/** Functions for authors who look at their site before it is published. */

export { changeSignal } from "./change-signal.ts";
export { addressTarget, type FoundTarget, linkTarget } from "./link-target.ts";
