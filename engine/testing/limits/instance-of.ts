import { patternTest, sampler } from "#engine/interpret";
import { isObject, type Json, type JsonObject, keysOf, objectOf, own } from "#engine/json";
import type { Schema, SchemaObject } from "#engine/schema-table";
import { type StringShape, typesFrom } from "#engine/shape";
import { add, isNumeric, isWholeNumber } from "./number-steps.ts";
import { ownSchema, type SchemaBook } from "./schema-book.ts";

/** Levels of objects and lists of an instance; alternatives of one schema that are tried. Own choices. */
const deepest = 8;
const maxAlternatives = 6;

/** Returns a valid value of a schema, the same each time; undefined if none is found. `index` gives another one. */
export function instanceOf(book: SchemaBook, schema: Schema, index = 0, depth = 0): Json | undefined {
  if (schema === false || depth > deepest) return undefined;
  const isValid = (value: Json | undefined): value is Json =>
    value !== undefined && book.validatorOf(schema)(value).length === 0;
  for (const one of alternativesOf(book, schema, depth)) {
    const candidates = candidatesOf(book, book.facetsOf(one, undefined), index, depth);
    for (const candidate of candidates) {
      if (isValid(candidate)) return candidate;
      const whole = isObject(candidate) ? completed(book, one, candidate, depth) : undefined;
      if (isValid(whole)) return whole;
    }
  }
  return undefined;
}

/** Lists a schema with one of its alternatives each, as schemas that have to hold together, without the others. */
function alternativesOf(book: SchemaBook, schema: Schema, depth: number): readonly Schema[] {
  const owner = book.facetsOf(schema, undefined).find(({ anyOf, oneOf }) => anyOf !== undefined || oneOf !== undefined);
  if (owner === undefined || depth > deepest) return [schema];
  const all = book.ownFacetsOf(schema).map((facet): Schema => {
    const { $ref: _ref, $dynamicRef: _dynamicRef, allOf: _allOf, ...own } = facet;
    if (facet !== owner) return own;
    const { anyOf, oneOf, ...rest } = own;
    return anyOf === undefined || oneOf === undefined ? rest : { ...rest, oneOf };
  });
  return (owner.anyOf ?? owner.oneOf ?? []).slice(0, maxAlternatives).map((one): Schema => ({ allOf: [one, ...all] }));
}

/** Adds properties that are required, also by conditions that hold since others were added. */
export function completed(book: SchemaBook, schema: Schema, value: JsonObject, depth = 0): JsonObject | undefined {
  let result = value;
  for (let round = 0; round < 4; round += 1) {
    const missing = book
      .validatorOf(schema)(result)
      .find(({ path, key }) => path.length === 0 && key !== undefined);
    if (missing?.key === undefined || own(result, missing.key) !== undefined) return result;
    const added = instanceOf(book, propertySchema(book.facetsOf(schema, result), missing.key), 0, depth + 1);
    if (added === undefined) return undefined;
    result = objectOf([...Object.entries(result), [missing.key, added]]);
  }
  return result;
}

/** Returns everything that is said about a property. */
export function propertySchema(facets: readonly SchemaObject[], key: string): Schema {
  const all = facets.flatMap(({ properties = {}, patternProperties = {}, additionalProperties }): readonly Schema[] => {
    const declared = ownSchema(properties, key);
    const matching = Object.entries(patternProperties).flatMap(([pattern, one]) =>
      patternTest(pattern)(key) ? [one] : [],
    );
    if (declared === undefined && matching.length === 0)
      return additionalProperties === undefined ? [] : [additionalProperties];
    return [...(declared === undefined ? [] : [declared]), ...matching];
  });
  const [only, ...more] = all;
  return only === undefined ? true : more.length === 0 ? only : { allOf: all };
}

/** Lists values that may be valid, the likely ones first. */
function candidatesOf(
  book: SchemaBook,
  facets: readonly SchemaObject[],
  index: number,
  depth: number,
): readonly Json[] {
  const merged: SchemaObject = Object.assign({}, ...facets.toReversed());
  const named = facets.flatMap(({ enum: values = [], const: only }) => (only === undefined ? values : [only]));
  if (named.length > 0) return rotated(named, index);
  const types = facets.find(({ type }) => type !== undefined)?.type;
  switch (types?.[0] ?? typeBy(facets)) {
    case "null":
      return [null];
    case "boolean":
      return rotated([true, false], index);
    case "integer":
      return numbersOf(facets, index).filter(isWholeNumber);
    case "number":
      return numbersOf(facets, index);
    case "array":
      return listsOf(book, facets, depth);
    case "object":
      return [objectFrom(book, facets, depth)];
    case "string":
      return textsOf(merged, index);
  }
}

const rotated = (values: readonly Json[], by: number): readonly Json[] => [
  ...values.slice(by % values.length),
  ...values.slice(0, by % values.length),
];

/** Returns the type that the keywords are about. */
function typeBy(facets: readonly SchemaObject[]): "object" | "array" | "number" | "string" {
  const has = (...keys: readonly (keyof SchemaObject)[]): boolean =>
    facets.some((one) => keys.some((key) => one[key] !== undefined));
  if (has("properties", "required", "additionalProperties", "patternProperties", "minProperties")) return "object";
  if (has("items", "prefixItems", "minItems", "contains")) return "array";
  return has("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf") ? "number" : "string";
}

