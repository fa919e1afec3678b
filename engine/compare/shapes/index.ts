/** Answers what differs between two shapes, and which named types are compared with which. */

export { compareProperties, isSent, type MemberWords } from "./compare-properties.ts";
export { shapeComparer } from "./compare-shapes.ts";
export { compareTypes } from "./compare-types.ts";
export type { ComparisonContext } from "./context.ts";
export { resolveAliases } from "./resolve-aliases.ts";
export { trackTypePairs } from "./type-pairs.ts";
