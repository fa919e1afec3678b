import type { JsonObject } from "#engine/json";
import { inParameter, inResponses } from "./around.ts";
import type { DescribedObject, Field } from "./described-object.ts";

const text = { type: "string" };
const list = { type: "array", items: { type: "integer" } };
const names = { name: "oak", in: "query" };

/** The rules of a value without a schema, in OpenAPI 2.0. */
const rules: { readonly [name: string]: Field } = {
  format: { value: "uuid", until: "2.0" },
  items: { value: { type: "boolean" }, beside: { type: "array" }, until: "2.0" },
  default: { value: "old", until: "2.0" },
  maximum: { value: 7, beside: { type: "integer" }, until: "2.0" },
  exclusiveMaximum: { value: true, beside: { type: "integer", maximum: 7 }, until: "2.0" },
  minimum: { value: 7, beside: { type: "integer" }, until: "2.0" },
  exclusiveMinimum: { value: true, beside: { type: "integer", minimum: 7 }, until: "2.0" },
  maxLength: { value: 2, until: "2.0" },
  minLength: { value: 2, until: "2.0" },
  pattern: { value: "^[a-z]+$", until: "2.0" },
  maxItems: { value: 1, beside: list, until: "2.0" },
  minItems: { value: 2, beside: list, until: "2.0" },
  uniqueItems: { value: true, beside: list, until: "2.0" },
  enum: { value: ["a", "b"], until: "2.0" },
  multipleOf: { value: 7, beside: { type: "integer" }, until: "2.0" },
};

/** Returns the fields of a list of numbers that is sent in a style. */
const styled = (more: JsonObject): JsonObject => ({ schema: list, example: [1, 2], ...more });

const parameter: DescribedObject = {
  name: "Parameter Object",
  base: { ...names, ...text, schema: text },
  around: inParameter,
  fields: {
    name: { value: "elm" },
    in: { value: "header" },
    description: { value: "The oak" },
    required: { value: true },
    deprecated: { value: true, since: "3.0" },
    allowEmptyValue: { value: true, beside: { ...list, schema: list, default: [], example: [] } },
    schema: {
      value: { type: "object", required: ["oak"], properties: { oak: text } },
      beside: { in: "body" },
      until: "2.0",
    },
    type: { value: "integer", until: "2.0" },
    ...rules,
    collectionFormat: { value: "pipes", beside: { ...list, required: true, default: [1, 2] }, until: "2.0" },
    style: { value: "pipeDelimited", beside: styled({ explode: false }), since: "3.0" },
    explode: { value: false, beside: styled({}), since: "3.0" },
    allowReserved: { value: true, beside: { example: "a/b" }, since: "3.0" },
    "schema ": { key: "schema", value: { type: "integer" }, since: "3.0" },
    example: { value: "old", since: "3.0" },
    examples: { value: { old: { value: "old" } }, since: "3.0" },
    content: { value: { "application/json": { schema: list, example: [1, 2] } }, since: "3.0" },
  },
};

const items: DescribedObject = {
  name: "Items Object",
  until: "2.0",
  base: { ...text },
  around: (object, version) => inParameter({ ...names, type: "array", items: object, required: true }, version),
  fields: {
    type: { value: "integer" },
    ...rules,
    collectionFormat: { value: "pipes", beside: list, until: "2.0" },
  },
};

const oldHeader: DescribedObject = {
  name: "Header Object (2.0)",
  until: "2.0",
  base: { ...text },
  around: (object, version) => inResponses({ 200: { description: "Done", headers: { "X-Oak": object } } }, version),
  fields: {
    description: { value: "The oak" },
    type: { value: "integer" },
    ...rules,
    collectionFormat: { value: "pipes", beside: list, until: "2.0" },
  },
};

const header: DescribedObject = {
  name: "Header Object",
  since: "3.0",
  base: { schema: text },
  around: (object, version) => inResponses({ 200: { description: "Done", headers: { "X-Oak": object } } }, version),
  fields: {
    description: { value: "The oak" },
    required: { value: true },
    deprecated: { value: true },
    style: { value: "form" },
    explode: { value: true, beside: styled({}), why: "either form is read" },
    schema: { value: { type: "integer" } },
    example: { value: "old" },
    examples: { value: { old: { value: "old" } } },
    content: { value: { "application/json": { schema: list } } },
  },
};

export const parameterObjects = [parameter, items, oldHeader, header];
