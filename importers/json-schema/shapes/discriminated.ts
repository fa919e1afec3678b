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
  readonly facts: Facts;
  readonly alone: boolean;
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
}

/**
 * Names candidates by a discriminator: by its mapping, by the only values of the property, or by the names of the
 * schemas. The property is sent even if a schema does not list it as required, since nothing else names the variant
 * (OpenAPI 3.1 "Discriminator Object"). Returns `undefined` if one has no name, two have the same name, or one is not an
 * object with a text in this property.
 */
export function tagByNames(
  candidates: readonly Candidate[],
  { property, mapping, at }: Discriminator,
  context: Context,
): Tagged | undefined {
  const targets = new Map<string, string[]>();
  for (const [value, reference] of mapping) {
    const target = mappedSchema(reference, at, context.documents);
    if (target !== undefined) targets.set(locationOf(target), [...(targets.get(locationOf(target)) ?? []), value]);
  }
  const variants = candidates.flatMap((one): readonly TaggedVariant[] => {
    const target = context.documents.follow(one.node);
    const mapped = (target && targets.get(locationOf(target))) ?? [];
    const constants = onlyTexts(one.facts, property, context);
    const both = mapped.filter((value) => constants === undefined || constants.includes(value));
    const values =
      both.length > 0 ? both : mapped.length > 0 ? mapped : (vendorValue(target?.value) ?? constants ?? []);
    if (values.length > 0) return values.map((value) => ({ ...one, value, isExplicit: true }));
    const name = nameOf(one.node);
    return name === undefined ? [] : [{ ...one, value: name, isExplicit: false }];
  });
  const tagged = candidates.every(({ facts }) => holdsText(facts, property, context));
  return tagged && areApart(variants, candidates) ? { property, variants } : undefined;
}

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
export function discriminatedShape({ property, variants }: Tagged, context: Context, objectOf?: WriteObject): Shape {
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
  return {
    kind: "discriminatedUnion",
    discriminant: property,
    ...(isTagOptional && { isTagOptional }),
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
