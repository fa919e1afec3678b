import type { Property } from "./shape.ts";

/** Returns properties with the required ones first (docs/design.md#order-of-a-reference-page); the rest keeps its order. */
export const requiredFirst = <P extends Pick<Property, "optional">>(properties: readonly P[]): readonly P[] =>
  properties.toSorted((a, b) => Number(a.optional) - Number(b.optional));
