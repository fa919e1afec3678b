import {
  type Budget,
  firstWithin,
  jsonCost,
  keyCost,
  type MakeBudget,
  type Smallest,
  smallestOf,
} from "#engine/budget";
import { defined } from "#engine/item-at";
import { isList, isObject, type Json, objectOf, printJson } from "#engine/json";
import {
  branches,
  eachLeaf,
  fold,
  type Path,
  type Property,
  type Shape,
  type TypeId,
  type Types,
  typesFrom,
} from "#engine/shape";
import { leafSamples } from "./leaves/index.ts";

/** A sample of a shape, and what it omits. */
export interface Sample {
  /** As a wire value; undefined if there is none or its first level is too long. */
  readonly value: Json | undefined;
  /** True if deeper values are as small as possible, because there was no room for more. */
  readonly isShortened: boolean;
  /** Required properties that are left out, since there was no room for any value. The sample is not valid then. */
  readonly missing: readonly Path[];
}

/** Limits of the samples of one attempt. */
interface Plan {
  /** Number of object levels that are written in full; smallest values are below them. */
  readonly levels: number;
  /** The number of object levels that show their optional properties. */
  readonly optional: number;
  /** A required property is omitted if its smallest value, below the levels, costs more; undefined: none is omitted. */
  readonly mostBelow?: number;
  /** The budget of all samples of the attempt, in units; see `textCost`. */
  readonly limit: number;
}

/** Maximum size of all samples in one part of a page, in units; about thirty screens of lines. */
const limit = 1500;

/** Optional properties are shown in this many levels of objects, so that a sample stays small; a choice of ours. */
const optionalLevels = 2;

/** The plans of whole samples. */
const completePlans: readonly Plan[] = [Number.POSITIVE_INFINITY, 4, 3, 2, 1, 0].map((levels) => ({
  levels,
  optional: Math.min(levels, optionalLevels),
  limit,
}));

/** The plans of samples that can't be whole. */
const partPlans: readonly Plan[] = [
  ...[5, 4, 3, 2].map((levels) => ({ levels, optional: 0, mostBelow: 10, limit })),
  { levels: 1, optional: 0, mostBelow: 0, limit },
];

/** Maximum nesting of objects, lists and maps, so that neither indentation nor a stack grows with the description. */
const deepest = 50;

/** The state of writing one sample. */
interface Run {
  readonly plan: Plan;
  readonly budget: Budget;
  readonly missing: Path[];
  isShortened: boolean;
}

/** The position of a value. */
interface Position {
  readonly at: Path;
  /** The enclosing named types. */
  readonly trail: readonly TypeId[];
  /** The number of enclosing objects. */
  readonly depth: number;
  /** The number of enclosing objects, lists and maps. */
  readonly nesting: number;
  /** True to write the smallest value. */
  readonly isSmall: boolean;
}

type Make = (position: Position, run: Run) => Json | undefined;

const root: Position = { at: [], trail: [], depth: 0, nesting: 0, isSmall: false };

/**
 * Creates the function that writes samples for documentation. A sample has the required properties and, near the top,
 * optional ones; recursive types end. Patterns are ignored.
 *
 * Samples that are written together share a budget. If it is too small they have fewer levels and end in smallest
 * values, without optional properties and items. Required properties are omitted only if even those are too large or
 * infinite.
 */
