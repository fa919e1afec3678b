import { isPattern } from "#engine/interpret";
import { isObject, type Json, own } from "#engine/json";
import type { MapShape, MemberLimits, ObjectShape, Property, Shape } from "#engine/shape";
import type { Node } from "../../node.ts";
import type { Context } from "../context.ts";
import { documentedParts } from "../documented.ts";
import { asTyped, type Facts, statedExamples, statedXml } from "../facts/index.ts";
import type { PropertyDraft } from "../property-draft.ts";
import { textShape } from "./leaf-shapes.ts";
import { unionOf } from "./shapes.ts";
import { valueShapes } from "./value-shapes.ts";

const unknown: Shape = { kind: "unknown" };

/** Returns the shape of an object: a map if no property is declared, else an object. */
export function membersShape(facts: Facts, context: Context): Shape {
  if (facts.properties.size + facts.required.size + facts.branches.size > 0) return objectShape(facts, context);
  const value = furtherShape(facts, context, unknown);
  if (value === undefined) return { kind: "object", properties: [], closed: true };
  const map: MapShape = { kind: "map", key: keyShape(facts, context), value, ...memberLimits(facts) };
  return map;
}

const memberLimits = ({ minProperties = 0, maxProperties }: Facts): MemberLimits => ({
  ...(minProperties > 0 && { minProperties }),
  ...(maxProperties !== undefined && { maxProperties }),
});

/**
 * Returns the shape of an object with its declared properties. A property that is only listed as required may have any
 * value.
 */
export function objectShape(facts: Facts, context: Context): ObjectShape {
  const properties = [...facts.properties]
    .filter(([key, nodes]) => facts.required.has(key) || !nodes.some(isForbidden))
    .map(([key, nodes]) => propertyOf({ key, nodes, optional: !facts.required.has(key) }, context));
  const conditional = [...facts.branches]
    .filter(([key]) => !facts.properties.has(key))
    .map(([key, nodes]) => branchProperty(key, nodes, facts, context));
  const unnamed = [...facts.required].filter((key) => !facts.properties.has(key) && !facts.branches.has(key));
  const others = unnamed.map(
    (key): PropertyDraft => ({ key, shape: furtherShape(facts, context, unknown) ?? unknown, optional: false }),
  );
  const extra = furtherShape(facts, context, undefined);
  const order = [...properties, ...conditional, ...others];
  const shape: ObjectShape = {
    kind: "object",
    properties: order,
    ...(extra !== undefined && { extra }),
    ...(extra === undefined && facts.extra === false && { closed: true }),
    ...memberLimits(facts),
    ...(facts.rules.length > 0 && { rules: facts.rules }),
  };
  context.orders.set(shape, order);
  return shape;
}

/** Returns true for the schema of a property that an object must not have: `false`, or `not: {}` before OpenAPI 3.1. */
function isForbidden({ value }: Node): boolean {
  const not = isObject(value) ? own(value, "not") : undefined;
  return value === false || not === true || (isObject(not) && Object.keys(not).length === 0);
}

/** Creates a property that only branches of conditions declare: it may have the values of any of them. */
function branchProperty(key: string, nodes: readonly Node[], { required }: Facts, context: Context): PropertyDraft {
  const all = nodes.filter(({ value }, i) => nodes.findIndex((other) => other.value === value) === i);
  const [only, second] = all;
  const optional = !required.has(key);
  if (only !== undefined && second === undefined) return propertyOf({ key, nodes: [only], optional }, context);
  const facts = all.map((node) => context.gather([node]));
  const values = facts.flatMap((one) => one.values ?? []);
  const [first] = facts;
  const shape =
    first !== undefined && facts.every((one) => one.values !== undefined)
      ? context.shapeFrom({ ...first, values })
      : unionOf(all.map((node) => ({ shape: context.shapeOfAll([node]) })));
  return { ...documentedParts(all), key, shape, optional };
}

/** A declared member of an object, with all schemas that its value must match. */
export interface Member {
  readonly key: string;
  readonly nodes: readonly Node[];
  readonly optional: boolean;
  /** The parts that are stated beside the schemas, as parameters do; they override those in the schemas. */
  readonly about?: Omit<Partial<Property>, "key" | "shape" | "optional">;
}

