import { isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { DiscriminatedUnionShape, Shape } from "#engine/shape";
import type { OptionalTag } from "./alternatives.ts";

/** Creates the function that returns the index of the variant that an object's discriminant names, if any. */
export function discriminantReader(node: DiscriminatedUnionShape): (value: JsonObject) => number | undefined {
  const indices = new Map<Json | undefined, number>();
  node.variants.forEach(({ value }, index) => {
    if (!indices.has(value)) indices.set(value, index);
  });
  return (value) => indices.get(own(value, node.discriminant));
}

/** Returns an object with a discriminant that it may lack; any other value is returned itself. */
const withTag = (value: Json, { key, value: tag }: OptionalTag): Json =>
  isObject(value) && own(value, key) === undefined ? objectOf([[key, tag], ...Object.entries(value)]) : value;

/** Changes a function of a variant so that it gets values with their discriminant. */
export const tagFirst =
  <R>(inner: (value: Json) => R, tag: OptionalTag): ((value: Json) => R) =>
  (value) =>
    inner(withTag(value, tag));

/**
 * Creates the function that adds a missing discriminant to a value: the discriminant of the variant with the best
 * score, or of the default variant; undefined if the union requires a discriminant. A value that has one is returned itself.
 */
export function tagCompleter(
  { discriminant, variants, isTagOptional, defaultVariant }: DiscriminatedUnionShape,
  score: (shape: Shape) => (value: Json) => number,
): ((value: JsonObject) => JsonObject) | undefined {
  if (!isTagOptional) return undefined;
  const scores = variants.map(({ shape }) => score(shape));
  return (value) => {
    if (own(value, discriminant) !== undefined) return value;
    if (defaultVariant !== undefined) return objectOf([[discriminant, defaultVariant], ...Object.entries(value)]);
    let [best, most] = [value, -1];
    for (const [i, { value: tag }] of variants.entries()) {
      const tagged = objectOf([[discriminant, tag], ...Object.entries(value)]);
      const found = scores[i]?.(tagged) ?? 0;
      if (found > most) [best, most] = [tagged, found];
    }
    return best;
  };
}
