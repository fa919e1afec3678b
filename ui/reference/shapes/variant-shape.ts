import type { DiscriminatedUnionShape, Shape, Variant } from "#engine/shape";

/** Returns the documented shape of a variant: values of the default variant may lack the discriminant. */
export function variantShape(
  { discriminant, defaultVariant }: DiscriminatedUnionShape,
  { value, shape }: Pick<Variant, "value" | "shape">,
): Shape {
  if (value !== defaultVariant || shape.kind !== "object") return shape;
  const properties = shape.properties.map((one) => (one.key === discriminant ? { ...one, optional: true } : one));
  return { ...shape, properties };
}
