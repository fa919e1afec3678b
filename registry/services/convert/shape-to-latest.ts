import type {
  FormDataField,
  FormDataRequest,
  ObjectProperty,
  ObjectType,
  TypeDefinition,
  TypeReference,
  TypeShape,
  V1FormDataProperty,
  V1FormDataRequest,
  V1ObjectProperty,
  V1ObjectType,
  V1TypeDefinition,
  V1TypeReference,
  V1TypeShape,
} from "#generated/types";

/** Converts a named type of the package form. This and all following functions keep unknown properties. */
export const typeToLatest = ({ shape, ...rest }: V1TypeDefinition): TypeDefinition => ({
  ...rest,
  shape: shapeToLatest(shape),
});

/** Converts the shape of a named type. */
export function shapeToLatest(shape: V1TypeShape): TypeShape {
  switch (shape.type) {
    case "alias":
      return { ...shape, value: referenceToLatest(shape.value) };
    case "enum":
      return shape;
    case "object":
      return { ...objectToLatest(shape), type: "object" };
    case "undiscriminatedUnion": {
      const variants = shape.variants.map(({ type, ...rest }) => ({ ...rest, shape: aliasOf(type) }));
      return { ...shape, variants };
    }
    case "discriminatedUnion": {
      const variants = shape.variants.map(({ additionalProperties, ...rest }) => ({
        ...rest,
        ...objectToLatest(additionalProperties),
      }));
      return { ...shape, variants };
    }
  }
}

/** Converts a reference to a shape; in the flat form every place takes a whole shape. */
export const aliasOf = (reference: V1TypeReference): TypeShape => ({
  type: "alias",
  value: referenceToLatest(reference),
});

/** Converts a reference. */
export function referenceToLatest(reference: V1TypeReference): TypeReference {
  switch (reference.type) {
    case "id": {
      const { value, ...rest } = reference;
      return { ...rest, id: value };
    }
    case "optional": {
      const { itemType, defaultValue, ...rest } = reference;
      return { ...rest, shape: aliasOf(itemType), ...(defaultValue === undefined ? {} : { default: defaultValue }) };
    }
    case "nullable": {
      const { itemType, ...rest } = reference;
      return { ...rest, shape: aliasOf(itemType) };
    }
    case "list":
    case "set": {
      const { itemType, ...rest } = reference;
      return { ...rest, itemShape: aliasOf(itemType) };
    }
    case "map": {
      const { keyType, valueType, ...rest } = reference;
      return { ...rest, keyShape: aliasOf(keyType), valueShape: aliasOf(valueType) };
    }
    case "primitive":
    case "literal":
    case "unknown":
      return reference;
  }
}

/** Converts an object without its tag, so that it can be a variant. */
export function objectToLatest({ properties, extraProperties, ...rest }: V1ObjectType): ObjectType {
  const extra = extraProperties === undefined ? {} : { extraProperties: referenceToLatest(extraProperties) };
  return { ...rest, properties: properties.map(propertyToLatest), ...extra };
}

const propertyToLatest = ({ valueType, ...rest }: V1ObjectProperty): ObjectProperty => ({
  ...rest,
  valueShape: aliasOf(valueType),
});

/** Converts a parameter or a header, which is a property in the flat form. */
export const parameterToLatest = <P extends { readonly key: string; readonly type: V1TypeReference }>({
  type,
  ...rest
}: P): ObjectProperty => ({ ...rest, valueShape: aliasOf(type) });

/** Converts a multipart body. Its name has no equivalent in the flat form and is stored unchanged. */
export const formDataToLatest = ({ properties, ...rest }: V1FormDataRequest): FormDataRequest => ({
  ...rest,
  fields: properties.map(fieldToLatest),
});

function fieldToLatest(property: V1FormDataProperty): FormDataField {
  if (property.type === "file") {
    const { type: tag, value, ...around } = property;
    const { type, ...rest } = value;
    return { ...around, ...rest, type: type === "file" ? "file" : "files" };
  }
  const { valueType, ...rest } = property;
  return { ...rest, type: "property", valueShape: aliasOf(valueType) };
}
