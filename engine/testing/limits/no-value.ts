import { equalJson, type Json, printJson } from "#engine/json";
import type { Schema, SchemaObject, SchemaType } from "#engine/schema-table";
import { ownSchema, type SchemaBook } from "./schema-book.ts";

/** A keyword that leaves no value, and the reason in words. */
export interface NoValue {
  readonly keyword: string;
  readonly reason: string;
}

/** Properties inside each other that are followed; a description may refer in circles. Own choice. */
const deepest = 5;

const allTypes: readonly SchemaType[] = ["null", "boolean", "number", "string", "array", "object"];

/**
 * Returns why a schema and those that it includes by `allOf` and `$ref` allow no value together; undefined if some value
 * may be valid, or if one of the included schemas alone allows none. `undefined` does not prove that there is a value.
 */
export function noValueIn(book: SchemaBook, schema: SchemaObject): NoValue | undefined {
  if (!mayContradict(schema)) return undefined;
  const { $ref, allOf = [] } = schema;
  const included: readonly Schema[] = [...($ref === undefined ? [] : [{ $ref }]), ...allOf];
  const search: Search = { book, levels: deepest, known: new Map() };
  if (included.some((one) => one !== false && noValue(search, one) !== undefined)) return undefined;
  const found = noValue(search, schema);
  return found && { ...found, keyword: schema.allOf === undefined ? found.keyword : "allOf" };
}

/** Returns true if a schema has keywords that can rule each other out; `not` alone forbids a value on purpose. */
const mayContradict = ({ $ref, allOf, not, ...schema }: SchemaObject): boolean =>
  allOf !== undefined ||
  (not !== undefined && Object.keys(schema).length > 0) ||
  ($ref !== undefined && Object.keys(schema).length > 0) ||
  (schema.const !== undefined && (schema.type ?? schema.enum) !== undefined) ||
  Object.keys(schema).some((key) => /^(?:max|exclusiveMax)/.test(key)) ||
  (schema.additionalProperties === false && schema.required !== undefined);

/** A search in schemas, and in the properties that they require. */
interface Search {
  readonly book: SchemaBook;
  /** Properties inside each other that are still followed. */
  readonly levels: number;
  /** Reasons by level and by the text of schemas: two types that refer to each other meet along many paths. */
  readonly known: Map<string, NoValue | undefined>;
}

