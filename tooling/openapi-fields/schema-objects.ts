import type { JsonObject } from "#engine/json";
import { inOperation, inProperty, inRequest } from "./around.ts";
import type { Around, DescribedObject, Field } from "./described-object.ts";

const text = { type: "string" };
const number = { type: "integer" };
const list = { type: "array", items: number };
const object = { type: "object", properties: { oak: number, elm: text } };

/** Returns a description with an XML body with a property of this schema. */
const inXml: Around = (property, version) => {
  const schema = { type: "object", required: ["oak"], properties: { oak: property }, xml: { name: "tree" } };
  if (version !== "2.0") return inRequest({ schema }, "application/xml", version);
  return inOperation(
    { consumes: ["application/xml"], parameters: [{ name: "body", in: "body", required: true, schema }] },
    version,
  );
};

/** Keywords of JSON Schema 2020-12, which OpenAPI has since 3.1. */
const since: Pick<Field, "since"> = { since: "3.1" };

const named: JsonObject = { components: { schemas: { Oak: { ...text, minLength: 2 } } } };
const oldNamed: JsonObject = { definitions: { Oak: { ...text, minLength: 2 } } };

/** Returns a description with schemas of these names. */
const withSchemas =
  (schemas: JsonObject): Around =>
  (one, version) =>
    inProperty(one, version, version === "2.0" ? { definitions: schemas } : { components: { schemas } });

const limits: { readonly [name: string]: Field } = {
  multipleOf: { value: 7, beside: number },
  maximum: { value: 7, beside: number },
  minimum: { value: 7, beside: number },
  maxLength: { value: 2, beside: text },
  minLength: { value: 2, beside: text },
  pattern: { value: "^[a-z]+$", beside: text },
  maxItems: { value: 1, beside: list },
  minItems: { value: 2, beside: list },
  uniqueItems: { value: true, beside: list },
  maxProperties: { value: 1, beside: object },
  minProperties: { value: 2, beside: object },
  required: { value: ["oak"], beside: object },
  enum: { value: ["a", "b"], beside: text },
};

const exclusive: { readonly [name: string]: Field } = {
  exclusiveMaximum: { value: true, beside: { ...number, maximum: 7 }, until: "3.0" },
  exclusiveMinimum: { value: true, beside: { ...number, minimum: 7 }, until: "3.0" },
  "exclusiveMaximum ": { key: "exclusiveMaximum", value: 7, beside: number, ...since },
  "exclusiveMinimum ": { key: "exclusiveMinimum", value: 7, beside: number, ...since },
};

const keywords: { readonly [name: string]: Field } = {
  $schema: {
    value: "http://json-schema.org/draft-07/schema#",
    beside: { allOf: [{ $ref: "#/components/schemas/Oak", maxLength: 1 }] },
    ...since,
    around: (one, version) => inProperty(one, version, { components: { schemas: { Oak: text } } }),
  },
  $vocabulary: {
    value: { "https://trees.test/vocabulary": true },
    beside: text,
    ...since,
    why: "only for schemas of schemas",
  },
  $id: { value: "https://trees.test/oak", beside: { $ref: "#/$defs/a", $defs: { a: number } }, ...since },
  $anchor: { value: "oak", beside: { anyOf: [text, { $ref: "#oak" }] }, ...since },
  $dynamicAnchor: { value: "oak", beside: { ...list, items: { $dynamicRef: "#oak" } }, ...since },
  $dynamicRef: { value: "#oak", beside: { $defs: { a: { $dynamicAnchor: "oak", ...number } } }, ...since },
  $defs: { value: { a: number }, beside: { $id: "https://trees.test/oak", $ref: "#/$defs/a" }, ...since },
  $comment: { value: "Old", beside: text, ...since, why: "not for readers" },
  const: { value: "a", beside: text, ...since },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  if: { value: { required: ["oak"] }, beside: { ...object, then: { required: ["elm"] } }, ...since },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { value: { required: ["elm"] }, beside: { ...object, if: { required: ["oak"] } }, ...since },
  else: { value: { required: ["elm"] }, beside: { ...object, if: { required: ["oak"] } }, ...since },
  dependentSchemas: { value: { oak: { required: ["elm"] } }, beside: object, ...since },
  dependentRequired: { value: { oak: ["elm"] }, beside: object, ...since },
  prefixItems: { value: [text, number], beside: { type: "array" }, ...since },
  contains: { value: number, beside: { type: "array" }, ...since },
  minContains: { value: 2, beside: { type: "array", contains: number }, ...since },
  maxContains: { value: 1, beside: { type: "array", contains: number }, ...since },
  patternProperties: { value: { "^o": number }, beside: { type: "object" }, ...since },
  propertyNames: { value: { pattern: "^o" }, beside: { type: "object" }, ...since },
  unevaluatedItems: { value: false, beside: { type: "array", prefixItems: [number] }, ...since },
  unevaluatedProperties: { value: false, beside: object, ...since },
  contentEncoding: { value: "base64", beside: text, ...since },
  contentMediaType: { value: "application/json", beside: text, ...since },
  contentSchema: { value: number, beside: { ...text, contentMediaType: "application/json" }, ...since },
  examples: { value: ["old"], beside: text, ...since },
};