function numbersOf(facets: readonly SchemaObject[], index: number): readonly Json[] {
  const limits = facets.flatMap(({ minimum, maximum, exclusiveMinimum: over, exclusiveMaximum: under, multipleOf }) => [
    ...(minimum === undefined ? [] : [add(minimum, index), minimum]),
    ...(over === undefined ? [] : [add(over, 1 + index), add(over, 0.5), add(over, 0.01)]),
    ...(maximum === undefined ? [] : [maximum]),
    ...(under === undefined ? [] : [add(under, -1), add(under, -0.01)]),
    ...(multipleOf === undefined ? [] : [multipleOf, add(multipleOf, 0)]),
  ]);
  const steps = facets.flatMap(({ multipleOf: step, minimum = 0 }) =>
    typeof step === "number" && typeof minimum === "number" ? [Math.ceil(minimum / step + index) * step] : [],
  );
  return [...steps, 1 + index, ...limits, 0, -1].filter(isNumeric);
}

/** Texts of formats that have no sample for forms. */
const formats: { readonly [format: string]: string } = {
  "date-time": "2026-01-15T09:30:00Z",
  date: "2026-01-15",
  time: "09:30:00Z",
  duration: "P1D",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
  email: "ada@example.com",
  "idn-email": "ada@example.com",
  hostname: "example.com",
  "idn-hostname": "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a",
  "uri-reference": "/a",
  iri: "https://example.com/a",
  "iri-reference": "/a",
  "uri-template": "/a/{b}",
  "json-pointer": "/a",
  "relative-json-pointer": "0",
  regex: "^a$",
  byte: "aGVsbG8=",
};

/** Texts that patterns with look-ahead often ask for. */
const mixed = ["aa", "ab", "Aa1aaaaa", "aA1!aA1!", "Ab1-Ab1-Ab1", "12345678", "A1", "a-b", "abc123"];

function textsOf({ format = "", pattern, minLength = 0, maxLength }: SchemaObject, index: number): readonly string[] {
  const shape: StringShape = {
    kind: "string",
    minLength,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { regex: pattern }),
  };
  const [sample] = sampler(typesFrom())([{ shape }]);
  const letter = String.fromCharCode("a".charCodeAt(0) + (index % 26));
  const known = formats[format];
  return [
    ...(known === undefined
      ? []
      : [index === 0 ? known : known.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, String(index % 10))]),
    ...(pattern === undefined && known === undefined ? [letter.repeat(Math.max(1, minLength))] : []),
    ...(typeof sample?.value === "string" ? [sample.value] : []),
    ...mixed,
    "",
  ];
}

function listsOf(book: SchemaBook, facets: readonly SchemaObject[], depth: number): readonly Json[] {
  const least = Math.max(0, ...facets.map(({ minItems = 0 }) => minItems));
  const contained = facets.flatMap(({ contains, minContains = 1 }) =>
    contains === undefined
      ? []
      : Array.from({ length: minContains }, (_, i) => instanceOf(book, contains, i, depth + 1)),
  );
  const items = [...contained.filter((one) => one !== undefined)];
  const prefix = facets.flatMap(({ prefixItems = [] }) => prefixItems).length;
  const wanted = Math.min(Math.max(least, items.length, prefix, 1), 200);
  const ownItems: Json[] = prefix > 0 ? [] : items;
  while (ownItems.length < wanted) {
    const next = instanceOf(book, itemSchema(facets, ownItems.length), ownItems.length, depth + 1);
    if (next === undefined) break;
    ownItems.push(next);
  }
  return [ownItems, []];
}

/** Returns everything that is said about the item at an index. */
export function itemSchema(facets: readonly SchemaObject[], index: number): Schema {
  const all = facets.flatMap(({ prefixItems = [], items }): readonly Schema[] => {
    const own = prefixItems[index] ?? items;
    return own === undefined ? [] : [own];
  });
  const [only, ...more] = all;
  return only === undefined ? true : more.length === 0 ? only : { allOf: all };
}

function objectFrom(book: SchemaBook, facets: readonly SchemaObject[], depth: number): JsonObject {
  const required = [...new Set(facets.flatMap(({ required: keys = [] }) => keys))];
  const least = Math.max(0, ...facets.map(({ minProperties = 0 }) => minProperties));
  const optional = facets.flatMap(({ properties = {} }) => Object.keys(properties));
  const keys = [...required, ...optional, ..."abcdefgh"].filter((key, i, all) => all.indexOf(key) === i);
  const members: (readonly [string, Json])[] = [];
  for (const key of keys) {
    if (members.length >= least && !required.includes(key)) break;
    const schema = propertySchema(facets, key);
    if (isReadOnly(book, schema)) continue;
    const value = instanceOf(book, schema, 0, depth + 1);
    if (value !== undefined) members.push([key, value]);
  }
  return objectOf(members);
}

/** Returns true for a property that requests leave out. */
export const isReadOnly = (book: SchemaBook, schema: Schema): boolean =>
  book.facetsOf(schema, undefined).some(({ readOnly }) => readOnly === true);

/** Returns an object with another value of a member; without one it is removed. */
export const withKey = (value: JsonObject, key: string, member: Json | undefined): JsonObject => {
  const others = keysOf(value).filter((one) => one !== key);
  if (member === undefined) return objectOf(others.map((one) => [one, own(value, one) ?? null]));
  if (own(value, key) === undefined) return objectOf([...Object.entries(value), [key, member]]);
  return objectOf(Object.entries(value).map(([one, before]) => [one, one === key ? member : before]));
};
