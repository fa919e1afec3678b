import type { Json } from "#engine/json";

/** A JSON type, as JSON Schema names it. A number without a fraction is an `integer` too. */
export type SchemaType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/**
 * A schema in the keywords of JSON Schema 2020-12, whatever dialect it is written in: importers translate the others.
 * It has no annotations except `readOnly` and `writeOnly`. Limits are numbers as they are written.
 */
export interface SchemaObject {
  /** The resource that begins here; only of resources with dynamic anchors. */
  readonly $id?: string;
  /** The location of another schema in the table. */
  readonly $ref?: string;
  /** The location of the schema where no resource that was entered before has the dynamic anchor, and the anchor. */
  readonly $dynamicRef?: readonly [location: string, anchor: string];
  readonly type?: readonly SchemaType[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly minimum?: Json;
  readonly maximum?: Json;
  readonly exclusiveMinimum?: Json;
  readonly exclusiveMaximum?: Json;
  readonly multipleOf?: Json;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  /** True if items that `contains` matches are still unevaluated, as in draft 2019-09. */
  readonly containsLeavesItems?: true;
  readonly unevaluatedItems?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly dependentRequired?: { readonly [key: string]: readonly string[] };
  readonly properties?: { readonly [key: string]: Schema };
  readonly patternProperties?: { readonly [pattern: string]: Schema };
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly unevaluatedProperties?: Schema;
  readonly dependentSchemas?: { readonly [key: string]: Schema };
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly readOnly?: true;
  readonly writeOnly?: true;
}

/** A schema; `true` allows every value, `false` none. */
export type Schema = boolean | SchemaObject;

/** Schemas by their location in a description: a JSON Pointer, after the file's address and `#` in another file. */
export interface SchemaTable {
  readonly [location: string]: SchemaObject;
}

/** The locations of dynamic anchors, by resource and name. */
export interface SchemaAnchors {
  readonly [resource: string]: { readonly [anchor: string]: string };
}

/** All schemas of an API, or those that one of its bodies reaches. */
export interface Schemas {
  readonly schemas: SchemaTable;
  readonly schemaAnchors?: SchemaAnchors;
}