function noValue(search: Search, schema: Schema): NoValue | undefined {
  const { book, levels } = search;
  if (schema === true || levels === 0) return undefined;
  if (schema === false) return { keyword: "", reason: "the schema is false" };
  const facets = book.ownFacetsOf(schema);
  if (facets.some(({ allOf = [] }) => allOf.includes(false)))
    return { keyword: "allOf", reason: "one of the schemas is false" };
  if (facets.some(({ not }) => not === true || (typeof not === "object" && Object.keys(not).length === 0)))
    return { keyword: "not", reason: "every value matches what it excludes" };
  const types = commonTypes(facets);
  if (types.length === 0)
    return { keyword: "type", reason: `the types ${typeTexts(facets).join(" and ")} exclude each other` };
  const listed = facets.flatMap((one) =>
    one.const === undefined ? (one.enum === undefined ? [] : [one.enum]) : [[one.const]],
  );
  const [first] = listed;
  if (first !== undefined) {
    const isValid = book.validatorOf(schema);
    if (first.some((value) => isValid(value).length === 0)) return undefined;
    const lists = listed.map((values) => values.map((value) => printJson(value)).join(", "));
    const reason = isCommon(listed)
      ? `${lists[0]} differs from the other keywords`
      : `${lists.join(" and ")} have no value in common`;
    return { keyword: facets[0]?.const === undefined ? "enum" : "const", reason };
  }
  const reasons = types.map((type) => checks[type]?.(facets, search));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

const isCommon = ([first = [], ...others]: readonly (readonly Json[])[]): boolean =>
  first.some((value) => others.every((list) => list.some((other) => equalJson(value, other))));

/** Returns the types that all schemas allow; an integer is a number. */
function commonTypes(facets: readonly SchemaObject[]): readonly SchemaType[] {
  const stated = facets.flatMap(({ type }) => (type === undefined ? [] : [type]));
  const isAllowed = (type: SchemaType): boolean =>
    stated.every((types) => types.includes(type) || (type === "number" && types.includes("integer")));
  return allTypes.filter(isAllowed);
}

const typeTexts = (facets: readonly SchemaObject[]): readonly string[] => [
  ...new Set(facets.flatMap(({ type }) => (type === undefined ? [] : [type.join(" or ")]))),
];

/** Returns why the schemas allow no value of a type. */
type Check = (facets: readonly SchemaObject[], search: Search) => NoValue | undefined;

const checks: { readonly [T in SchemaType]?: Check } = {
  number: (facets) => rangeOf(facets),
  string: (facets) => countsOf(facets, "minLength", "maxLength"),
  array: (facets) => countsOf(facets, "minItems", "maxItems"),
  object: (facets, search) => countsOf(facets, "minProperties", "maxProperties") ?? requiredOf(facets, search),
};

function countsOf(
  facets: readonly SchemaObject[],
  min: "minLength" | "minItems" | "minProperties",
  max: "maxLength" | "maxItems" | "maxProperties",
): NoValue | undefined {
  const least = Math.max(0, ...facets.map((one) => one[min] ?? 0));
  const most = Math.min(Number.POSITIVE_INFINITY, ...facets.map((one) => one[max] ?? Number.POSITIVE_INFINITY));
  return least > most ? { keyword: min, reason: `${min} ${least} is more than ${max} ${most}` } : undefined;
}

function rangeOf(facets: readonly SchemaObject[]): NoValue | undefined {
  const limits = (key: "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum") =>
    facets.flatMap((one) => {
      const limit = one[key];
      return limit === undefined ? [] : [{ key, limit, value: Number(printJson(limit)) }];
    });
  for (const low of [...limits("minimum"), ...limits("exclusiveMinimum")])
    for (const high of [...limits("maximum"), ...limits("exclusiveMaximum")]) {
      const isOpen = low.key === "exclusiveMinimum" || high.key === "exclusiveMaximum";
      // Digits that a double can't hold may differ although their doubles are equal.
      const isEqual = Number.isSafeInteger(low.value) && low.value === high.value && isOpen;
      if (low.value > high.value || isEqual)
        return {
          keyword: low.key,
          reason: `${low.key} ${printJson(low.limit)} and ${high.key} ${printJson(high.limit)} leave no number`,
        };
    }
  return undefined;
}

/** Checks the properties that objects must have, by all schemas that describe them. */
function requiredOf(facets: readonly SchemaObject[], search: Search): NoValue | undefined {
  const required = new Set(facets.flatMap((one) => one.required ?? []));
  for (const key of required) {
    const name = JSON.stringify(key);
    const parts = facets.flatMap(({ properties = {}, patternProperties, additionalProperties }): readonly Schema[] => {
      const own = ownSchema(properties, key);
      if (own !== undefined) return [own];
      // A pattern may match the key, which is not tested here.
      return patternProperties === undefined && additionalProperties !== undefined ? [additionalProperties] : [];
    });
    if (parts.includes(false)) return { keyword: "required", reason: `the required property ${name} is not allowed` };
    // A single schema is reported itself.
    const inner = parts.length < 2 ? undefined : noValueTogether(search, parts);
    if (inner !== undefined)
      return { keyword: "required", reason: `the required property ${name} allows no value: ${inner.reason}` };
  }
  return undefined;
}

/** Returns why schemas of a property allow no value together, once for each level. */
function noValueTogether({ book, levels, known }: Search, parts: readonly Schema[]): NoValue | undefined {
  const key = `${levels} ${printJson(parts as unknown as Json)}`; // schemas are JSON
  if (!known.has(key)) known.set(key, noValue({ book, levels: levels - 1, known }, { allOf: parts }));
  return known.get(key);
}
