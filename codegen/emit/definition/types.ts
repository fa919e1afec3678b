import type { NumberLimits } from "#engine/shape";
import type { Ir } from "../../ir/ir.ts";
import {
  type PrimitiveShape,
  type PropertyIr,
  type TypeBody,
  type TypeIr,
  type TypeRef,
  type UnionIr,
  type VariantIr,
  variantParts,
} from "../../ir/type.ts";
import { documented, type Literal, type LiteralObject } from "../text/index.ts";

/**
 * Writes a primitive as the registry's `PrimitiveType`: the same limits under the same names. It has no divisors, and
 * exclusive limits become inclusive.
 */
function primitive(shape: PrimitiveShape): LiteralObject {
  const {
    kind,
    examples: _,
    rules: __,
    xml: ___,
    multipleOf: ____,
    exclusiveMinimum: over,
    exclusiveMaximum: under,
    ...limits
  }: PrimitiveShape & Pick<NumberLimits, "multipleOf" | "exclusiveMinimum" | "exclusiveMaximum"> = shape;
  return {
    type: kind,
    ...(over !== undefined && { minimum: over }),
    ...(under !== undefined && { maximum: under }),
    ...limits,
  };
}

/** Writes a use of a type as the registry's `TypeReference`. */
export function wireReference(type: TypeRef, chosen?: Literal): LiteralObject {
  switch (type.kind) {
    case "primitive":
      return { type: "primitive", value: primitive(type.shape) };
    case "unknown":
      return { type: "unknown" };
    case "literal":
      return {
        type: "literal",
        value: { type: typeof type.value === "string" ? "stringLiteral" : "booleanLiteral", value: type.value },
      };
    case "file":
      // Only parts of forms and bodies can be files; the request describes these.
      return { type: "unknown", displayName: "file" };
    case "named":
      return {
        type: "id",
        id: type.id,
        ...(typeof chosen === "string" && { default: { type: "enum", value: chosen } }),
      };
    case "optional":
      return { type: "optional", shape: wireShape(type.item), default: chosen };
    case "nullable":
      return { type: "nullable", shape: wireShape(type.item) };
    case "list":
    case "set":
      return { type: type.kind, itemShape: wireShape(type.item) };
    case "map":
      return { type: "map", keyShape: wireShape(type.key), valueShape: wireShape(type.value) };
  }
}

/** Writes a use of a type as the registry's `TypeShape`. */
export const wireShape = (type: TypeRef, chosen?: Literal): LiteralObject => ({
  type: "alias",
  value: wireReference(type, chosen),
});

/** Writes a property, a parameter or a header as the registry's `ObjectProperty`. */
export const wireProperty = (property: PropertyIr): LiteralObject => ({
  key: property.key,
  valueShape: wireShape(property.type, property.default),
  ...documented(property),
  propertyAccess: property.access,
});

const extra = (open: boolean): LiteralObject => (open ? { extraProperties: { type: "unknown" } } : {});

function wireVariant(variant: VariantIr, union: UnionIr, ir: Ir): LiteralObject {
  const { extended, properties, open } = variantParts(ir.types, variant, union);
  return {
    discriminantValue: variant.value,
    displayName: variant.displayName,
    ...documented(variant),
    extends: extended === undefined ? [] : [extended],
    properties: properties.map(wireProperty),
    ...extra(open),
  };
}

function wireBody(body: TypeBody, ir: Ir): LiteralObject {
  switch (body.kind) {
    case "alias":
      return wireShape(body.type);
    case "object":
      return { type: "object", extends: body.extends, properties: body.own.map(wireProperty), ...extra(body.open) };
    case "enum":
      return {
        type: "enum",
        default: body.default,
        values: body.values.map((value) => ({ value: value.value, ...documented(value) })),
      };
    case "union":
      return {
        type: "discriminatedUnion",
        discriminant: body.discriminant,
        variants: body.variants.map((variant) => wireVariant(variant, body, ir)),
      };
    case "anyOf":
      return {
        type: "undiscriminatedUnion",
        variants: body.variants.map(({ type, displayName, ...about }) => ({
          displayName,
          ...documented(about),
          shape: wireShape(type),
        })),
      };
  }
}

export const wireType = (type: TypeIr, ir: Ir): LiteralObject => ({
  name: type.name,
  displayName: type.displayName,
  ...documented(type),
  shape: wireBody(type.body, ir),
});