const schema: DescribedObject = {
  name: "Schema Object",
  around: inProperty,
  fields: {
    $ref: {
      value: "#/components/schemas/Oak",
      since: "3.0",
      around: (one, version) => inProperty(one, version, named),
    },
    "$ref ": {
      key: "$ref",
      value: "#/definitions/Oak",
      until: "2.0",
      around: (one, version) => inProperty(one, version, oldNamed),
    },
    title: {
      value: "Old oak",
      beside: { type: "object", properties: { age: number } },
      around: (one, version) =>
        withSchemas({ Oak: one })(
          { $ref: version === "2.0" ? "#/definitions/Oak" : "#/components/schemas/Oak" },
          version,
        ),
    },
    description: { value: "The oak", beside: text },
    type: { value: "integer" },
    format: { value: "uuid", beside: text },
    default: { value: "old", beside: text },
    ...limits,
    ...exclusive,
    allOf: { value: [{ minLength: 2 }], beside: text },
    oneOf: { value: [text, number], since: "3.0" },
    anyOf: { value: [text, number], since: "3.0" },
    not: { value: { type: "string" }, since: "3.0" },
    items: { value: number, beside: { type: "array" } },
    properties: { value: { oak: number }, beside: { type: "object" } },
    additionalProperties: { value: number, beside: { type: "object" } },
    nullable: { value: true, beside: text, since: "3.0", until: "3.0" },
    discriminator: {
      value: { propertyName: "kind" },
      beside: { oneOf: [{ $ref: "#/components/schemas/Oak" }, { $ref: "#/components/schemas/Elm" }] },
      since: "3.0",
      around: withSchemas({
        Oak: { type: "object", required: ["kind"], properties: { kind: text, age: number } },
        Elm: { type: "object", required: ["kind"], properties: { kind: text, height: number } },
      }),
    },
    "discriminator ": {
      key: "discriminator",
      value: "kind",
      beside: { type: "object", required: ["kind"], properties: { kind: text } },
      until: "2.0",
      around: (one, version) =>
        inProperty({ $ref: "#/definitions/Tree" }, version, {
          definitions: {
            Tree: one,
            Oak: { allOf: [{ $ref: "#/definitions/Tree" }, { type: "object", properties: { age: number } }] },
          },
        }),
    },
    readOnly: { value: true, beside: text },
    writeOnly: { value: true, beside: text, since: "3.0" },
    xml: { value: { name: "Oak" }, beside: text, around: inXml },
    externalDocs: { value: { url: "https://trees.test" }, beside: text },
    example: { value: "old", beside: text },
    deprecated: { value: true, beside: text, since: "3.0" },
    ...keywords,
  },
};

const variants = {
  Oak: { type: "object", required: ["kind"], properties: { kind: text, age: number } },
  Elm: { type: "object", properties: { kind: text, height: number } },
};

const discriminator: DescribedObject = {
  name: "Discriminator Object",
  since: "3.0",
  base: { propertyName: "kind" },
  around: (one, version) =>
    withSchemas(variants)(
      { oneOf: [{ $ref: "#/components/schemas/Oak" }, { $ref: "#/components/schemas/Elm" }], discriminator: one },
      version,
    ),
  fields: {
    propertyName: { value: "kind" },
    mapping: { value: { old: "#/components/schemas/Oak", young: "#/components/schemas/Elm" } },
    defaultMapping: { value: "Elm", since: "3.2" },
  },
};

const xml: DescribedObject = {
  name: "XML Object",
  around: (one, version) => inXml({ type: "array", items: { ...text, example: "an oak" }, xml: one }, version),
  fields: {
    nodeType: {
      value: "attribute",
      since: "3.2",
      around: (one, version) => inXml({ ...text, example: "old", xml: one }, version),
    },
    name: { value: "trees", beside: { wrapped: true } },
    namespace: { value: "https://trees.test/xml", beside: { wrapped: true } },
    prefix: { value: "t", beside: { wrapped: true, namespace: "https://trees.test/xml" } },
    attribute: { value: true, around: (one, version) => inXml({ ...text, example: "old", xml: one }, version) },
    wrapped: { value: true },
  },
};

export const schemaObjects = [schema, discriminator, xml];
