import { isObject, type Json, own } from "#engine/json";
import type { Alternative, Shape } from "#engine/shape";
import { found, keyword, locationOf, type Node, note, textOf } from "../../node.ts";
import type { Context } from "../context.ts";
import { documentedPart } from "../documented.ts";
import { mappedSchema, nameOf, referenceOf } from "../documents/index.ts";
import {
  type Choice,
  type Discriminator,
  type Facts,
  isNullable,
  restrictsItems,
  restrictsMembers,
  withoutExamples,
} from "../facts/index.ts";
import { readChoice } from "../rules/read-rules.ts";
import {
  type Candidate,
  discriminatedShape,
  type TaggedVariant,
  tagByConstants,
  tagByNames,
  type WriteObject,
} from "./discriminated.ts";
import { objectShape } from "./objects.ts";
import { unionOf } from "./shapes.ts";

/** A shape, and whether `null` is allowed in addition. */
interface Chosen {
  readonly shape: Shape;
  readonly nullable: boolean;
}

/**
 * Returns the shape of a form body: an object, or the union of objects if its schema is a choice. The objects are
 * written by `objectOf`, never as references, so that each can say how its fields are sent.
 */
export const formShape = (facts: Facts, context: Context, objectOf: WriteObject): Shape =>
  choiceShape(facts, context, objectOf)?.shape ?? objectOf(facts);

/** Maximum number of variants merged with the sibling keywords of their unions, within one schema. */
const maxMerged = 500;

/**
 * Returns the shape of a choice among schemas. Sibling keywords apply to each variant, so they are merged into each. Of
 * several choices the first is expanded, and its variants continue with the others.
 *
 * Returns undefined if the choice says nothing that a form could use: then only the sibling keywords count.
 */
export function choiceShape(facts: Facts, context: Context, objectOf?: WriteObject): Chosen | undefined {
  const [choice, ...others] = facts.choices;
  if (choice === undefined || context.spreading.has(choice.at.value)) return undefined;
  const base: Facts = { ...withoutExamples(facts), choices: others };
  const shapeFrom = (one: Facts): Shape => (objectOf ? formShape(one, context, objectOf) : context.shapeFrom(one));
  const variants = choice.variants.filter((variant) => !isOnlyNull(variant, context));
  const nullable = variants.length < choice.variants.length;
  if (variants.length === 0) return { shape: shapeFrom(base), nullable };
  if (variants.every((variant) => restrictsOnlyPresence(variant))) {
    const rule = readChoice(variants, choice.keyword === "oneOf");
    const rules = rule === undefined ? base.rules : [...base.rules, rule];
    return { shape: shapeFrom({ ...base, rules }), nullable };
  }
  if (context.spent.merged > maxMerged) {
    note(
      choice.at,
      "fallback",
      `this union and the unions around it have more than ${maxMerged} combined variants; it is ignored`,
    );
    return { shape: shapeFrom(base), nullable };
  }
  context.spreading.add(choice.at.value);
  const shape = spread({ base, choice, variants, objectOf }, context);
  context.spreading.delete(choice.at.value);
  return { shape, nullable };
}

/** A choice to expand: its variants, and the facts that apply to each of them. */
interface Spread {
  readonly base: Facts;
  readonly choice: Choice;
  readonly variants: readonly Node[];
  readonly objectOf: WriteObject | undefined;
}

function spread({ base, choice, variants, objectOf }: Spread, context: Context): Shape {
  const { keyword, discriminator, at } = choice;
  const merged = variants.map((node) => mergeVariant(base, node, context));
  const seen = new Set(context.spreading);
  const flat = discriminator === undefined ? [] : merged.flatMap((one) => innerVariants(one, seen, context));
  const described = discriminator && tagByNames(flat, discriminator, context);
  const tagged = described ?? tagByConstants(merged, context);
  if (discriminator !== undefined) noteMapping(discriminator, flat, described !== undefined, context);
  if (tagged !== undefined) return discriminatedShape(tagged, context, objectOf);
  if (discriminator !== undefined && variants.length > 1) {
    const name = JSON.stringify(discriminator.property);
    note(at, "mismatch", `${name} does not distinguish these variants; the best match is selected`);
  }
  return unionOf(
    merged.map(({ node, facts, alone }): Alternative => {
      context.spent.merged += alone ? 0 : 1;
      if (objectOf) return { ...formLabel(node), shape: formShape(facts, context, objectOf) };
      return { ...labeled(node), shape: alone ? context.shapeOfAll([node]) : context.shapeFrom(facts) };
    }),
    keyword === "oneOf",
  );
}

/**
 * Reports the values of a discriminator that select no variant: of no schema, of another schema, or of a union with
 * variants that nothing names.
 */
