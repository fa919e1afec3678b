export { earlyClass, earlyFailed, earlyTyped } from "./names.ts";
export { mayLookDifferent, prepareEarly, type TextField, willLookDifferent } from "./prepare-early.ts";
export { type EarlyPlayground, type ShownEarly, shownEarly } from "./shown-early.ts";
