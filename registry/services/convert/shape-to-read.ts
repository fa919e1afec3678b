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
 * Converts shapes of the flat form to the package form. Properties, items and parameters of the package form are
 * references, so an inline shape becomes a named type: `named` has these, by ids derived from their locations, such as
 * `type_plants:Plant.light`.
 */
export interface ShapeWriter {
  readonly named: { readonly [typeId: string]: V1TypeDefinition };
  readonly type: (definition: TypeDefinition, at: string) => V1TypeDefinition;
  readonly shape: (shape: TypeShape, at: string) => V1TypeShape;
  readonly reference: (shape: TypeShape, at: string) => V1TypeReference;
  readonly alias: (reference: TypeReference, at: string) => V1TypeReference;
  readonly object: (object: ObjectType, at: string) => V1ObjectType;
  readonly parameter: (property: ObjectProperty, at: string) => V1Header;
  readonly formData: (form: FormDataRequest, at: string) => V1FormDataRequest;
}

/** Creates a converter. `taken` are the ids of the definition's own named types. */
export function shapeWriter(taken: object): ShapeWriter {
  const named = new Map<string, V1TypeDefinition>();
  const freshId = freshNames(Object.keys(taken));

  const type = ({ shape: written, ...rest }: TypeDefinition, at: string): V1TypeDefinition => ({
    ...rest,
    shape: shape(written, at),
  });

  const shape = (node: TypeShape, at: string): V1TypeShape => {
    switch (node.type) {
      case "alias":
        return { ...node, value: alias(node.value, at) };
      case "enum":
        return node;
      case "object":
        return { ...object(node, at), type: "object" };
      case "undiscriminatedUnion": {
        const variants = node.variants.map(({ shape: variant, ...rest }, i) => ({
          ...rest,
          type: reference(variant, `${at}.${rest.displayName ?? i}`),
        }));
        return { ...node, variants };
      }
      case "discriminatedUnion": {
        const variants = node.variants.map(({ extends: parents, properties, extraProperties, ...rest }) => {
          const own = { extends: parents, properties, ...(extraProperties === undefined ? {} : { extraProperties }) };
          return { ...rest, additionalProperties: object(own, `${at}.${rest.discriminantValue}`) };
        });
        return { ...node, variants };
      }
    }
  };

  const reference = (node: TypeShape, at: string): V1TypeReference => {
    if (node.type === "alias") return alias(node.value, at);
    const id = freshId(`inline_${at}`);
    named.set(id, { name: at.split(".").at(-1) ?? at, shape: shape(node, at) });
    return { type: "id", value: id };
  };

  const alias = (node: TypeReference, at: string): V1TypeReference => {
    switch (node.type) {
      case "id": {
        const { id, ...rest } = node;
        return { ...rest, value: id };
      }
      case "optional": {
        const { shape: item, default: defaultValue, ...rest } = node;
        return { ...rest, itemType: reference(item, at), ...(defaultValue === undefined ? {} : { defaultValue }) };
      }
      case "nullable": {
        const { shape: item, ...rest } = node;
        return { ...rest, itemType: reference(item, at) };
      }
      case "list":
      case "set": {
        const { itemShape, ...rest } = node;
        return { ...rest, itemType: reference(itemShape, `${at}.item`) };
      }
      case "map": {
        const { keyShape, valueShape, ...rest } = node;
        return { ...rest, keyType: reference(keyShape, `${at}.key`), valueType: reference(valueShape, `${at}.value`) };
      }
      case "primitive":
      case "literal":
      case "unknown":
        return node;
    }
  };

  const object = ({ properties, extraProperties, ...rest }: ObjectType, at: string): V1ObjectType => ({
    ...rest,
    properties: properties.map((one) => property(one, at)),
    ...(extraProperties === undefined ? {} : { extraProperties: alias(extraProperties, `${at}.extra`) }),
  });

  const property = ({ valueShape, ...rest }: ObjectProperty, at: string): V1ObjectProperty => ({
    ...rest,
    valueType: reference(valueShape, `${at}.${rest.key}`),
  });

  const parameter = ({ valueShape, ...rest }: ObjectProperty, at: string): V1Header => ({
    ...rest,
    type: reference(valueShape, `${at}.${rest.key}`),
  });

  const formData = ({ fields, ...rest }: FormDataRequest, at: string): V1FormDataRequest => ({
    // The package form requires a name; the stored original name wins.
    ...{ name: at.split(".")[0] ?? at },
    ...rest,
    properties: fields.map((one) => field(one, at)),
  });

  const field = (node: FormDataField, at: string): V1FormDataProperty => {
    if (node.type === "property") {
      const { type: tag, valueShape, ...rest } = node;
      return { ...rest, type: "bodyProperty", valueType: reference(valueShape, `${at}.${rest.key}`) };
    }
    const { type: tag, ...rest } = node;
    return { type: "file", value: { ...rest, type: tag === "file" ? "file" : "fileArray" } };
  };

  return {
    get named() {
      return Object.fromEntries(named);
    },
    type,
    shape,
    reference,
    alias,
    object,
    parameter,
    formData,
  };
}
