import { isObject, type Json, own } from "#engine/json";
import type { ObjectShape, Property, Shape, Variant } from "#engine/shape";
import { keyword, locationOf, type Node, textOf } from "../../node.ts";
import type { Context } from "../context.ts";
import { documentedPart } from "../documented.ts";
import { mappedSchema, nameOf, referenceOf } from "../documents/index.ts";
import { type Discriminator, examplesOf, type Facts, xmlOf } from "../facts/index.ts";
import { objectShape } from "./objects.ts";
import { literalOf } from "./shapes.ts";

/** Writes facts about an object as its shape. */
export type WriteObject = (facts: Facts) => ObjectShape;

/** A schema among several alternatives, with all its keywords. */
export interface Candidate {
  readonly node: Node;
  /** Its facts, merged with the sibling keywords of the union. */
  readonly facts: Facts;
  /** True if the variant alone implies the siblings. */
  readonly alone: boolean;
  /** The unions inside the union of all candidates that it is a variant of, the outermost first. */
  readonly unions?: readonly InnerUnion[];
}

/** A union that is a variant of another one. */
export interface InnerUnion {
  readonly node: Node;
  readonly discriminator: Discriminator | undefined;
}

/** A candidate with the value that names it. */
export interface TaggedVariant extends Candidate {
  readonly value: string;
  /** True if the value is in the description itself, instead of derived from the name of the schema. */
  readonly isExplicit: boolean;
}

/** Candidates that one property discriminates. */
export interface Tagged {
  readonly property: string;
  readonly variants: readonly TaggedVariant[];
  /** The schema of the variant that objects without the property are of. */
  readonly fallback?: Node | undefined;
}

/**
 * Names candidates by a discriminator: by its mapping, by the only values of the property, or by the names of the
 * schemas. The property is sent even if a schema does not list it as required, since nothing else names the variant
 * (OpenAPI 3.1 "Discriminator Object"). Returns `undefined` if one has no name, two have the same name, or one is not an
 * object with a text in this property.
 */
export function tagByNames(
  candidates: readonly Candidate[],
  discriminator: Discriminator,
  context: Context,
): Tagged | undefined {
  const { property, defaultMapping, at } = discriminator;
  const namesIn = mappedNames(context);
  const fallback = defaultMapping === undefined ? undefined : mappedSchema(defaultMapping, at, context.documents);
  const variants = candidates.flatMap((one): readonly TaggedVariant[] => {
    const { node, facts, unions = [] } = one;
    const inner = unions.flatMap((union) => union.discriminator ?? []).filter((other) => other.property === property);
    const mapped = [discriminator, ...inner].map((by) => namesIn(by, node)).find(({ length }) => length > 0) ?? [];
    const constants = onlyTexts(facts, property, context);
    const both = mapped.filter((value) => constants === undefined || constants.includes(value));
    const target = context.documents.follow(node);
    const explicit =
      both.length > 0 ? both : mapped.length > 0 ? mapped : (vendorValue(target?.value) ?? constants ?? []);
    const name = nameOf(node);
    const values = explicit.length > 0 || name === undefined ? explicit : [name];
    // A value that the mapping does not give to the union around a variant never selects the variant.
    const around = unions.map((union) => namesIn(discriminator, union.node)).filter(({ length }) => length > 0);
    return values
      .filter((value) => around.every((names) => names.includes(value)))
      .map((value) => ({ ...one, value, isExplicit: explicit.length > 0 }));
  });
  const tagged = candidates.every(
    ({ node, facts }) =>
      holdsText(facts, property, context) || (isOpen(facts, property) && isAt(node, fallback, context)),
  );
  return tagged && areApart(variants, candidates) ? { property, variants, fallback } : undefined;
}

/** Creates the function that returns the values which the mapping of a discriminator gives to a schema. */
function mappedNames({ documents }: Context): (discriminator: Discriminator, node: Node) => readonly string[] {
  const known = new Map<Discriminator, Map<string, string[]>>();
  const read = ({ mapping, at }: Discriminator): Map<string, string[]> => {
    const targets = new Map<string, string[]>();
    for (const [value, reference] of mapping) {
      const target = mappedSchema(reference, at, documents);
      if (target !== undefined) targets.set(locationOf(target), [...(targets.get(locationOf(target)) ?? []), value]);
    }
    return targets;
  };
  return (discriminator, node) => {
    const targets = known.get(discriminator) ?? read(discriminator);
    known.set(discriminator, targets);
    const target = documents.follow(node);
    return (target && targets.get(locationOf(target))) ?? [];
  };
}

/** Returns true if a node is a schema, or refers to it. */
function isAt(node: Node, schema: Node | undefined, { documents }: Context): boolean {
  const target = documents.follow(node);
  return schema !== undefined && target !== undefined && locationOf(target) === locationOf(schema);
}

