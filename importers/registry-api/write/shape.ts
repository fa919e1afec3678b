import { exact, isExact, type Json } from "#engine/json";
import {
  type Documented,
  fold,
  type LongShape,
  type ObjectShape,
  type Property,
  type Shape,
  type TypeId,
  typesFrom,
  type Variant,
} from "#engine/shape";
import type {
  DiscriminatedUnionVariant,
  ObjectProperty,
  ObjectType,
  PrimitiveType,
  TypeReference,
  TypeShape,
} from "#generated/types";
import { freshId, lose, type Place, part, type Writing } from "./writing.ts";

/** Writes shapes and properties as the wire has them. */
export interface ShapeWriter {
  readonly shape: (shape: Shape, place: Place) => TypeShape;
  /** The shapes written as a `TypeReference`; others get a named type. */
  readonly reference: (wire: TypeShape, place: Place) => TypeReference;
  readonly property: (property: Property, place: Place) => ObjectProperty;
  readonly object: (shape: ObjectShape, place: Place) => ObjectType;
  /** True if values of the shape are files, which only forms contain. */
  readonly isFile: (shape: Shape) => "one" | "several" | undefined;
}

/** Facts about one shape. */
interface Written {
  readonly write: (place: Place) => TypeShape;
  /** The object that the shape is, with the id of the type that it is the shape of. */
  readonly object?: () => { readonly shape: ObjectShape; readonly id?: TypeId } | undefined;
  /** The same shape with its own default, where it can have one. */
  readonly withDefault?: (value: Json) => TypeShape | undefined;
  readonly enumeration?: () => boolean;
  /** True if values are numbers that a form holds as text. */
  readonly numeric?: () => boolean;
  readonly file?: "one" | "several";
}

const alias = (value: TypeReference): TypeShape => ({ type: "alias", value });
const primitive = (value: PrimitiveType): TypeShape => alias({ type: "primitive", value });

/** The description and availability of a thing. */
export const documentation = ({ description, availability }: Documented): Documented => ({
  ...(description === undefined ? {} : { description }),
  ...(availability === undefined ? {} : { availability }),
});

