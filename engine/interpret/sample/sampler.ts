import { type Budget, firstWithin, jsonCost, type MakeBudget, smallestOf } from "#engine/budget";
import { defined } from "#engine/item-at";
import { isList, isObject, type Json, keysOf, own } from "#engine/json";
import {
  type Algebra,
  aroundEach,
  eachLeaf,
  fold,
  type Path,
  type Property,
  type Shape,
  type StructuralShape,
  type Types,
} from "#engine/shape";
import { decoder, decoderWithSelection } from "../decode.ts";
import { exampleReader } from "../examples.ts";
import { adjustValue } from "../rules/index.ts";
import { alternatives, discriminantReader } from "../unions/index.ts";
import { type Direction, itemCounts, memberCounts, validator } from "../validate/index.ts";
import { leafCost, leafOf, leafReader } from "./leaf.ts";
import { listOf, orderedList } from "./list.ts";
import { mapKeys, mapOf } from "./map.ts";
import { objectSample } from "./object.ts";
import { lazy, type Make, type Plan, type Run, root } from "./position.ts";
import { oneOf } from "./union.ts";
import { anotherValue } from "./variation.ts";

/** A value to sample. */
export interface SamplePart {
  readonly shape: Shape;
  /** Its examples; the examples of its shape if this is absent. */
  readonly examples?: readonly Json[];
  /** The value that an example of a call states. It is kept, and completed if required parts are missing. */
  readonly stated?: Json | undefined;
}

/** A sample of a shape, and what it omits. */
export interface Sample {
  /** As a wire value; undefined if there is none or its first level is too long. */
  readonly value: Json | undefined;
  /** True if deeper values are as small as possible, because there was no room for more. */
  readonly isShortened: boolean;
  /** Required properties that are left out, since there was no room for any value. The sample is not valid then. */
  readonly missing: readonly Path[];
}

/** Maximum size of all samples in one part of a page, in units; about thirty screens of lines. */
const limit = 1500;

/** Optional properties are shown in this many levels of objects, so that a sample stays small; a choice of ours. */
const optionalLevels = 2;

/** An object that has nothing but optional properties shows them in this many levels; a choice of ours. */
const optionalOnlyLevels = 4;

/** The plans of whole samples. */
const completePlans: readonly Plan[] = [
  { levels: Number.POSITIVE_INFINITY, optional: optionalLevels, optionalOnly: optionalOnlyLevels, limit },
  ...[Number.POSITIVE_INFINITY, 4, 3, 2, 1, 0].map((levels) => {
    const optional = Math.min(levels, optionalLevels);
    return { levels, optional, optionalOnly: optional, limit };
  }),
];

/** The plans of samples that can't be whole. */
const partPlans: readonly Plan[] = [
  ...[5, 4, 3, 2].map((levels) => ({ levels, optional: 0, optionalOnly: 0, maxBelow: 10, limit })),
  { levels: 1, optional: 0, optionalOnly: 0, maxBelow: 0, limit },
];

/**
 * Creates the function that writes samples for documentation. A sample has the required properties first and, near the top,
 * optional ones; recursive types end. Valid examples of shapes and properties are used, and where
 * an example covers only a part, the rest is generated. An object with an example has no optional properties beside it.
 *
 * Samples that are written together share a budget. If it is too small they have fewer levels and end in smallest
 * values, without optional properties and items. Required properties are omitted only if even those are too large or
 * infinite.
 *
 * @param direction leaves out properties that only the other side sends; without one all are written
 */
