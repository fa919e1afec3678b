import { equalJson, exactText, isExact, isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import {
  entriesOf,
  found,
  included,
  isThere,
  itemsOf,
  keyword,
  type Node,
  note,
  notePattern,
  numberOf,
  pathOf,
  textOf,
  withoutSlashes,
} from "../../node.ts";
import { type Documents, referenceOf } from "../documents/index.ts";
import { readRules } from "../rules/stated-rules.ts";
import { branchProperties } from "./branch-properties.ts";
import { addExamples } from "./examples.ts";
import {
  type Choice,
  copyOf,
  type Discriminator,
  type Facts,
  type JsonType,
  type Limit,
  noFacts,
  type ValueDoc,
} from "./facts.ts";
import { type Dialect, isNullable, isStructural, restrictionsIn, withFernType } from "./keywords.ts";
import { commonMultiple, compareNumbers, numberText } from "./numbers.ts";
import { addXml } from "./xml.ts";

/** Maximum depth of schemas that include each other by `allOf` and references. */
const deepest = 200;

/** Merges schemas into facts. */
export type Gather = (nodes: readonly Node[], base?: Facts) => Facts;

/** The position of a schema among those that include it. */
interface Inclusion {
  /** The schemas that include it by `allOf` or a reference. */
  readonly trail: readonly Json[];
  /** True if an `allOf` includes it. */
  readonly isPart: boolean;
  /** The schemas that were added. */
  readonly added: Set<Json>;
}

/** Creates the gatherer of one set of documents. */
export function gatherer(documents: Documents, dialect: Dialect): Gather {
  return (nodes, base) => {
    const [first] = nodes;
    if (first === undefined) throw new NothingToGatherError();
    const facts = base === undefined ? noFacts(first) : { ...copyOf(base), at: first };
    const added = new Set<Json>();
    for (const node of nodes) addTo(facts, node, { trail: [], isPart: false, added });
    return facts;
  };

  /**
   * Adds the facts of a schema once, however often it is included: with `allOf` of the same schema twice, nested 30
   * deep, it would be read 2^30 times.
   */
  function addTo(facts: Facts, node: Node, { trail, isPart, added }: Inclusion): void {
    const { value } = node;
    if (value === true || value === undefined) return;
    if (!isObject(value)) {
      noteNoSchema(node, dialect);
      return;
    }
    if (added.has(value)) return;
    if (trail.length > deepest) {
      note(node, "limit", `more than ${deepest} schemas include each other here; this schema is ignored`);
      return;
    }
    added.add(value);
    const around = [...trail, value];
    const inside: Inclusion = { trail: around, isPart, added };
    addExamples(facts, value, isPart);
    addXml(facts, value, isPart);
    if (isNullable(node)) facts.nullable = true;
    if (referenceOf(node) !== undefined) {
      const target = documents.follow(node);
      if (target !== undefined) addTo(facts, target, inside);
      // Before OpenAPI 3.1, keywords beside a reference are ignored.
      if (dialect !== "json-schema" || !isStructural(node)) {
        noteIgnored(node, target, dialect);
        addNotes(facts, value);
        return;
      }
    }
    addOwn(facts, withFernType(node));
    addNotes(facts, value);
    const discriminator = readDiscriminator(included(keyword(node, "discriminator")));
    for (const key of ["oneOf", "anyOf"] as const) {
      const choice = choiceOf(key, keyword(node, key), discriminator, around);
      if (choice !== undefined) facts.choices.push(choice);
    }
    if (discriminator !== undefined && trail.length === 0) facts.discriminator = discriminator;
    for (const part of itemsOf(keyword(node, "allOf"))) addTo(facts, part, { ...inside, isPart: true });
  }

  /** A choice among schemas that include this one belongs to them, not to this one. */
  function choiceOf(
    keyword: Choice["keyword"],
    node: Node,
    discriminator: Discriminator | undefined,
    around: readonly Json[],
  ): Choice | undefined {
    if (!isThere(node)) return undefined;
    const variants = itemsOf(node);
    const targets = variants.map((variant) => documents.follow(variant)?.value);
    if (variants.length === 0 || targets.some((target) => target !== undefined && around.includes(target)))
      return undefined;
    return { keyword, variants, at: node, ...(discriminator && { discriminator }) };
  }
}

/** Reports a value that is not an object; `false` is a schema of JSON Schema. */
function noteNoSchema(node: Node, dialect: Dialect): void {
  if (node.value !== false || dialect !== "json-schema")
    note(node, "type", `expected a schema, found ${found(node.value)}; any JSON value is accepted`);
  // A property that is false is forbidden on purpose.
  else if (!/[pP]roperties$/.test(String(pathOf(node).at(-2))))
    note(node, "mismatch", "the schema is false, which allows no value; leave the part out, or use true for any value");
}

/** Reports restrictions beside a reference that its target lacks, where the dialect ignores them. */
function noteIgnored(node: Node, target: Node | undefined, dialect: Dialect): void {
  const stated = target !== undefined && isObject(target.value) ? target.value : {};
  for (const key of restrictionsIn(node)) {
    const [here, there] = [keyword(node, key).value, own(stated, key)];
    if (here === undefined || (there !== undefined && equalJson(here, there))) continue;
    const name = dialect.replace("openapi-", "OpenAPI ");
    note(keyword(node, key), "mismatch", `${name} ignores ${JSON.stringify(key)} beside $ref; write both in allOf`);
  }
}

/** No schema was given: a bug of the caller. */
class NothingToGatherError extends Error {
  override readonly name = "NothingToGatherError";
}

/** Adds the keywords that a schema has itself. */
function addOwn(facts: Facts, node: Node): void {
  const { value } = node;
  if (!isObject(value)) return;
  if (isNullable(node)) facts.nullable = true;
  addWords(facts, node, value);
  addMembers(facts, node, value);
  addItems(facts, node, value);
  addRules(facts, node);
}

const types: ReadonlySet<string> = new Set<JsonType>([
  "string",
  "number",
  "integer",
  "boolean",
  "object",
  "array",
  "null",
]);
const isType = (text: Json): text is JsonType => typeof text === "string" && types.has(text);

/** Returns the value of a keyword, which may be in another file. */
function valueAt(node: Node, schema: JsonObject, key: string): Json | undefined {
  const value = own(schema, key);
  return isObject(value) ? included(keyword(node, key)).value : value;
}

function addWords(facts: Facts, node: Node, schema: JsonObject): void {
  const type = own(schema, "type");
  if (type !== undefined && type !== null) addTypes(facts, keyword(node, "type"), type);
  const only = own(schema, "const");
  const list = only === undefined ? valueAt(node, schema, "enum") : [only];
  if (isList(list)) {
    const values = facts.values && commonValues(facts.values, list);
    facts.values = values === undefined || values.length === 0 ? list : values;
    addValueDocs(facts, schema, list);
  } else if (list !== undefined) textOf({ ...keyword(node, "enum"), value: list });
  const format = own(schema, "format");
  if (typeof format === "string") facts.format ??= format;
  const pattern = own(schema, "pattern");
  if (typeof pattern === "string") {
    const at = keyword(node, "pattern");
    const read = withoutSlashes(at, pattern);
    notePattern(at, read);
    facts.pattern ??= read;
  }
  const encoding = own(schema, "contentEncoding");
  if (typeof encoding === "string") facts.encoding ??= encoding.toLowerCase();
  const contentType = own(schema, "contentMediaType");
  if (typeof contentType === "string") facts.contentType ??= contentType;
  if (own(schema, "contentSchema") !== undefined) facts.contentSchema ??= keyword(node, "contentSchema");
  addCounts(facts, node, schema);
  addLimits(facts, schema);
}

const minCounts = ["minLength", "minItems", "minProperties"] as const;
const greatestCounts = ["maxLength", "maxItems", "maxProperties"] as const;

/** Adds limits of lengths. Of several the tightest counts. */
function addCounts(facts: Facts, node: Node, schema: JsonObject): void {
  for (const key of minCounts) {
    const least = countOf(node, schema, key);
    if (least !== undefined) facts[key] = Math.max(least, facts[key] ?? 0);
  }
  for (const key of greatestCounts) {
    const most = countOf(node, schema, key);
    if (most !== undefined) facts[key] = Math.min(most, facts[key] ?? most);
  }
}

/** Adds limits of numbers. Of several the tightest counts, and a value has to be a multiple of each divisor. */
function addLimits(facts: Facts, schema: JsonObject): void {
  for (const limit of limitsOf(schema, "minimum", "exclusiveMinimum")) {
    if (facts.minimum === undefined || isTighter(limit, facts.minimum, 1)) facts.minimum = limit;
  }
  for (const limit of limitsOf(schema, "maximum", "exclusiveMaximum")) {
    if (facts.maximum === undefined || isTighter(limit, facts.maximum, -1)) facts.maximum = limit;
  }
  const step = numberText(own(schema, "multipleOf"));
  if (step !== undefined && Number(step) > 0) facts.multipleOf = commonMultiple(facts.multipleOf ?? step, step);
}

/** Returns true if a limit allows less than another one. `direction` is 1 for lower limits, -1 for upper ones. */
function isTighter(limit: Limit, other: Limit, direction: 1 | -1): boolean {
  const order = compareNumbers(limit.value, other.value) * direction;
  return order > 0 || (order === 0 && limit.exclusive && !other.exclusive);
}

/** Returns the values that both lists contain. */
function commonValues(values: readonly Json[], others: readonly Json[]): readonly Json[] {
  const known = new Set(others.map(canonicalText));
  return values.filter((one) => known.has(canonicalText(one)));
}

/** Writes a value so that two texts are the same if, and only if, `equalJson` calls the values the same. */
function canonicalText(value: Json): string {
  if (isExact(value)) return `exact ${exactText(value)}`;
  if (isList(value)) return `[${value.map(canonicalText).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonicalText(own(value, key) ?? null)}`).join()}}`;
}

function addTypes(facts: Facts, node: Node, type: Json): void {
  const named = (isList(type) ? type : [type]).flatMap((one): readonly JsonType[] => {
    if (isType(one)) return [one];
    if (one === "any") return [...types].filter(isType);
    note(node, "unknown-kind", `expected a JSON Schema type, found ${found(one)}; any JSON value is accepted`);
    return [];
  });
  if (named.length === 0) return;
  const before = facts.types;
  const both = named.filter(
    (one) => before === undefined || before.has(one) || (one === "integer" && before.has("number")),
  );
  if (before?.has("integer") && named.includes("number")) both.push("integer");
  // Contradicting types allow no value. The first ones win, so that something can be sent.
  if (both.length > 0) facts.types = new Set(both);
}

function addMembers(facts: Facts, node: Node, schema: JsonObject): void {
  if (own(schema, "properties") !== undefined) {
    for (const [key, property] of entriesOf(keyword(node, "properties"))) {
      const known = facts.properties.get(key);
      if (known === undefined) facts.properties.set(key, [property]);
      else if (known.every(({ value }) => value !== property.value)) known.push(property);
    }
  }
  const required = valueAt(node, schema, "required");
  if (isList(required)) for (const key of required) if (typeof key === "string") facts.required.add(key);
  const extra = own(schema, "additionalProperties") ?? own(schema, "unevaluatedProperties");
  const at = own(schema, "additionalProperties") === undefined ? "unevaluatedProperties" : "additionalProperties";
  if (extra === false) facts.extra = false;
  else if (extra === true) facts.extra ??= true;
  else if (isObject(extra) && facts.extra !== false) {
    const one = keyword(node, at);
    facts.extra = Array.isArray(facts.extra) ? [...facts.extra, one] : [one];
  }
  for (const [pattern, value] of entriesOf(keyword(node, "patternProperties"))) {
    notePattern(value, pattern);
    facts.patterns.push([pattern, value]);
  }
  // Without other properties, the schema does not allow these.
  if (extra !== false)
    for (const [key, nodes] of branchProperties(node))
      facts.branches.set(key, [...(facts.branches.get(key) ?? []), ...nodes]);
  const names = keyword(node, "propertyNames");
  if (isObject(names.value)) facts.names ??= names;
}

function addItems(facts: Facts, node: Node, schema: JsonObject): void {
  const items = own(schema, "items");
  // A list of schemas, one for each index, was written as `items` before it was called `prefixItems`.
  const positional = isList(items) ? itemsOf(keyword(node, "items")) : itemsOf(keyword(node, "prefixItems"));
  const rest = isList(items) ? keyword(node, "additionalItems") : keyword(node, "items");
  const most = countOf(node, schema, "maxItems") ?? Number.POSITIVE_INFINITY;
  if (positional.length > 0) {
    const isClosed = rest.value === false || most <= positional.length;
    facts.positional = { nodes: positional, rest: isObject(rest.value) ? rest : !isClosed };
  } else if (isObject(items)) facts.items = [...(facts.items ?? []), keyword(node, "items")];
  else if (items === false) facts.maxItems = 0;
  if (own(schema, "uniqueItems") === true) facts.unique = true;
}

/** Adds rules, and reports those that can't be checked. */
function addRules(facts: Facts, node: Node): void {
  const { rules, unread } = readRules(node);
  if (rules.length > 0) facts.rules = [...facts.rules, ...rules];
  for (const { keyword: at, reason } of unread)
    note(at, "unsupported", `this rule is not checked, since it uses ${reason}; the description mentions it`);
}

function addNotes(facts: Facts, schema: JsonObject): void {
  const title = own(schema, "title");
  if (typeof title === "string") facts.title ??= title;
  const value = own(schema, "default");
  if (value !== undefined) facts.default ??= value;
}

/** Reads the names and descriptions of values, in the extensions of several vendors. */
function addValueDocs(facts: Facts, schema: JsonObject, values: readonly Json[]): void {
  const docs = new Map(facts.valueDocs);
  const addDoc = (value: Json | undefined, doc: ValueDoc): void => {
    if (value !== undefined) docs.set(value, { ...docs.get(value), ...doc });
  };
  for (const key of ["x-enumNames", "x-enum-varnames", "x-enum-descriptions", "x-enumDescriptions"]) {
    const described = own(schema, key);
    if (isList(described)) {
      for (const [i, text] of described.entries())
        if (typeof text === "string" && text !== "") addDoc(values[i], { description: text });
    } else if (isObject(described)) {
      for (const value of values) {
        const text = own(described, keyOf(value));
        if (typeof text === "string") addDoc(value, { description: text });
      }
    }
  }
  const fern = own(schema, "x-fern-enum");
  if (isObject(fern)) {
    for (const value of values) {
      const one = own(fern, keyOf(value));
      const text = isObject(one) ? own(one, "description") : undefined;
      if (typeof text === "string") addDoc(value, { description: text });
    }
  }
  if (docs.size > 0) facts.valueDocs = docs;
}

const keyOf = (value: Json): string => (isExact(value) ? exactText(value) : String(value));

/** Returns the limits of one side. `true` beside a limit makes that exclusive, as before JSON Schema draft 6. */
function limitsOf(schema: JsonObject, key: string, exclusiveKey: string): readonly Limit[] {
  const value = own(schema, key);
  const exclusive = own(schema, exclusiveKey);
  return [
    ...(isNumber(value) ? [{ value, exclusive: exclusive === true }] : []),
    ...(isNumber(exclusive) ? [{ value: exclusive, exclusive: true }] : []),
  ];
}

const isNumber = (value: Json | undefined): value is number => typeof value === "number" || isExact(value);

function countOf(node: Node, schema: JsonObject, key: string): number | undefined {
  const count = own(schema, key) === undefined ? undefined : numberOf(keyword(node, key));
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** Reads the discriminator of variants from its keyword; before OpenAPI 3.0 it was only the name of the property. */
export function readDiscriminator(node: Node): Discriminator | undefined {
  if (typeof node.value === "string") return { property: node.value, mapping: [], at: node };
  if (!isObject(node.value)) return undefined;
  const property = textOf(keyword(node, "propertyName"));
  if (property === undefined) return undefined;
  const mapping = entriesOf(keyword(node, "mapping")).flatMap(([value, target]) => {
    const reference = textOf(target);
    return reference === undefined ? [] : [[value, reference] as const];
  });
  const defaultMapping = textOf(keyword(node, "defaultMapping"));
  return { property, mapping, ...(defaultMapping !== undefined && { defaultMapping }), at: node };
}
