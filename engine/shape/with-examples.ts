import type { Json } from "#engine/json";
import type { Shape } from "./shape.ts";

/** Returns a copy of a shape with examples. A reference has none of its own; its property states them. */
export const withExamples = (shape: Shape, examples: readonly Json[]): Shape =>
  shape.kind === "ref" ? shape : { ...shape, examples };