/** Creates a writer of the shapes of a model. */
export function shapeWriter(writing: Writing): ShapeWriter {
  const written = fold<Written>(typesFrom(writing.types), {
    string: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
    boolean: ({ kind, ...limits }) => ({
      write: () => primitive({ type: kind, ...limits }),
      withDefault: (value) => (typeof value === "boolean" ? primitive({ type: kind, default: value }) : undefined),
    }),
    integer: ({ kind, ...limits }) => withNumber((more) => ({ type: kind, ...limits, ...more })),
    double: ({ kind, ...limits }) => {
      // The wire carries a number as it is written, which its type there calls a number.
      const type = { type: kind, ...limits } as PrimitiveType;
      return {
        write: () => primitive(type),
        withDefault: (value) =>
          typeof value === "number" || isExact(value)
            ? primitive({ ...type, default: value } as PrimitiveType)
            : undefined,
      };
    },
    long: (node) => withText((more) => ({ type: "long", ...sixtyFourBits(node), ...more })),
    bigInteger: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
    datetime: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
    date: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
    uuid: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
    base64: ({ kind, ...limits }) => withText((more) => ({ type: kind, ...limits, ...more })),
    uint: (node) => withoutDefault(node),
    uint64: (node) => withoutDefault(node),
    enum: ({ values, default: chosen, numeric }) => ({
      write: (place) => {
        if (numeric) {
          lose(
            writing,
            place,
            "a closed list of numbers has no place; any number from its least to its greatest is taken",
          );
          return primitive(
            numberRange(
              values.map(({ value }) => value),
              chosen,
            ),
          );
        }
        return {
          type: "enum",
          values: values.map((one) => ({ ...documentation(one), value: one.value })),
          ...(chosen === undefined ? {} : { default: chosen }),
        };
      },
      enumeration: () => numeric !== true,
      numeric: () => numeric === true,
    }),
    literal: ({ value }) => ({
      write: () =>
        alias({
          type: "literal",
          value: typeof value === "string" ? { type: "stringLiteral", value } : { type: "booleanLiteral", value },
        }),
    }),
    unknown: ({ displayName }) => ({
      write: () => alias({ type: "unknown", ...(displayName === undefined ? {} : { displayName }) }),
    }),
    file: ({ multiple }) => ({
      write: (place) => {
        lose(writing, place, "a file outside a multipart form or a raw body has no form; any JSON value is accepted");
        return alias({ type: "unknown" });
      },
      file: multiple ? "several" : "one",
    }),
    nullable: ({ item }, recur) => ({
      write: (place) => alias({ type: "nullable", shape: recur(item).write(place) }),
    }),
    list: ({ item }, recur) => ({
      write: (place) => alias({ type: "list", itemShape: recur(item).write(part(place, "item")) }),
    }),
    set: ({ item }, recur) => ({
      write: (place) => alias({ type: "set", itemShape: recur(item).write(part(place, "item")) }),
    }),
    map: ({ key, value }, recur) => ({
      write: (place) =>
        alias({
          type: "map",
          keyShape: recur(key).write(part(place, "key")),
          valueShape: recur(value).write(part(place, "value")),
        }),
    }),
    object: (node) => ({
      write: (place) => ({ type: "object", ...object(node, place) }),
      object: () => ({ shape: node }),
    }),
    discriminatedUnion: ({ discriminant, variants }) => ({
      write: (place) => ({
        type: "discriminatedUnion",
        discriminant,
        variants: variants.map((one, i) => variant(one, discriminant, part(place, "variants", i))),
      }),
    }),
    undiscriminatedUnion: ({ variants }, recur) => ({
      write: (place) => ({
        type: "undiscriminatedUnion",
        variants: variants.map((one, i) => ({
          ...documentation(one),
          ...(one.displayName === undefined ? {} : { displayName: one.displayName }),
          shape: recur(one.shape).write(part(place, "variants", i)),
        })),
      }),
    }),
    ref: (id, force) => ({
      write: () => alias({ type: "id", id }),
      object: () => {
        const target = force().object?.();
        return target && { id, ...target };
      },
      enumeration: () => force().enumeration?.() === true,
      numeric: () => force().numeric?.() === true,
      withDefault: (value) =>
        typeof value === "string" && force().enumeration?.() === true
          ? alias({ type: "id", id, default: { type: "enum", value } })
          : undefined,
    }),
  });

  const withoutDefault = (node: { readonly kind: "uint" | "uint64"; readonly default?: unknown }): Written => ({
    write: (place) => {
      if (node.default !== undefined) {
        lose(writing, place, `the default of a ${node.kind} has no place; it starts with 0`);
      }
      return primitive({ type: node.kind });
    },
  });

  const reference = (wire: TypeShape, place: Place): TypeReference => {
    if (wire.type === "alias") return wire.value;
    const id = freshId(writing, place.name);
    writing.named.set(id, { name: id, shape: wire });
    return { type: "id", id };
  };

  const property = (
    { key, shape, optional, default: value, access, ...about }: Property,
    at: Place,
  ): ObjectProperty => {
    const place = part(at, key);
    return {
      ...documentation(about),
      key,
      valueShape: optional ? optionalShape(shape, value, place) : requiredShape(shape, value, place),
      ...(access === undefined ? {} : { propertyAccess: access }),
    };
  };

  const optionalShape = (shape: Shape, value: Json | undefined, place: Place): TypeShape => {
    const { write, numeric } = written(shape);
    const described = typeof value === "string" && numeric?.() === true ? numberOf(value) : value;
    return alias({ type: "optional", shape: write(place), ...(described === undefined ? {} : { default: described }) });
  };

  /** A required property has no default of its own on the wire; that of its type serves where it can. */
  const requiredShape = (shape: Shape, value: Json | undefined, place: Place): TypeShape => {
    const { write, withDefault } = written(shape);
    const held = value === undefined ? undefined : withDefault?.(value);
    if (value !== undefined && held === undefined) {
      lose(writing, place, "the default of a required property has no place when its type can't hold it");
    }
    return held ?? write(place);
  };

  const object = ({ properties, extra, closed }: ObjectShape, place: Place): ObjectType => {
    if (closed) lose(writing, place, "that an object refuses further properties has no place");
    return {
      extends: [],
      properties: properties.map((one) => property(one, place)),
      ...(extra === undefined ? {} : { extraProperties: extraOf(extra, part(place, "extra")) }),
    };
  };

  const extraOf = (extra: Shape, place: Place): TypeReference => reference(written(extra).write(place), place);

  /** A variant that is a named object extends it, so that a union in one of its own variants comes to an end. */
  const variant = (one: Variant, discriminant: string, place: Place): DiscriminatedUnionVariant => {
    const about = {
      ...documentation(one),
      discriminantValue: one.value,
      ...(one.displayName === undefined ? {} : { displayName: one.displayName }),
    };
    const target = written(one.shape).object?.();
    if (target === undefined) {
      lose(writing, place, `the variant ${JSON.stringify(one.value)} is no object; only its name is kept`);
      return { ...about, extends: [], properties: [] };
    }
    if (target.id !== undefined) return { ...about, extends: [target.id], properties: [] };
    const { properties, ...rest } = target.shape;
    const own = properties.filter(({ key, ...tag }) => key !== discriminant || isDocumented(tag));
    return { ...about, ...object({ ...rest, properties: own }, place) };
  };

  return {
    shape: (shape, place) => written(shape).write(place),
    reference,
    property,
    object,
    isFile: (shape) => written(shape).file,
  };
}

