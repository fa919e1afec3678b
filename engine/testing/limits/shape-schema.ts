import { numberFromText } from "#engine/json";
import type { Schema, SchemaObject } from "#engine/schema-table";
import { fold, type Shape, type Types } from "#engine/shape";
import type { SchemaBook } from "./schema-book.ts";

/**
 * Creates the function that writes a shape as a schema of its values on the wire, for values without a schema in a model.
 * Properties may have one. Named types become schemas of the book.
 */
export function shapeSchemas(types: Types, book: SchemaBook): (shape: Shape) => Schema {
  return fold<Schema>(types, {
    string: ({ minLength, maxLength, regex: pattern, format }) => ({
      type: ["string"],
      ...defined({ minLength, maxLength, pattern, format }),
    }),
    boolean: () => ({ type: ["boolean"] }),
    integer: ({ minimum, maximum, multipleOf, unsized }) => ({
      type: ["integer"],
      ...defined({ minimum, maximum, multipleOf, format: unsized ? undefined : "int32" }),
    }),
    uint: () => ({ type: ["integer"], format: "uint32" }),
    double: ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }) => ({
      type: ["number"],
      ...defined({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }),
    }),
    long: ({ minimum, maximum, multipleOf, unsized }) => ({
      type: ["integer"],
      ...defined({
        minimum: minimum && numberFromText(minimum),
        maximum: maximum && numberFromText(maximum),
        multipleOf: multipleOf && numberFromText(multipleOf),
        format: unsized ? undefined : "int64",
      }),
    }),
    uint64: () => ({ type: ["integer"], format: "uint64" }),
    bigInteger: () => ({ type: ["string"], pattern: "^-?\\d+$" }),
    datetime: () => ({ type: ["string"], format: "date-time" }),
    date: () => ({ type: ["string"], format: "date" }),
    uuid: () => ({ type: ["string"], format: "uuid" }),
    base64: () => ({ type: ["string"], format: "byte" }),
    enum: ({ values, numeric }) => ({ enum: values.map(({ value }) => (numeric ? numberFromText(value) : value)) }),
    literal: ({ value }) => ({ const: value }),
    nullable: ({ item }, recur) => ({ anyOf: [recur(item), { type: ["null"] }] }),
    list: ({ item, minItems, maxItems }, recur) => ({
      type: ["array"],
      items: recur(item),
      ...defined({ minItems, maxItems }),
    }),
    set: ({ item, minItems, maxItems }, recur) => ({
      type: ["array"],
      items: recur(item),
      uniqueItems: true,
      ...defined({ minItems, maxItems }),
    }),
    map: ({ key, value, minProperties, maxProperties }, recur) => ({
      type: ["object"],
      propertyNames: keySchema(recur(key)),
      additionalProperties: recur(value),
      ...defined({ minProperties, maxProperties }),
    }),
    object: ({ properties, extra, closed, minProperties, maxProperties }, recur) => ({
      type: ["object"],
      properties: Object.fromEntries(
        properties.map(({ key, shape, schema, access }): readonly [string, Schema] => {
          const own = schema !== undefined && book.has(schema) ? { $ref: schema } : recur(shape);
          if (access === undefined) return [key, own];
          return [key, { allOf: [own], ...(access === "READ_ONLY" ? { readOnly: true } : { writeOnly: true }) }];
        }),
      ),
      required: properties.flatMap(({ key, optional }) => (optional ? [] : [key])),
      ...defined({ minProperties, maxProperties, additionalProperties: closed ? false : extra && recur(extra) }),
    }),
    discriminatedUnion: ({ variants }, recur) => ({ anyOf: variants.map(({ shape }) => recur(shape)) }),
    undiscriminatedUnion: ({ variants, exclusive }, recur) => {
      const schemas = variants.map(({ shape }) => recur(shape));
      return exclusive ? { oneOf: schemas } : { anyOf: schemas };
    },
    file: () => true,
    unknown: () => true,
    ref: (id, force) => {
      const location = `shape:${id}`;
      book.add(location, () => {
        const schema = force();
        return typeof schema === "boolean" ? {} : schema;
      });
      return { $ref: location };
    },
  });
}

/** Keys are texts, whatever their shape is: one of numbers says nothing about their schema. */
const keySchema = (schema: Schema): Schema =>
  typeof schema === "object" && schema.type?.[0] !== undefined && schema.type[0] !== "string" ? true : schema;

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out keywords without a value. */
const defined = <T extends { readonly [K in keyof SchemaObject]?: SchemaObject[K] | undefined }>(all: T): Defined<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Defined<T>; // the same members