function noteMapping(
  { mapping, at }: Discriminator,
  variants: readonly Candidate[],
  isNamed: boolean,
  { documents }: Context,
): void {
  const locate = (node: Node): string | undefined => {
    const target = documents.follow(node);
    return target && locationOf(target);
  };
  const single = new Set(variants.map(({ node }) => locate(node)));
  const unions = new Set(variants.flatMap(({ unions: all = [] }) => all.map(({ node }) => locate(node))));
  for (const [value, reference] of mapping) {
    const target = mappedSchema(reference, at, documents);
    const location = target && locationOf(target);
    const entry = keyword(keyword(at, "mapping"), value);
    if (location === undefined)
      note(entry, "unknown-reference", `${found(reference)} is not a schema; the value is ignored`);
    else if (unions.has(location) && !isNamed)
      note(entry, "mismatch", `${found(reference)} is a union; map a value to each of its variants`);
    else if (!single.has(location) && !unions.has(location))
      note(entry, "mismatch", `${found(reference)} is none of the variants; the value is ignored`);
  }
}

/**
 * Returns the variants of a variant that is a union itself, merged with its other keywords; else the variant. `seen`
 * has the unions expanded so far: each is expanded once.
 */
function innerVariants(one: Candidate, seen: Set<Json | undefined>, context: Context): readonly Candidate[] {
  const { node, facts, unions = [] } = one;
  const [choice, ...others] = facts.choices;
  if (choice === undefined || others.length > 0 || seen.has(choice.at.value)) return [one];
  seen.add(choice.at.value);
  const base: Facts = { ...withoutExamples(facts), choices: [] };
  const around = [...unions, { node, discriminator: choice.discriminator }];
  return choice.variants.flatMap((variant) =>
    innerVariants({ ...mergeVariant(base, variant, context), unions: around }, seen, context),
  );
}

function mergeVariant(base: Facts, node: Node, context: Context): Candidate {
  const own = context.gather([node]);
  const alone = !restrictsMore(base, own);
  return { node, alone, facts: alone ? own : context.gather([node], base) };
}

/** Returns true if facts restrict a value beyond the variant itself. */
function restrictsMore(base: Facts, variant: Facts): boolean {
  const { types, pattern, format, minLength, maxLength, minimum, maximum, multipleOf, choices } = base;
  if (restrictsMembers(base) || restrictsItems(base) || choices.length > 0 || base.rules.length > 0) return true;
  if ([pattern, format, minLength, maxLength, minimum, maximum, multipleOf].some((one) => one !== undefined))
    return true;
  return types !== undefined && !(variant.types && [...variant.types].every((type) => types.has(type)));
}

/** Returns the name and documentation of a variant; a reference is named by its type. */
export function labeled(node: Node): Omit<Alternative, "shape"> {
  if (referenceOf(node) !== undefined) return {};
  const title = textOf(keyword(node, "title"));
  return { ...documentedPart(node), ...(title !== undefined && title !== "" && { displayName: title }) };
}

/** Returns the name of a variant that is written out: its own name or the name of its type. */
function formLabel(node: Node): Omit<Alternative, "shape"> {
  const { displayName = nameOf(node), ...docs } = labeled(node);
  return { ...docs, ...(displayName !== undefined && { displayName }) };
}

function isOnlyNull(node: Node, { documents }: Context): boolean {
  const value = documents.follow(node)?.value;
  if (!isObject(value)) return false;
  const [type, only, list] = [own(value, "type"), own(value, "const"), own(value, "enum")];
  if (type === "null" || (Array.isArray(type) && type.length === 1 && type[0] === "null")) return true;
  if (only === null || (Array.isArray(list) && list.length === 1 && list[0] === null)) return true;
  // A schema that some OpenAPI 3.0 authors write for `null`: it only allows null.
  return isNullable(node) && Object.keys(value).length === 1;
}

/** Returns true for a schema that only restricts which members are present, not their values. */
function restrictsOnlyPresence({ value }: Node): boolean {
  const silent = new Set(["required", "not", "title", "description", "type", "minProperties", "maxProperties"]);
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const says = keys.some((key) => key === "required" || key === "not");
  return says && keys.every((key) => silent.has(key)) && (own(value, "type") ?? "object") === "object";
}

/** Returns the union of a schema and its subtypes, if a property discriminates them; `undefined` without subtypes. */
export function subtypesShape(facts: Facts, discriminator: Discriminator, context: Context): Shape | undefined {
  const self = facts.at;
  const subtypes = self.value === undefined ? [] : context.subtypes.of(self.value);
  if (subtypes.length === 0) return undefined;
  const nodes = [...subtypes.map(({ node }) => node), self];
  const merged = nodes.map((node) => ({ node, facts: context.gather([node]), alone: true }));
  const tagged = tagByNames(merged, discriminator, context);
  if (tagged === undefined) {
    // A subtype that adds nothing is an alias of the base, which is a variant itself.
    const own = subtypes.filter(({ node }) => context.standsFor(node)?.value !== self.value);
    const variants = own.map(({ node }): Alternative => ({ shape: context.typeOf(node) }));
    return unionOf([...variants, { shape: objectShape(facts, context) }]);
  }
  // If the mapping omits the base, no value is of the base alone.
  const listed = discriminator.mapping.length > 0;
  const variants: readonly TaggedVariant[] = tagged.variants.filter(
    ({ node, isExplicit }) => node !== self || isExplicit || !listed,
  );
  return variants.length === 0 ? undefined : discriminatedShape({ ...tagged, variants }, context);
}
