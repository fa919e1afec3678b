import { type Json, type JsonObject, printJson } from "#engine/json";
import type { LeafAlgebra, Path } from "#engine/shape";
import { compact, numberToken, reportLoss, type Writing } from "./writing.ts";

/** Writes the schema of one shape, which is found at a path of the model. */
export type WriteSchema = (at: Path) => JsonObject;

/** Returns a writer of the same schema at every path. */
export const always = (schema: { readonly [key: string]: Json | undefined }): WriteSchema => {
  const written = compact(schema);
  return () => written;
};

/** Returns the schemas of shapes without child shapes. `format` comes from the OpenAPI format registry. */
export const leafSchemas = (writing: Writing): LeafAlgebra<WriteSchema> => ({
  string: ({ format, regex: pattern, minLength, maxLength, default: value }) =>
    always({ type: "string", format, pattern, minLength, maxLength, default: value }),
  boolean: ({ default: value }) => always({ type: "boolean", default: value }),
  integer: ({ unsized, format = unsized ? undefined : "int32", minimum, maximum, multipleOf, default: value }) =>
    always({ type: "integer", format, minimum, maximum, multipleOf, default: value }),
  uint: ({ default: value }) => always({ type: "integer", format: "uint32", default: value }),
  double: ({ kind: _, examples: __, rules: ___, xml: ____, default: value, ...limits }) =>
    always({ type: "number", ...limits, default: value }),
  long: ({ unsized, minimum, maximum, multipleOf, default: value }) =>
    always({
      type: "integer",
      format: unsized ? undefined : "int64",
      minimum: numberToken(minimum),
      maximum: numberToken(maximum),
      multipleOf: numberToken(multipleOf),
      default: numberToken(value),
    }),
  uint64: ({ default: value }) => always({ type: "integer", format: "uint64", default: numberToken(value) }),
  bigInteger:
    ({ default: value }) =>
    (at) => {
      reportLoss(writing, at, "an integer of any size cannot be represented; it becomes a string of digits");
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
  unknown: ({ displayName, value }) =>
    always({ title: value !== undefined && displayName === printJson(value) ? undefined : displayName, const: value }),
  file: ({ multiple }) =>
    always(
      multiple ? { type: "array", items: { type: "string", format: "binary" } } : { type: "string", format: "binary" },
    ),
});
