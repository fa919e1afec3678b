import type { Json } from "#engine/json";
import type { Rule } from "./rules.ts";
import type { Shape, XmlForm } from "./shape.ts";

/** Returns a copy of a shape with examples. A reference has no examples; its property states them. */
export const withExamples = (shape: Shape, examples: readonly Json[]): Shape =>
  shape.kind === "ref" ? shape : { ...shape, examples };

/** Returns a copy of a shape with more rules. A reference has no rules. */
export const withRules = (shape: Shape, rules: readonly Rule[]): Shape =>
  shape.kind === "ref" || rules.length === 0 ? shape : { ...shape, rules: [...(shape.rules ?? []), ...rules] };

/** Returns a copy of a shape with a form in XML. A reference has no form in XML; its property states it. */
export const withXml = (shape: Shape, xml: XmlForm): Shape => (shape.kind === "ref" ? shape : { ...shape, xml });
