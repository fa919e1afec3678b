/** Functions for authors who look at their site before it is published. */

export { type ChangeSignal, changeSignal } from "./change-signal.ts";
export { addressTarget, type FoundTarget, type LinkingPage, linkTarget } from "./link-target.ts";