const isDocumented = ({ description, availability }: Documented): boolean =>
  description !== undefined || availability !== undefined;

const withText = (write: (more: { readonly default?: string }) => PrimitiveType): Written => ({
  write: () => primitive(write({})),
  withDefault: (value) => (typeof value === "string" ? primitive(write({ default: value })) : undefined),
});

const withNumber = (write: (more: { readonly default?: number }) => PrimitiveType): Written => ({
  write: () => primitive(write({})),
  withDefault: (value) => (typeof value === "number" ? primitive(write({ default: value })) : undefined),
});

/** The limits of an integer; one of any size gets those of 64 bits, the largest on the wire. */
function sixtyFourBits({ unsized, minimum, maximum, default: value }: LongShape): Omit<LongShape, "kind" | "unsized"> {
  const holds = (text: string): boolean => !unsized || BigInt.asIntN(64, BigInt(text)) === BigInt(text);
  return {
    ...(minimum !== undefined && holds(minimum) && { minimum }),
    ...(maximum !== undefined && holds(maximum) && { maximum }),
    ...(value !== undefined && holds(value) && { default: value }),
  };
}

/** The numbers from the least to the greatest of some; whole ones where all are. */
function numberRange(texts: readonly string[], chosen: string | undefined): PrimitiveType {
  if (texts.every((text) => /^-?\d+$/.test(text))) {
    const sorted = texts.map(BigInt).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const [minimum, maximum] = [sorted[0], sorted.at(-1)];
    return {
      type: "long",
      ...(minimum === undefined ? {} : { minimum: String(minimum) }),
      ...(maximum === undefined ? {} : { maximum: String(maximum) }),
      ...(chosen === undefined ? {} : { default: chosen }),
    };
  }
  const numbers = texts.map(Number);
  const limits = { minimum: Math.min(...numbers), maximum: Math.max(...numbers) };
  return { type: "double", ...limits, ...(chosen === undefined ? {} : { default: Number(chosen) }) };
}

/** The number that a text writes, with all its digits. */
const numberOf = (text: string): Json => (String(Number(text)) === text ? Number(text) : exact(text));