export function sampler(types: Types, makeBudget?: MakeBudget): (shapes: readonly Shape[]) => readonly Sample[] {
  const sizeOf = smallestOf(types, {
    leaf: (leaf) => costOf(leafSample(leaf)),
    property: ({ optional }) => (optional ? 0 : undefined),
  });
  const make = fold<Make>(types, {
    ...eachLeaf(leafOf),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return (position, run) => (run.budget.take(1) && !position.isSmall ? (inner(position, run) ?? null) : null);
    },
    list: ({ item }, recur) => listOf(recur(item)),
    set: ({ item }, recur) => listOf(recur(item)),
    map: ({ key, value }, recur) => mapOf(recur(key), recur(value)),
    object: (node, recur) => {
      const write = objectOfMembers(node.properties, recur, sizeOf);
      return (position, run) => {
        const { plan, budget } = run;
        if (!budget.take(1)) return undefined;
        const inside = { ...position, depth: position.depth + 1, nesting: position.nesting + 1 };
        if (position.isSmall || (position.depth < plan.levels && position.nesting < deepest)) return write(inside, run);
        if (!isWritten(sizeOf(node), plan)) return undefined;
        run.isShortened = true;
        return write({ ...inside, isSmall: true }, run);
      };
    },
    discriminatedUnion: (node, recur) => oneOf(node.variants, recur, () => sizeOf(node).part),
    undiscriminatedUnion: (node, recur) => oneOf(node.variants, recur, () => sizeOf(node).part),
    ref: (id, force) => (position, run) => {
      if (position.isSmall) return force()(position, run);
      return position.trail.includes(id) ? undefined : force()({ ...position, trail: [...position.trail, id] }, run);
    },
  });

  return (shapes) => {
    const writeAll = (plans: readonly Plan[], makes: readonly Make[]): readonly Sample[] => {
      // Each sample has at least one line.
      const roomy = plans.map((plan) => ({ ...plan, limit: plan.limit + makes.length }));
      const attempt = (plan: Plan, budget: Budget) => makes.map((write) => sampleOf(write, plan, budget));
      return firstWithin(roomy, attempt, makeBudget) ?? makes.map(() => tooLong);
    };
    const makes = shapes.map(make);
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

const leafSample = fold<Json | undefined>(typesFrom(), { ...leafSamples, ...branches<Json | undefined>(undefined) });

const costOf = (value: Json | undefined): number => (value === undefined ? Number.POSITIVE_INFINITY : jsonCost(value));

/** Returns true if a smallest value is small enough to be written. */
const isWritten = ({ cost, depth }: Smallest, { mostBelow = Number.MAX_VALUE }: Plan): boolean =>
  cost <= mostBelow && depth <= deepest;

function leafOf(leaf: Shape): Make {
  const value = leafSample(leaf);
  const cost = value === undefined ? 1 : jsonCost(value);
  return (_, { budget }) => (budget.take(cost) ? value : undefined);
}

const below = (position: Position, step: string | number): Position => ({ ...position, at: [...position.at, step] });

/** The position of the parts of a list or a map; undefined if it is written empty. */
function partsOf(position: Position, { budget }: Run): Position | undefined {
  if (!budget.take(1) || position.isSmall || position.nesting >= deepest) return undefined;
  return { ...position, nesting: position.nesting + 1 };
}

const listOf =
  (inner: Make): Make =>
  (position, run) => {
    const inside = partsOf(position, run);
    const item = inside && inner(below(inside, 0), run);
    return item === undefined ? [] : [item];
  };

/** Writes a key as text; objects and lists can't be keys. */
const keyText = (value: Json | undefined): string | undefined =>
  typeof value === "string"
    ? value
    : value === undefined || isList(value) || isObject(value)
      ? undefined
      : printJson(value);

const mapOf =
  (name: Make, inner: Make): Make =>
  (position, run) => {
    const inside = partsOf(position, run);
    const key = keyText(inside && name(inside, run));
    const value = inside && key !== undefined ? inner(below(inside, key), run) : undefined;
    return key === undefined || value === undefined ? {} : objectOf([[key, value]]);
  };

/** Returns the first variant that has a value, or the smallest one if `smallest` is set. */
function oneOf(
  variants: readonly { readonly shape: Shape }[],
  recur: (shape: Shape) => Make,
  smallest: () => number,
): Make {
  const inners = variants.map(({ shape }) => recur(shape));
  return (position, run) => {
    if (position.isSmall) return inners[smallest()]?.(position, run);
    for (const inner of inners) {
      // The search counts too: unions of unions may have no value anywhere.
      const value = run.budget.take(1) ? inner(position, run) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

/** Writes the members of an object; undefined if a required one has no value and may not be omitted. */
function objectOfMembers(
  properties: readonly Property[],
  recur: (shape: Shape) => Make,
  sizeOf: (shape: Shape) => Smallest,
): Make {
  const members = properties.map(({ key, optional, shape }) => ({ key, optional, shape, inner: recur(shape) }));
  return (position, run) => {
    const { plan, budget } = run;
    const showsOptional = !position.isSmall && position.depth <= plan.optional;
    const entries: [string, Json][] = [];
    for (const { key, optional, shape, inner } of members) {
      if (optional && !showsOptional) continue;
      if (!budget.take(keyCost(key))) return undefined;
      const at = below(position, key);
      let value = inner(at, run);
      if (value === undefined && !optional && plan.mostBelow !== undefined && isWritten(sizeOf(shape), plan)) {
        value = inner({ ...at, isSmall: true }, run);
      }
      if (value !== undefined) entries.push([key, value]);
      else if (optional) continue;
      else if (plan.mostBelow === undefined) return undefined;
      else run.missing.push(at.at);
    }
    return objectOf(entries);
  };
}
