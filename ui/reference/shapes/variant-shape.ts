import { type DiscriminatedUnionShape, inlineObject, type Shape, type Variant } from "#engine/shape";

/** Returns the documented shape of a variant: values of the default variant may lack the discriminant. */
export function variantShape(
  { discriminant, defaultVariant }: DiscriminatedUnionShape,
  { value, shape }: Pick<Variant, "value" | "shape">,
): Shape {
  const object = inlineObject(shape);
  if (value !== defaultVariant || object === undefined) return shape;
  const properties = object.properties.map((one) => (one.key === discriminant ? { ...one, optional: true } : one));
  return { ...object, properties };
}
