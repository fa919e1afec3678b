export { prepareEarly, willLookDifferent } from "./prepare-early.ts";
export { type ShownEarly, shownEarly } from "./shown-early.ts";
