/** Functions for authors who look at their site before it is published. */

export { type FoundTarget, type LinkingPage, linkTarget } from "./link-target.ts";
