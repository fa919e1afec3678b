import type { Exact, Json } from "#engine/json";
import type { Schemas } from "#engine/schema-table";
import type { Ruled } from "./rules.ts";

/** The name of a type within one API; unique there, opaque to the engine. */
export type TypeId = string;

/** The availability of a definition (the values are the registry's own). */
export type Availability = "Stable" | "GenerallyAvailable" | "InDevelopment" | "PreRelease" | "Deprecated" | "Beta";

/** The documentation of a definition. The text is markdown. */
export interface Documented {
  readonly description?: string;
  readonly availability?: Availability;
  /** The audiences that it is for, only in models that were read with them (`keepsAudiences`). */
  readonly audiences?: readonly string[];
}

/** The form of values in XML (OpenAPI "XML Object"); samples are written in it. */
export interface XmlForm {
  /** The name of the element or attribute; inferred from the property or type if absent. */
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: true;
  /** True if an element contains the items of a list. */
  readonly wrapped?: true;
  readonly nodeType?: "element" | "attribute" | "text" | "cdata" | "none";
}

/** A definition with examples of its values, as on the wire, in the order of the description. */
export interface Exemplified {
  readonly examples?: readonly Json[];
  /** The form of its values in XML. */
  readonly xml?: XmlForm;
}

/** The members that shapes of all kinds have. */
interface AnyShape extends Exemplified, Ruled {}

/**
 * Text. `format` is a hint such as `password` or `email`; `regex` is an ECMAScript pattern that must be found in it.
 */
export interface StringShape extends AnyShape {
  readonly kind: "string";
  readonly format?: string;
  readonly regex?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: string;
}

/** True or false. */
export interface BooleanShape extends AnyShape {
  readonly kind: "boolean";
  readonly default?: boolean;
}

/**
 * An integer of 32 bits with a sign. Limits are inclusive. `unsized` if its definition gives no width but limits within
 * 32 bits: its limits alone are checked. `format` is a narrower width, such as `int16`, and only shown.
 */
export interface IntegerShape extends AnyShape {
  readonly kind: "integer";
  readonly unsized?: true;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** A positive integer that divides every value. */
  readonly multipleOf?: number;
  readonly default?: number;
}

/** An integer of 32 bits from 0 up. */
export interface UintShape extends AnyShape {
  readonly kind: "uint";
  readonly default?: number;
}

/**
 * A number of double precision. It has an inclusive or an exclusive limit on each side, not both. `format` is the
 * declared one, such as `float`; it is only shown.
 */
export interface DoubleShape extends AnyShape {
  readonly kind: "double";
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  /** A positive number that divides every value, as decimals: 0.3 is a multiple of 0.1. */
  readonly multipleOf?: number;
  /** Kept as text where a double would be written otherwise, such as `2.0`. */
  readonly default?: number | Exact;
}

/**
 * A signed integer of 64 bits as digit text, so that nothing is lost above 2^53. Limits are inclusive. `unsized` if its
 * definition does not give a width: its label is then an integer of any size.
 */
export interface LongShape extends AnyShape {
  readonly kind: "long";
  readonly unsized?: true;
  readonly minimum?: string;
  readonly maximum?: string;
  /** A positive integer that divides every value. */
  readonly multipleOf?: string;
  readonly default?: string;
}

/** An integer of 64 bits from 0 up, as digit text. */
export interface Uint64Shape extends AnyShape {
  readonly kind: "uint64";
  readonly default?: string;
}

/** An integer of any length, as digit text, on the wire too. */
export interface BigIntegerShape extends AnyShape {
  readonly kind: "bigInteger";
  readonly default?: string;
}

/** A date and time, RFC 3339 text such as `2026-11-21T08:30:00Z`. */
export interface DatetimeShape extends AnyShape {
  readonly kind: "datetime";
  readonly default?: string;
}

/** A date, RFC 3339 `full-date` text such as `2026-11-21`. */
export interface DateShape extends AnyShape {
  readonly kind: "date";
  readonly default?: string;
}

/** A UUID in its text form (RFC 9562 §4), any version. */
export interface UuidShape extends AnyShape {
  readonly kind: "uuid";
  readonly default?: string;
}

