/** The check of whether values of one shape are valid in another. */

export { assignability, type IsAssignable } from "./assignable.ts";
export { nodeNumbers } from "./node-numbers.ts";
export { bigIntOf } from "./ranges.ts";
export { rulesImply, rulesOf } from "./rules-imply.ts";
export { type View, viewer } from "./view.ts";
