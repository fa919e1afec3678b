/** Types in the reference: their properties, variants, values and limits, with links. */
export type { Fact } from "./facts.ts";
export { type Guide, guideTo, makeGuide } from "./guide.ts";
export { namedItems } from "./named-items.ts";
export { withStyleFacts } from "./parameter-facts.ts";
export { accessWords, propertyFacts, propertyRows } from "./property-entry.tsx";
export { ShapeBody } from "./shape-body.tsx";
export { valueFacts } from "./value-facts.ts";
export { variantShape } from "./variant-shape.ts";