/** Bytes as base64 text (RFC 4648 §4). */
export interface Base64Shape extends AnyShape {
  readonly kind: "base64";
  readonly mimeType?: string;
  readonly default?: string;
}

/** One of the values an enum allows. */
export interface EnumValue extends Documented {
  readonly value: string;
}

/** One text of a closed list; with `numeric`, one number, held as its text and written as a number on the wire. */
export interface EnumShape extends AnyShape {
  readonly kind: "enum";
  readonly values: readonly EnumValue[];
  readonly numeric?: true;
  readonly default?: string;
}

/** Exactly this value. */
export interface LiteralShape extends AnyShape {
  readonly kind: "literal";
  readonly value: string | boolean;
}

/** The item, or `null`. The only shape under which `null` is a value (with `unknown`). */
export interface NullableShape extends AnyShape {
  readonly kind: "nullable";
  readonly item: Shape;
}

/** Inclusive limits of the number of items of a list. */
export interface ItemLimits {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The limits of a number, as doubles or as digit text, and the number that divides it. */
export interface NumberLimits {
  readonly minimum?: number | string;
  readonly maximum?: number | string;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number | string;
}

/** Inclusive limits of the number of members of an object. */
export interface MemberLimits {
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** Items in order. With `positions`, `item` is a union, and so many first items are of its variants in their order. */
export interface ListShape extends AnyShape, ItemLimits {
  readonly kind: "list";
  readonly item: Shape;
  readonly positions?: number;
}

/** Items without duplicates; a list on the wire. */
export interface SetShape extends AnyShape, ItemLimits {
  readonly kind: "set";
  readonly item: Shape;
}

/** Values by key. Keys are text on the wire; `key` restricts them. */
export interface MapShape extends AnyShape, MemberLimits {
  readonly kind: "map";
  readonly key: Shape;
  readonly value: Shape;
}

/** A property of an object. Optionality belongs here: an absent property is not a value of any shape. */
export interface Property extends Documented {
  readonly key: string;
  /** The label of its field; the key where this is absent. */
  readonly title?: string;
  readonly shape: Shape;
  readonly optional: boolean;
  /** The value a form starts with when the property is shown; the shape's own default where this is absent. */
  readonly default?: Json;
  /** Examples as on the wire; the examples of the shape if this is absent. */
  readonly examples?: readonly Json[];
  /** True if its example was generated for a form, in the absence of a documented one. Readers replace it. */
  readonly isPlaceholder?: true;
  /** The form in XML, beside a reference to its type. */
  readonly xml?: XmlForm;
  /** A read-only property is left out of requests, a write-only one out of responses (docs/behavior.md#types). */
  readonly access?: "READ_ONLY" | "WRITE_ONLY";
  /** The location of the schema that decides about it, if it is a parameter, a header, a body or a message. */
  readonly schema?: string;
}

/**
 * An object with declared properties, including inherited ones, in order. `extra` is the shape of undeclared ones.
 * Without it they are unspecified, unless the object is `closed`: then its API refuses them.
 */
export interface ObjectShape extends AnyShape, MemberLimits {
  readonly kind: "object";
  readonly properties: readonly Property[];
  readonly extra?: Shape;
  readonly closed?: true;
}

/**
 * A variant of a discriminated union. Its shape is an object (or a `ref` to one) in which the discriminant is a
 * property like any other, the first one, required, with the literal `value` as its shape. So the union itself only
 * chooses: defaults, checks and texts of a variant come from its object.
 */
export interface Variant extends Documented {
  readonly value: string;
  readonly displayName?: string;
  readonly shape: Shape;
}

/** One of several objects, distinguished by the text of one property. */
export interface DiscriminatedUnionShape extends AnyShape {
  readonly kind: "discriminatedUnion";
  readonly discriminant: string;
  /**
   * True if other writers may leave the discriminant out. It is read as the discriminant of the best match, and always
   * sent.
   */
  readonly isTagOptional?: true;
  /** The discriminant of the variant that an object without a discriminant is of. */
  readonly defaultVariant?: string;
  readonly variants: readonly Variant[];
}

/** A variant of an undiscriminated union. */
export interface Alternative extends Documented {
  readonly displayName?: string;
  readonly shape: Shape;
}

/** One of several shapes, distinguished by which one matches. `exclusive` if a value matches exactly one of them. */
export interface UndiscriminatedUnionShape extends AnyShape {
  readonly kind: "undiscriminatedUnion";
  readonly exclusive?: true;
  readonly variants: readonly Alternative[];
}

/** A file, or several: `FileValue`s. Only multipart fields and raw bodies hold files. */
export interface FileShape extends AnyShape {
  readonly kind: "file";
  readonly multiple: boolean;
  /** Media types that the server accepts, such as `audio/webm` or `image/*`; all if absent. */
  readonly accept?: readonly string[];
}

/** Any JSON value, `null` included; only `value` if that is present: `null`, a list or an object. */
export interface UnknownShape extends AnyShape {
  readonly kind: "unknown";
  readonly displayName?: string;
  readonly value?: Json;
}

/** A named type. Only a `ref` can close a cycle. */
export interface RefShape {
  readonly kind: "ref";
  readonly id: TypeId;
}

/** The closed union of everything that a form, a client or a server can handle (docs/behavior.md#types). */
export type Shape =
  | StringShape
  | BooleanShape
  | IntegerShape
  | UintShape
  | DoubleShape
  | LongShape
  | Uint64Shape
  | BigIntegerShape
  | DatetimeShape
  | DateShape
  | UuidShape
  | Base64Shape
  | EnumShape
  | LiteralShape
  | NullableShape
  | ListShape
  | SetShape
  | MapShape
  | ObjectShape
  | DiscriminatedUnionShape
  | UndiscriminatedUnionShape
  | FileShape
  | UnknownShape
  | RefShape;

/** The shape of one kind. */
export type ShapeOf<K extends Shape["kind"]> = Extract<Shape, { readonly kind: K }>;

/** A named type with its documentation. */
export interface TypeDefinition extends Documented {
  readonly name: string;
  readonly displayName?: string;
  readonly shape: Shape;
}

/** The words for kinds of shapes: the words of OpenAPI, such as `integer (int64)`. The registry's own have no name. */
export type TypeWords = "openapi";

/** The named types of an API, or of a part of it. */
export interface Types {
  readonly get: (id: TypeId) => TypeDefinition | undefined;
  /** The words for kinds of shapes; the registry's words if absent. */
  readonly words?: TypeWords | undefined;
  /** The schemas as they are written, if the API has them. */
  readonly written?: Schemas | undefined;
}

/** Named types as plain data, as on the wire and in generated files. */
export interface TypeTable {
  readonly [id: TypeId]: TypeDefinition;
}

/** Creates a table of named types ready for interpreters. Later tables win. */
export const typesFrom = (...tables: readonly TypeTable[]): Types =>
  new Map(tables.flatMap((table) => Object.entries(table)));

/** An API or a form, as far as its types go. */
interface TypesOfApi extends Partial<Schemas> {
  readonly types: TypeTable;
  readonly typeWords?: TypeWords;
}

/** Creates the types of an API or of a form, with its words for kinds of shapes. */
export const typesIn = ({ types, typeWords, schemas, schemaAnchors }: TypesOfApi): Types =>
  Object.assign(typesFrom(types), {
    words: typeWords,
    written: schemas && { schemas, ...(schemaAnchors && { schemaAnchors }) },
  });

const tables = new WeakMap<TypeTable, Types>();

/** Accepts named types in either form: ready for interpreters, or as plain data, which is prepared once. */
export function typesOf(types: Types | TypeTable): Types {
  if (isReady(types)) return types;
  const ready = tables.get(types) ?? typesFrom(types);
  tables.set(types, ready);
  return ready;
}

/** In a table, `get` could only be the id of a type, which is not a function. */
const isReady = (types: Types | TypeTable): types is Types => typeof types.get === "function";

/** A shape with the TypeScript type of its values, which exists for the compiler only. */
export type Typed<T> = Shape & { readonly __type?: T };