export function sampler(
  types: Types,
  makeBudget?: MakeBudget,
  direction?: Direction,
): (parts: readonly SamplePart[]) => readonly Sample[] {
  const isSent = ({ access }: Property): boolean =>
    direction === undefined || access !== (direction === "request" ? "READ_ONLY" : "WRITE_ONLY");
  const stated = exampleReader(types);
  // A form of a request starts with the same value. Answers show a typical value, which is rarely the default.
  const defaultOf = ({ shape, optional, default: usual }: Property): Json | undefined =>
    direction === "request" && !optional && usual !== undefined && stated(shape).length === 0 ? usual : undefined;
  const sizeOf = smallestOf(types, {
    leaf: leafCost,
    property: (property) => (property.optional || !isSent(property) ? 0 : undefined),
    counted: true,
  });
  const read = leafReader(types);
  const chosen = decoderWithSelection(types);
  const flat = alternatives(types);
  const algebra: Algebra<Make> = {
    ...eachLeaf((leaf) => leafOf(leaf, read)),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return (position, run) => {
        const isNull = !run.budget.take(1) || position.isSmall || position.example === null;
        return isNull ? null : (inner(position, run) ?? null);
      };
    },
    list: orderedList,
    set: (node, recur) => listOf(recur(node.item), itemCounts(node), anotherValue(types, node.item)),
    map: (node, recur) => mapOf(recur(node.key), recur(node.value), mapKeys(types, node.key), memberCounts(node)),
    object: (node, recur) => objectSample(node, { recur, sizeOf, isSent, defaultOf }),
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const exampled = (example: Json) => node.variants[(isObject(example) ? variantOf(example) : undefined) ?? -1];
      return oneOf(node.variants, recur, () => sizeOf(node).part, exampled);
    },
    undiscriminatedUnion: (node, recur) => {
      const exampled = (example: Json) => flat(node)[chosen(node)(example).selection[""] ?? -1];
      return oneOf(node.variants, recur, () => sizeOf(node).part, exampled);
    },
    ref: (id, force) => (position, run) => {
      if (position.isSmall) return force()(position, run);
      // An example ends by itself, also within its own type.
      const isEnd = position.trail.includes(id) && position.example === undefined;
      return isEnd ? undefined : force()({ ...position, trail: [...position.trail, id] }, run);
    },
  };
  const make = fold(types, aroundEach(aroundEach(algebra, exampled), ruleKeeper(types)));

  return (shapes) => {
    const writeAll = (plans: readonly Plan[], makes: readonly Make[]): readonly Sample[] => {
      // Each sample has at least one line.
      const roomy = plans.map((plan) => ({ ...plan, limit: plan.limit + makes.length }));
      const attempt = (plan: Plan, budget: Budget) => makes.map((write) => sampleOf(write, plan, budget));
      return firstWithin(roomy, attempt, makeBudget) ?? makes.map(() => tooLong);
    };
    const makes = shapes.map(({ shape, examples = [], stated }): Make => {
      const inner = make(shape);
      const start = { ...root, example: stated === undefined ? examples[0] : stated, isStated: stated !== undefined };
      return (_, run) => inner(start, run);
    });
    const complete = writeAll(completePlans, makes);
    const open = makes.filter((_, i) => complete[i]?.value === undefined);
    const parts = [...writeAll(partPlans, open)];
    return complete.map((sample) => (sample.value === undefined ? defined(parts.shift()) : sample));
  };
}

function sampleOf(write: Make, plan: Plan, budget: Budget): Sample {
  const run: Run = { plan, budget, missing: [], isShortened: false };
  const value = write(root, run);
  return { value, isShortened: run.isShortened, missing: run.missing };
}

const tooLong: Sample = { value: undefined, isShortened: true, missing: [] };

/** Writes a node with its first example where no example around it has a value; keeps stated scalars. */
function exampled(node: StructuralShape, answer: (node: StructuralShape) => Make): Make {
  const make = answer(node);
  // An example without members is not an example of an object with members.
  const first = node.examples?.find((one) => !isObject(one) || keysOf(one).length > 0);
  return (position, run) => {
    const { example = first, isSmall, isStated } = position;
    if (isSmall || example === undefined) return make(position, run);
    const isScalar = !isList(example) && !isObject(example);
    if (isStated && isScalar) return run.budget.take(jsonCost(example)) ? example : undefined;
    return make({ ...position, example }, run);
  };
}

/**
 * Creates the function that makes the samples of a node keep its rules, if that is possible: properties are added and
 * removed, values are replaced. What an example of a call states is kept.
 */
function ruleKeeper(types: Types) {
  const [read, check] = [decoder(types), validator(types)];
  // The properties of unions and of named types are sampled without rules.
  const samples = lazy(() => sampler(types));
  return (node: StructuralShape, answer: (node: StructuralShape) => Make): Make => {
    const make = answer(node);
    const { rules, ...plain } = node;
    if (rules === undefined) return make;
    const isValid = (value: Json): boolean => check(node)(read(node)(value)).length === 0;
    const whole = lazy(() => samples()([{ shape: plain }])[0]?.value);
    return (position, run) => {
      const value = make(position, run);
      if (value === undefined || position.isStated) return value;
      const kept = adjustValue(rules, value, (key) => {
        const sample = whole();
        return isObject(sample) ? own(sample, key) : undefined;
      });
      return kept !== undefined && isValid(kept) ? kept : value;
    };
  };
}
