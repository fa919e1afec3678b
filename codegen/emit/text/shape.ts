import type { ObjectShape, Property, Shape, TypeDefinition, Variant } from "#engine/shape";
import {
  absentIsNull,
  badMapKey,
  type Described,
  mayBeAbsent,
  type PropertyIr,
  type TypeBody,
  type TypeIr,
  type TypeRef,
  type TypesById,
  type UnionIr,
  type VariantIr,
  variantParts,
  variantProperties,
} from "../../ir/type.ts";

/** A shape, and whether its value may be absent, which its container handles. */
interface Slot {
  readonly shape: Shape;
  readonly optional: boolean;
}

/** Converts a use of a type to its shape. Named types stay references; optionality is separate. */
export function slotOf(types: TypesById, ref: TypeRef): Slot {
  const required = (shape: Shape): Slot => ({ shape, optional: false });
  switch (ref.kind) {
    case "primitive":
      return required(ref.shape);
    case "unknown":
      return required({ kind: "unknown" });
    case "literal":
      return required({ kind: "literal", value: ref.value });
    case "named":
      return { shape: { kind: "ref", id: ref.id }, optional: mayBeAbsent(types, ref) };
    case "file":
      return required({ kind: "file", multiple: ref.multiple, ...(ref.accept && { accept: ref.accept }) });
    case "optional":
      return { ...slotOf(types, ref.item), optional: true };
    case "nullable":
      return required({ kind: "nullable", item: slotOf(types, ref.item).shape });
    case "list":
    case "set":
      return required({
        kind: ref.kind,
        item: presentShape(types, ref.item),
        ...(ref.minItems !== undefined && { minItems: ref.minItems }),
        ...(ref.maxItems !== undefined && { maxItems: ref.maxItems }),
      });
    case "map":
      return required({
        kind: "map",
        key: keyShape(types, ref.key),
        value: presentShape(types, ref.value),
        ...(ref.minProperties !== undefined && { minProperties: ref.minProperties }),
        ...(ref.maxProperties !== undefined && { maxProperties: ref.maxProperties }),
      });
  }
}

/** The keys of a map are text on the wire, whatever is declared; that was reported. */
const keyShape = (types: TypesById, key: TypeRef): Shape =>
  badMapKey(types, key) === undefined ? presentShape(types, key) : { kind: "string" };

/** Returns the shape of a value that can't be absent, such as an item of a list: an optional one may be `null`. */
export function presentShape(types: TypesById, ref: TypeRef): Shape {
  const { shape } = slotOf(types, ref);
  return absentIsNull(types, ref) ? { kind: "nullable", item: shape } : shape;
}

/** Returns the documentation of a construct for its shape. */
export const documented = ({ docs, availability, audiences }: Described) => ({
  ...(docs !== undefined && { description: docs }),
  ...(availability !== undefined && { availability }),
  ...(audiences !== undefined && { audiences }),
});

/** Converts a property to a property of a shape. */
export function propertyShape(types: TypesById, property: PropertyIr): Property {
  const { shape, optional } = slotOf(types, property.type);
  return {
    key: property.key,
    shape,
    optional,
    ...documented(property),
    ...(property.default !== undefined && { default: property.default }),
    ...(property.access !== undefined && { access: property.access }),
  };
}

/** Creates the shape of an object with these properties. */
export const objectShape = (types: TypesById, properties: readonly PropertyIr[], open = false): ObjectShape => ({
  kind: "object",
  properties: properties.map((property) => propertyShape(types, property)),
  ...(open && { extra: { kind: "unknown" } }),
});

function variantShape(types: TypesById, variant: VariantIr, union: UnionIr): Variant {
  const tag: Property = { key: union.discriminant, shape: { kind: "literal", value: variant.value }, optional: false };
  const rest = objectShape(types, variantProperties(types, variant, union), variantParts(types, variant, union).open);
  return {
    value: variant.value,
    ...(variant.displayName !== undefined && { displayName: variant.displayName }),
    ...documented(variant),
    shape: { ...rest, properties: [tag, ...rest.properties] },
  };
}

function bodyShape(types: TypesById, body: TypeBody): Shape {
  switch (body.kind) {
    case "alias":
      return slotOf(types, body.type).shape;
    case "object":
      return objectShape(types, body.all, body.open);
    case "enum":
      return {
        kind: "enum",
        values: body.values.map(({ value, ...about }) => ({ value, ...documented(about) })),
        ...(body.default !== undefined && { default: body.default }),
      };
    case "union":
      return {
        kind: "discriminatedUnion",
        discriminant: body.discriminant,
        variants: body.variants.map((variant) => variantShape(types, variant, body)),
      };
    case "anyOf":
      return {
        kind: "undiscriminatedUnion",
        variants: body.variants.map(({ type, displayName, ...about }) => ({
          ...(displayName !== undefined && { displayName }),
          ...documented(about),
          shape: presentShape(types, type),
        })),
      };
  }
}

/** Converts a named type to its entry in a table of types. */
export const typeDefinition = (types: TypesById, type: TypeIr): TypeDefinition => ({
  name: type.name,
  ...(type.displayName !== undefined && { displayName: type.displayName }),
  ...documented(type),
  shape: bodyShape(types, type.body),
});
