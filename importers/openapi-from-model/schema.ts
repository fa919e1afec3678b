import { encoder } from "#engine/interpret";
import type { Json, JsonObject } from "#engine/json";
import {
  type Documented,
  fold,
  leaves,
  type ObjectShape,
  type Path,
  type Property,
  type Shape,
  typesFrom,
} from "#engine/shape";
import { compact, lose, numberToken, type Writing } from "./writing.ts";

/** Writes shapes as schemas of JSON Schema 2020-12, the one of OpenAPI 3.1. */
export interface SchemaWriter {
  readonly shape: (shape: Shape, at: Path) => JsonObject;
  readonly property: (property: Property, at: Path) => JsonObject;
  readonly object: (shape: ObjectShape, at: Path) => JsonObject;
  /** Returns true if values are objects, which parameters serialize in their own ways. */
  readonly isObject: (shape: Shape) => boolean;
}

type Write = (at: Path) => JsonObject;
const always = (schema: { readonly [key: string]: Json | undefined }): Write => {
  const written = compact(schema);
  return () => written;
};

/** The documentation keywords of OpenAPI, and for the rest extensions of docs tools. */
export const documentation = ({
  description,
  availability,
}: Documented): { readonly [key: string]: Json | undefined } => ({
  description,
  deprecated: availability === "Deprecated" ? true : undefined,
  "x-availability":
    availability === undefined || availability === "Deprecated"
      ? undefined
      : availability.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase(),
});

/** Creates the writer of the schemas of a document. */
export function schemaWriter(writing: Writing): SchemaWriter {
  const types = typesFrom(writing.types);
  const write = fold<Write>(types, {
    string: ({ format, regex: pattern, minLength, maxLength, default: value }) =>
      always({ type: "string", format, pattern, minLength, maxLength, default: value }),
    boolean: ({ default: value }) => always({ type: "boolean", default: value }),
    integer: ({ minimum, maximum, default: value }) =>
      always({ type: "integer", format: "int32", minimum, maximum, default: value }),
    uint: ({ default: value }) => always({ type: "integer", format: "uint32", default: value }),
    double: ({ minimum, maximum, default: value }) => always({ type: "number", minimum, maximum, default: value }),
    long: ({ unsized, minimum, maximum, default: value }) =>
      always({
        type: "integer",
        format: unsized ? undefined : "int64",
        minimum: numberToken(minimum),
        maximum: numberToken(maximum),
        default: numberToken(value),
      }),
    uint64: ({ default: value }) => always({ type: "integer", format: "uint64", default: numberToken(value) }),
    bigInteger:
      ({ default: value }) =>
      (at) => {
        lose(writing, at, "a whole number of any length has no schema; it is a text of digits");
        return compact({ type: "string", pattern: "^-?[0-9]+$", default: value });
      },
    datetime: ({ default: value }) => always({ type: "string", format: "date-time", default: value }),
    date: ({ default: value }) => always({ type: "string", format: "date", default: value }),
    uuid: ({ default: value }) => always({ type: "string", format: "uuid", default: value }),
    base64: ({ mimeType, default: value }) =>
      always({ type: "string", contentEncoding: "base64", contentMediaType: mimeType, default: value }),
    enum: ({ values, numeric, default: value }) => {
      const written = values.some(({ description }) => description !== undefined);
      return always({
        type: numeric ? "number" : "string",
        enum: values.map((one) => (numeric ? (numberToken(one.value) ?? one.value) : one.value)),
        "x-enum-descriptions": written ? values.map(({ description = "" }) => description) : undefined,
        default: numeric ? numberToken(value) : value,
      });
    },
    literal: ({ value }) => always({ type: typeof value === "string" ? "string" : "boolean", const: value }),
    unknown: ({ displayName }) => always({ title: displayName }),
    file: ({ multiple }) =>
      always(
        multiple
          ? { type: "array", items: { type: "string", format: "binary" } }
          : { type: "string", format: "binary" },
      ),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return (at) => ({ anyOf: [inner(at), { type: "null" }] });
    },
    list: ({ item }, recur) => {
      const inner = recur(item);
      return (at) => ({ type: "array", items: inner(at) });
    },
    set: ({ item }, recur) => {
      const inner = recur(item);
      return (at) => ({ type: "array", uniqueItems: true, items: inner(at) });
    },
    map: ({ key, value }, recur) => {
      const [names, inner] = [recur(key), recur(value)];
      return (at) => {
        const { type: _, ...written } = names(at);
        const free = Object.keys(written).length === 0;
        return compact({ type: "object", additionalProperties: inner(at), propertyNames: free ? undefined : written });
      };
    },
    object:
      ({ properties, extra, closed: isClosed }, recur) =>
      (at) => {
        const required = properties.filter(({ optional }) => !optional).map(({ key }) => key);
        // Without a word on further members, an object without members would be any object.
        const closed = isClosed || properties.length === 0 ? false : undefined;
        return compact({
          type: "object",
          required: required.length === 0 ? undefined : required,
          properties:
            properties.length === 0
              ? undefined
              : Object.fromEntries(
                  properties.map((one) => [one.key, propertySchema(one, recur(one.shape), [...at, one.key])]),
                ),
          additionalProperties: extra === undefined ? closed : recur(extra)([...at, "extra"]),
        });
      },
    discriminatedUnion:
      ({ discriminant, variants }, recur) =>
      (at) => {
        const written = variants.map((one) => ({ one, schema: recur(one.shape)([...at, one.value]) }));
        const mapped = written.flatMap(({ one, schema }) =>
          typeof schema.$ref === "string" ? [[one.value, schema.$ref]] : [],
        );
        return {
          oneOf: written.map(({ one, schema }) => labelled(schema, one)),
          discriminator: compact({
            propertyName: discriminant,
            mapping: mapped.length === 0 ? undefined : Object.fromEntries(mapped),
          }),
        };
      },
    undiscriminatedUnion:
      ({ variants }, recur) =>
      (at) => ({ anyOf: variants.map((one, i) => labelled(recur(one.shape)([...at, i]), one)) }),
    ref: (id) => always({ $ref: `#/components/schemas/${writing.typeNames.get(id) ?? id}` }),
  });

  /** The default of a form is written as it travels. */
  const encode = encoder(types);
  const propertySchema = (property: Property, schema: Write, at: Path): JsonObject => ({
    ...schema(at),
    ...compact({
      ...documentation(property),
      readOnly: property.access === "READ_ONLY" ? true : undefined,
      writeOnly: property.access === "WRITE_ONLY" ? true : undefined,
      ...(property.default === undefined ? {} : { default: encode(property.shape)(property.default) }),
    }),
  });

  const isObject = fold<boolean>(types, {
    ...noObjects,
    nullable: ({ item }, recur) => recur(item),
    undiscriminatedUnion: ({ variants }, recur) => variants.some(({ shape }) => recur(shape)),
    ref: (_, force) => force(),
  });

  return {
    shape: (shape, at) => write(shape)(at),
    property: (property, at) => propertySchema(property, write(property.shape), at),
    object: (shape, at) => write(shape)(at),
    isObject,
  };
}

const labelled = (schema: JsonObject, about: Documented & { readonly displayName?: string }): JsonObject => ({
  ...schema,
  ...compact({ ...documentation(about), ...(about.displayName === undefined ? {} : { title: about.displayName }) }),
});

const no = (): boolean => false;
const yes = (): boolean => true;
const noObjects = {
  ...leaves(false),
  list: no,
  set: no,
  map: yes,
  object: yes,
  discriminatedUnion: yes,
} as const;
