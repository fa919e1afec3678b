/** Types in the reference: their properties, variants, values and limits, with links. */
export { type Guide, guideTo, makeGuide } from "./guide.ts";

export { ShapeBody } from "./shape-body.tsx";
