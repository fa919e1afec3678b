import { idOf, type Shape, withExamples, withRules, withXml } from "#engine/shape";
import type { Context } from "../context.ts";
import type { Facts, JsonType } from "../facts/index.ts";
import { allowsNull, examplesOf, typesOf, xmlOf } from "../facts/index.ts";
import { booleanShape, integerShape, numberShape, textShape } from "./leaf-shapes.ts";
import { membersShape } from "./objects.ts";
import { anyValue, asNullable, onlyNull, unionOf } from "./shapes.ts";
import { choiceShape, labeled, subtypesShape } from "./unions.ts";
import { valueShapes } from "./value-shapes.ts";

/** Returns the shape of the values that facts describe, with their examples. */
export function shapeOfFacts(facts: Facts, context: Context): Shape {
  const examples = examplesOf(facts);
  const shape = shapeWithout(facts, context);
  const xml = xmlOf(facts);
  const inXml = xml === undefined ? shape : changed(shape, withXml(shape, xml), context);
  return examples === undefined ? inXml : changed(inXml, withExamples(inXml, examples), context);
}

/** Returns the copy of a shape, which keeps its order. */
function changed(shape: Shape, copy: Shape, { orders }: Context): Shape {
  const order = orders.get(shape);
  if (order !== undefined) orders.set(copy, order);
  return copy;
}

function shapeWithout(facts: Facts, context: Context): Shape {
  const closed = valueShapes(facts);
  if (closed !== undefined) {
    const variants = closed.shapes.map((one) => ({ shape: one }));
    const shape = variants.length === 0 ? onlyNull : unionOf(variants, true);
    const ruled = withRules(shape, facts.rules);
    return closed.nullable || allowsNull(facts) ? asNullable(ruled) : ruled;
  }
  const { shape, nullable } = ruledShape(facts, context);
  return nullable || allowsNull(facts) ? asNullable(shape) : shape;
}

/** Adds the rules to the whole shape, or to its parts if it is a reference, which has no rules. */
function ruledShape(facts: Facts, context: Context): { readonly shape: Shape; readonly nullable: boolean } {
  const { rules } = facts;
  const whole = choiceOrTypes(rules.length === 0 ? facts : { ...facts, rules: [] }, context);
  if (rules.length === 0) return whole;
  if (idOf(whole.shape) !== undefined) return choiceOrTypes(facts, context);
  const shape = withRules(whole.shape, rules);
  const order = context.orders.get(whole.shape);
  if (order !== undefined) context.orders.set(shape, order);
  return { ...whole, shape };
}

function choiceOrTypes(facts: Facts, context: Context): { readonly shape: Shape; readonly nullable: boolean } {
  const chosen = facts.choices.length > 0 ? choiceShape(facts, context) : undefined;
  if (chosen !== undefined) return chosen;
  const inherited = facts.discriminator === undefined ? undefined : subtypesShape(facts, facts.discriminator, context);
  const shape =
    inherited ??
    unionOf(
      typesOf(facts).map((type) => ({ shape: shapeOfType(type, facts, context) })),
      // A value has one of the types of JSON, and integers are not listed beside numbers.
      true,
    );
  return { shape, nullable: false };
}

function shapeOfType(type: JsonType | "any", facts: Facts, context: Context): Shape {
  switch (type) {
    case "string":
      return textShape(facts);
    case "integer":
      return integerShape(facts);
    case "number":
      return numberShape(facts);
    case "boolean":
      return booleanShape(facts);
    case "array":
      return listShape(facts, context);
    case "object":
      return membersShape(facts, context);
    case "null":
      return onlyNull;
    case "any":
      return anyValue;
  }
}

function listShape(facts: Facts, context: Context): Shape {
  const { unique, positional, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = facts;
  const most = Math.min(maxItems, positional?.rest === false ? positional.nodes.length : maxItems);
  const limits = { ...(minItems > 0 && { minItems }), ...(Number.isFinite(most) && { maxItems: most }) };
  const item = itemShape(facts, context);
  if (unique) return { kind: "set", item, ...limits };
  return { kind: "list", item, ...(positional && { positions: positional.nodes.length }), ...limits };
}

function itemShape({ items, positional }: Facts, { shapeOfAll }: Context): Shape {
  if (positional === undefined) return items === undefined ? anyValue : shapeOfAll(items);
  const { nodes, rest } = positional;
  const first = nodes.map((node) => ({ ...labeled(node), shape: shapeOfAll([node]) }));
  if (rest === false) return { kind: "undiscriminatedUnion", variants: first };
  const further = rest === true ? anyValue : shapeOfAll([rest]);
  return { kind: "undiscriminatedUnion", variants: [...first, { shape: further }] };
}
