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
  V1Header,
  V1ObjectProperty,
  V1ObjectType,
  V1TypeDefinition,
  V1TypeReference,
  V1TypeShape,
} from "#generated/types";
import { freshNames } from "./fresh-names.ts";

/**
 * The named types that inline shapes become. Properties, items and parameters of the package form are references, so an
 * inline shape there needs a name: its id is derived from its location, such as `inline_type_plants:Plant.light`.
 */
export interface InlineTypes {
  readonly byId: Map<string, V1TypeDefinition>;
  readonly freshId: (wanted: string) => string;
}

/** Creates an empty set of inline types. `types` are the definition's own named types; their ids are taken. */
export const openInlineTypes = (types: object): InlineTypes => ({
  byId: new Map(),
  freshId: freshNames(Object.keys(types)),
});

/**
 * Converts a named type of the flat form to the package form. This and all following functions add inline shapes to
 * `inline`; `at` is the location that their ids are derived from.
 */
export const typeToRead = ({ shape, ...rest }: TypeDefinition, inline: InlineTypes, at: string): V1TypeDefinition => ({
  ...rest,
  shape: shapeToRead(shape, inline, at),
});

/** Converts the shape of a named type. */
export function shapeToRead(shape: TypeShape, inline: InlineTypes, at: string): V1TypeShape {
  switch (shape.type) {
    case "alias":
      return { ...shape, value: referenceToRead(shape.value, inline, at) };
    case "enum":
      return shape;
    case "object":
      return { ...objectToRead(shape, inline, at), type: "object" };
    case "undiscriminatedUnion": {
      const variants = shape.variants.map(({ shape: variant, ...rest }, i) => ({
        ...rest,
        type: nameInline(variant, inline, `${at}.${rest.displayName ?? i}`),
      }));
      return { ...shape, variants };
    }
    case "discriminatedUnion": {
      const variants = shape.variants.map(({ extends: parents, properties, extraProperties, ...rest }) => {
        const own = { extends: parents, properties, ...(extraProperties === undefined ? {} : { extraProperties }) };
        return { ...rest, additionalProperties: objectToRead(own, inline, `${at}.${rest.discriminantValue}`) };
      });
      return { ...shape, variants };
    }
  }
}

/** Converts a shape where the package form requires a reference: any other shape than an alias becomes a named type. */
export function nameInline(shape: TypeShape, inline: InlineTypes, at: string): V1TypeReference {
  if (shape.type === "alias") return referenceToRead(shape.value, inline, at);
  const id = inline.freshId(`inline_${at}`);
  inline.byId.set(id, { name: at.slice(at.lastIndexOf(".") + 1), shape: shapeToRead(shape, inline, at) });
  return { type: "id", value: id };
}

/** Converts a reference. */
export function referenceToRead(reference: TypeReference, inline: InlineTypes, at: string): V1TypeReference {
  switch (reference.type) {
    case "id": {
      const { id, ...rest } = reference;
      return { ...rest, value: id };
    }
    case "optional": {
      const { shape, default: defaultValue, ...rest } = reference;
      const itemType = nameInline(shape, inline, at);
      return { ...rest, itemType, ...(defaultValue === undefined ? {} : { defaultValue }) };
    }
    case "nullable": {
      const { shape, ...rest } = reference;
      return { ...rest, itemType: nameInline(shape, inline, at) };
    }
    case "list":
    case "set": {
      const { itemShape, ...rest } = reference;
      return { ...rest, itemType: nameInline(itemShape, inline, `${at}.item`) };
    }
    case "map": {
      const { keyShape, valueShape, ...rest } = reference;
      const keyType = nameInline(keyShape, inline, `${at}.key`);
      return { ...rest, keyType, valueType: nameInline(valueShape, inline, `${at}.value`) };
    }
    case "primitive":
    case "literal":
    case "unknown":
      return reference;
  }
}

/** Converts an object without its tag, so that it can be a variant. */
export function objectToRead(
  { properties, extraProperties, ...rest }: ObjectType,
  inline: InlineTypes,
  at: string,
): V1ObjectType {
  return {
    ...rest,
    properties: properties.map((each) => propertyToRead(each, inline, at)),
    ...(extraProperties !== undefined && {
      extraProperties: referenceToRead(extraProperties, inline, `${at}.extra`),
    }),
  };
}

const propertyToRead = (
  { valueShape, ...rest }: ObjectProperty,
  inline: InlineTypes,
  at: string,
): V1ObjectProperty => ({ ...rest, valueType: nameInline(valueShape, inline, `${at}.${rest.key}`) });

/** Converts parameters or headers, which are properties in the flat form. */
export const parametersToRead = (
  parameters: readonly ObjectProperty[],
  inline: InlineTypes,
  at: string,
): readonly V1Header[] =>
  parameters.map(({ valueShape, ...rest }) => ({
    ...rest,
    type: nameInline(valueShape, inline, `${at}.${rest.key}`),
  }));

/** Converts a multipart body. */
export const formDataToRead = (
  { fields, ...rest }: FormDataRequest,
  inline: InlineTypes,
  at: string,
): V1FormDataRequest => ({
  // The package form requires a name; the stored original name wins.
  ...{ name: at.replace(/\..*/s, "") },
  ...rest,
  properties: fields.map((each) => fieldToRead(each, inline, at)),
});

function fieldToRead(field: FormDataField, inline: InlineTypes, at: string): V1FormDataProperty {
  if (field.type === "property") {
    const { type: tag, valueShape, ...rest } = field;
    return { ...rest, type: "bodyProperty", valueType: nameInline(valueShape, inline, `${at}.${rest.key}`) };
  }
  const { type: tag, ...rest } = field;
  return { type: "file", value: { ...rest, type: tag === "file" ? "file" : "fileArray" } };
}