/**
 * Creates a property; parameters and headers are properties, too. Its default may be set later, so it must not be copied
 * before.
 */
export function propertyOf({ key, nodes, optional, about }: Member, context: Context): PropertyDraft {
  const shape = context.shapeOfAll(nodes);
  const title = context.titles ? titleOf(nodes) : undefined;
  const says = (word: string): boolean => nodes.some(({ value }) => isObject(value) && own(value, word) === true);
  const access = says("readOnly") ? "READ_ONLY" : says("writeOnly") ? "WRITE_ONLY" : undefined;
  const property: PropertyDraft = {
    ...documentedParts(nodes),
    key,
    ...(title !== undefined && { title }),
    shape,
    optional,
    ...(access !== undefined && { access }),
  };
  const wire = defaultOf(nodes);
  if (wire !== undefined && !("default" in shape)) context.wait({ property, wire });
  const examples = "examples" in shape ? undefined : ownExamples(nodes, context);
  if (examples !== undefined) property.examples = examples;
  const [xml] = nodes.flatMap(({ value }) => (isObject(value) ? (statedXml(value) ?? []) : []));
  if (xml !== undefined && !("xml" in shape)) property.xml = xml;
  return Object.assign(property, about);
}

/** Returns the first title that is stated beside a property. The title of a named type is its name. */
function titleOf(nodes: readonly Node[]): string | undefined {
  for (const { value } of nodes) {
    const title = isObject(value) ? own(value, "title") : undefined;
    if (typeof title === "string" && title.trim() !== "") return title;
  }
  return undefined;
}

/** Returns the examples that a property states beside the name of its type. */
function ownExamples(nodes: readonly Node[], context: Context): readonly Json[] | undefined {
  const stating = nodes.find(({ value }) => isObject(value) && statedExamples(value).length > 0);
  if (stating === undefined || !isObject(stating.value)) return undefined;
  return asTyped(statedExamples(stating.value), context.gather(nodes));
}

function defaultOf(nodes: readonly Node[]): Json | undefined {
  for (const { value } of [...nodes].reverse()) {
    const found = isObject(value) ? own(value, "default") : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the schema of additional members; `unsaid` if the schema doesn't declare whether there are any. */
function furtherShape({ extra, patterns }: Facts, context: Context, unsaid: Shape | undefined): Shape | undefined {
  const open = extra === undefined ? unsaid : extra === true ? unknown : undefined;
  const rest = Array.isArray(extra) ? context.shapeOfAll(extra) : open;
  if (patterns.length === 0) return rest;
  const known = patterns.map(([pattern, node]) => ({
    shape: context.shapeOfAll([node]),
    description: `Value of a property with a name that matches ${codeSpan(pattern)}.`,
  }));
  // A key that matches no pattern may have any value, unless the schema says otherwise.
  const others = extra === undefined ? unknown : rest;
  const variants = [...known, ...(others === undefined ? [] : [{ shape: others }])];
  const [only, second] = variants;
  if (only !== undefined && second === undefined) return only.shape;
  return { kind: "undiscriminatedUnion", variants };
}

/** Writes a text as code in markdown, between more backticks than it has (CommonMark §6.1). */
function codeSpan(text: string): string {
  const fence = "`".repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Returns the shape of a map's keys. Patterns for keys count only if no other key is allowed. */
function keyShape({ names, patterns, extra }: Facts, context: Context): Shape {
  const [only, second] = patterns.map(([pattern]) => pattern);
  // An invalid pattern allows any key.
  const isClosed = extra === false && patterns.every(([pattern]) => isPattern(pattern));
  const joined = second === undefined ? only : patterns.map(([one]) => `(?:${one})`).join("|");
  const closed = isClosed ? joined : undefined;
  if (names !== undefined) {
    const { pattern = closed, ...facts } = context.gather([names]);
    const own = { ...facts, ...(pattern !== undefined && { pattern }) };
    const [single, other] = valueShapes({ ...own, types: new Set(["string"]) })?.shapes ?? [];
    if (single !== undefined && other === undefined) return single;
    const { format: _, default: __, ...rest } = own;
    return textShape(rest);
  }
  return { kind: "string", ...(closed !== undefined && { regex: closed }) };
}