/** Returns true if an object may have a property that it does not declare. */
const isOpen = ({ properties, extra }: Facts, property: string): boolean =>
  !properties.has(property) && (extra === undefined || extra === true);

/** Returns true if an object declares a property that may be a text. */
function holdsText({ properties, required }: Facts, property: string, context: Context): boolean {
  const nodes = properties.get(property);
  if (nodes === undefined) return required.has(property);
  const { types } = context.gather(nodes);
  return types === undefined || types.has("string");
}

/** Names candidates by a property that is required in each and has a different constant in each. */
export function tagByConstants(candidates: readonly Candidate[], context: Context): Tagged | undefined {
  const [first, second] = candidates;
  if (first === undefined || second === undefined) return undefined;
  for (const property of first.facts.properties.keys()) {
    const variants = candidates.flatMap((one): readonly TaggedVariant[] => {
      const values = one.facts.required.has(property) ? onlyTexts(one.facts, property, context) : undefined;
      const [value, other] = values ?? [];
      return value === undefined || other !== undefined ? [] : [{ ...one, value, isExplicit: true }];
    });
    if (variants.length === candidates.length && areApart(variants, candidates)) return { property, variants };
  }
  return undefined;
}

function areApart(variants: readonly TaggedVariant[], candidates: readonly Candidate[]): boolean {
  const named = new Set(variants.map(({ node }) => node));
  const values = new Set(variants.map(({ value }) => value));
  return (
    variants.length > 0 &&
    candidates.every(({ node, facts }) => named.has(node) && isObjectOnly(facts)) &&
    values.size === variants.length
  );
}

const isObjectOnly = ({ types, choices, properties, values, nullable }: Facts): boolean =>
  choices.length === 0 &&
  values === undefined &&
  !nullable &&
  (types === undefined ? properties.size > 0 : [...types].every((type) => type === "object"));

/** Returns the texts that a property may have, if the list is closed. */
function onlyTexts({ properties }: Facts, property: string, context: Context): readonly string[] | undefined {
  const nodes = properties.get(property);
  const values = nodes && context.gather(nodes).values;
  if (values === undefined || values.length === 0) return undefined;
  return values.every((value) => typeof value === "string") ? values : undefined;
}

function vendorValue(target: Json | undefined): readonly string[] | undefined {
  const value = isObject(target) ? own(target, "x-ms-discriminator-value") : undefined;
  return typeof value === "string" ? [value] : undefined;
}

/**
 * Returns the union of tagged variants. A variant that is a named type with the right constant stays a reference; other
 * variants are inlined, with the tag as the first property. If `objectOf` is given, all are inlined by it.
 */
export function discriminatedShape(
  { property, variants, fallback }: Tagged,
  context: Context,
  objectOf?: WriteObject,
): Shape {
  const made = variants.map((one): Variant => {
    const { node, facts, value } = one;
    // A title beside a reference is the title of the variant here.
    const title = textOf(keyword(node, "title")) || textOf(keyword(context.documents.follow(node) ?? node, "title"));
    return {
      ...(referenceOf(node) === undefined ? documentedPart(node) : {}),
      value,
      ...(title !== undefined && title !== "" && title !== value && { displayName: title }),
      shape: objectOf
        ? taggedObject(withExamples(objectOf(facts), facts), property, value)
        : (namedVariant(one, property, context) ??
          taggedObject(withExamples(objectShape(facts, context), facts), property, value)),
    };
  });
  const isTagOptional = variants.some(({ facts }) => !facts.required.has(property));
  const defaultVariant = variants.find(
    ({ node, facts }) => !facts.required.has(property) && isAt(node, fallback, context),
  )?.value;
  return {
    kind: "discriminatedUnion",
    discriminant: property,
    ...(isTagOptional && { isTagOptional }),
    ...(defaultVariant !== undefined && { defaultVariant }),
    variants: made,
  };
}

/** Returns the variant as a reference, if its type alone says which variant it is. The type then requires the tag. */
function namedVariant(
  { node, facts, alone, value }: TaggedVariant,
  property: string,
  context: Context,
): Shape | undefined {
  if (!alone || referenceOf(node) === undefined) return undefined;
  if (literalOf(context.shapeOfAll(facts.properties.get(property) ?? [])) !== value) return undefined;
  const target = context.documents.follow(node);
  return target && context.typeWithFirst(target, property);
}

function taggedObject({ properties, ...rest }: ObjectShape, property: string, value: string): Shape {
  const declared = properties.find(({ key }) => key === property);
  const { default: _, access: __, examples: ___, ...about } = declared ?? { key: property };
  const tag: Property = { ...about, key: property, shape: { kind: "literal", value }, optional: false };
  return { ...rest, properties: [tag, ...properties.filter(({ key }) => key !== property)] };
}

function withExamples(object: ObjectShape, facts: Facts): ObjectShape {
  const [examples, xml] = [examplesOf(facts), xmlOf(facts)];
  return { ...object, ...(examples && { examples }), ...(xml && { xml }) };
}
