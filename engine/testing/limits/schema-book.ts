import { isObject, type Json, keysOf, own } from "#engine/json";
import {
  isUndisputedMultiple,
  type SchemaDirection,
  type SchemaValidator,
  schemaValidators,
  undisputedFormatTest,
} from "#engine/schema";
import type { Schema, SchemaObject, Schemas } from "#engine/schema-table";

/** Schemas with their validators; schemas that are made of others can be added. */
export interface SchemaBook {
  readonly has: (location: string) => boolean;
  /** Adds a schema at a location, unless it has one. */
  readonly add: (location: string, create: () => SchemaObject) => void;
  readonly validatorOf: (schema: Schema) => SchemaValidator;
  /** Returns the validator that also refuses values about which common validators disagree. */
  readonly undisputedOf: (schema: Schema) => SchemaValidator;
  /** Lists the schemas that apply to a value itself: references, conditions and the matching alternatives are followed. */
  readonly facetsOf: (schema: Schema, value: Json | undefined) => readonly SchemaObject[];
  /** Lists the schemas that apply to each value itself: only references are followed. */
  readonly ownFacetsOf: (schema: Schema) => readonly SchemaObject[];
}

/** Schemas that are followed for one value; a description may refer in circles. Own choice. */
const maxFacets = 60;

/** Creates the book of some schemas, for values that are sent in a direction. */
export function schemaBook({ schemas, schemaAnchors }: Schemas, direction: SchemaDirection): SchemaBook {
  const table: { [location: string]: SchemaObject } = { ...schemas };
  const all: Schemas = { schemas: table, ...(schemaAnchors && { schemaAnchors }) };
  const at = (location: string): Schema => (Object.hasOwn(table, location) ? (table[location] ?? true) : true);

  const locations = new Map<Schema, string>();
  const locationOf = (schema: Schema): string => {
    const location = locations.get(schema) ?? `limits:${locations.size}`;
    locations.set(schema, location);
    table[location] ??= typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;
    return location;
  };
  const remembered = (validate: (location: string) => SchemaValidator): SchemaBook["validatorOf"] => {
    const known = new Map<Schema, SchemaValidator>();
    return (schema) => {
      const validator = known.get(schema) ?? validate(locationOf(schema));
      known.set(schema, validator);
      return validator;
    };
  };
  const validatorOf = remembered(schemaValidators(all, direction));
  const undisputedOf = remembered(
    schemaValidators(all, direction, { formats: undisputedFormatTest, isMultipleOf: isUndisputedMultiple }),
  );
  const isValid = (schema: Schema, value: Json): boolean => validatorOf(schema)(value).length === 0;

  const facetsIn = (schema: Schema, value: Json | undefined, followsChoices: boolean): readonly SchemaObject[] => {
    const found = new Set<SchemaObject>();
    const open: (Schema | undefined)[] = [schema];
    for (let next = open.shift(); open.length > 0 || next !== undefined; next = open.shift()) {
      if (typeof next !== "object" || found.has(next) || found.size > maxFacets) continue;
      found.add(next);
      const {
        $ref,
        $dynamicRef,
        allOf = [],
        anyOf,
        oneOf,
        if: condition,
        then,
        else: other,
        dependentSchemas = {},
      } = next;
      open.push($ref === undefined ? undefined : at($ref), $dynamicRef && at($dynamicRef[0]), ...allOf);
      for (const choices of [anyOf, oneOf]) {
        if (choices === undefined || !followsChoices) continue;
        open.push(value === undefined ? choices[0] : (choices.find((one) => isValid(one, value)) ?? choices[0]));
      }
      if (value === undefined) continue;
      if (condition !== undefined) open.push(isValid(condition, value) ? then : other);
      if (isObject(value)) {
        for (const key of keysOf(value)) if (own(value, key) !== undefined) open.push(ownSchema(dependentSchemas, key));
      }
    }
    return [...found];
  };
  return {
    ...{ validatorOf, undisputedOf },
    facetsOf: (schema, value) => facetsIn(schema, value, true),
    ownFacetsOf: (schema) => facetsIn(schema, undefined, false),
    has: (location) => Object.hasOwn(table, location),
    add: (location, create) => {
      if (Object.hasOwn(table, location)) return;
      table[location] = {};
      table[location] = create();
    },
  };
}

/** Returns the schema of a key, if the record itself has one. */
export const ownSchema = (record: { readonly [key: string]: Schema }, key: string): Schema | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
