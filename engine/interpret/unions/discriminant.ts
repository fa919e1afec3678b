import { type Json, type JsonObject, own } from "#engine/json";
import type { DiscriminatedUnionShape } from "#engine/shape";

/** Creates the function that returns the index of the variant that an object's discriminant names, if any. */
export function discriminantReader(node: DiscriminatedUnionShape): (value: JsonObject) => number | undefined {
  const indices = new Map<Json | undefined, number>();
  node.variants.forEach(({ value }, index) => {
    if (!indices.has(value)) indices.set(value, index);
  });
  return (value) => indices.get(own(value, node.discriminant));
}
