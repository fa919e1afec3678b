import type { Json } from "#engine/json";
import type { Rule, XmlForm } from "#engine/shape";
import type { Node } from "../../node.ts";

/** The types of JSON as schemas name them. */
export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** A limit of numbers. */
export interface Limit {
  readonly value: Json;
  /** True if the number itself is excluded. */
  readonly exclusive: boolean;
}

/** The discriminator of a union (OpenAPI "Discriminator Object"). */
export interface Discriminator {
  readonly property: string;
  /** Values with the references of their variants. */
  readonly mapping: readonly (readonly [value: string, reference: string])[];
  /** The reference of the variant of values without the property, or with one that names no variant (OpenAPI 3.2). */
  readonly defaultMapping?: string;
  readonly at: Node;
}

/** A `oneOf` or an `anyOf`. */
export interface Choice {
  readonly keyword: "oneOf" | "anyOf";
  readonly variants: readonly Node[];
  readonly discriminator?: Discriminator;
  readonly at: Node;
}

/** The documentation of one value of an enum. */
export interface ValueDoc {
  readonly description?: string;
  readonly deprecated?: boolean;
}

/**
 * The facts that several schemas state about a value that must match all of them: the result of merging `allOf`. Child
 * schemas are not merged; several schemas for one child all apply.
 */
export interface Facts {
  /** The node that they were gathered from; the first of several. */
  at: Node;
  types?: ReadonlySet<JsonType>;
  /** True if `null` is allowed in addition to `types`. */
  nullable: boolean;
  /** The allowed values of an `enum` or a `const`. */
  values?: readonly Json[];
  valueDocs: ReadonlyMap<Json, ValueDoc>;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: Limit;
  maximum?: Limit;
  /** The encoding of a text's content, such as `base64`. */
  encoding?: string;
  contentType?: string;
  readonly properties: Map<string, Node[]>;
  readonly required: Set<string>;
  /** Properties that branches of conditions declare, with their schemas in each. */
  readonly branches: Map<string, readonly Node[]>;
  /** The schema of additional properties; `true` and `false` as in schemas, absent if the schema doesn't say. */
  extra?: boolean | Node[];
  readonly patterns: (readonly [pattern: string, value: Node])[];
  names?: Node;
  items?: Node[];
  /** The first items, with a schema each, and the schema of further items: `true` and `false` as in schemas. */
  positional?: { readonly nodes: readonly Node[]; readonly rest: boolean | Node };
  unique: boolean;
  /** Rules that depend on other parts of the value, or exclude values. */
  rules: readonly Rule[];
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  /** A positive number that divides every value, as decimal text. */
  multipleOf?: string;
  choices: Choice[];
  /** The default of the schema itself, not of an included one. */
  discriminator?: Discriminator;
  title?: string;
  /** The schema of what a text contains. */
  contentSchema?: Node;
  default?: Json;
  /** The examples of the schema itself, in their order. */
  examples?: readonly Json[];
  /** The examples of included schemas, if it has no examples: objects are merged, since each covers a part. */
  partExamples?: readonly Json[];
  /** The form in XML that the schema itself states, or an included schema. */
  xml?: XmlForm;
  partXml?: XmlForm;
}

/** Returns facts without any restriction. */
export const noFacts = (at: Node): Facts => ({
  at,
  nullable: false,
  valueDocs: new Map(),
  properties: new Map(),
  required: new Set(),
  branches: new Map(),
  patterns: [],
  unique: false,
  rules: [],
  choices: [],
});

/** Copies facts so that more can be gathered into the copy. */
export const copyOf = (facts: Facts): Facts => ({
  ...facts,
  valueDocs: new Map(facts.valueDocs),
  properties: new Map([...facts.properties].map(([key, nodes]) => [key, [...nodes]])),
  required: new Set(facts.required),
  branches: new Map(facts.branches),
  patterns: [...facts.patterns],
  choices: [...facts.choices],
  ...(Array.isArray(facts.extra) && { extra: [...facts.extra] }),
  ...(facts.items && { items: [...facts.items] }),
});

/** Copies facts without examples, which are of the whole value and not of one variant of it. */
export function withoutExamples(facts: Facts): Facts {
  const { examples: _, partExamples: __, ...others } = copyOf(facts);
  return others;
}

/** Returns true if the facts restrict the members of an object. */
export const restrictsMembers = (facts: Facts): boolean =>
  facts.properties.size > 0 ||
  facts.required.size > 0 ||
  facts.patterns.length > 0 ||
  [facts.extra, facts.names, facts.minProperties, facts.maxProperties].some((one) => one !== undefined);

/** Returns true if the facts restrict the items of an array. */
export const restrictsItems = ({ items, positional, unique, minItems, maxItems }: Facts): boolean =>
  unique || [items, positional, minItems, maxItems].some((one) => one !== undefined);
