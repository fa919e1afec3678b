import {
  type Budget,
  firstWithin,
  jsonCost,
  keyCost,
  type MakeBudget,
  repeatBudgetOf,
  smallestOf,
} from "#engine/budget";
import { type Json, objectOf } from "#engine/json";
import { branches, eachLeaf, fold, type Property, type Shape, type TypeId, type Types, typesFrom } from "#engine/shape";
import { exampleFinder, exampleValue } from "./examples.ts";
import { inferSelection } from "./infer-selection.ts";
import { leafDefaults } from "./leaves/index.ts";
import {
  alternativeAnswers,
  alternatives,
  flattenSelection,
  itemsByPosition,
  mergeSelections,
  type PositionedItem,
  type SelectionTree,
  selectionTreeAt,
  type ValueWithSelection,
  type ValueWithTree,
  type VariantSelection,
  withVariant,
} from "./unions/index.ts";

/** The injected clock: the engine never reads one itself. */
export interface InitialValueDeps {
  readonly now: () => Date;
}

/**
 * The examples of properties that initial values use: of no properties, of required properties, or of all, which adds
 * optional properties with examples.
 */
export type ExampleUse = "none" | "required" | "all";

/** Limits of the initial values of one attempt. */
interface Plan {
  /** Number of object levels in which all required properties are filled in. */
  readonly levels: number;
  /**
   * A deeper object gets its smallest value if that costs no more; otherwise it is left to the reader. Undefined if
   * none may be left.
   */
  readonly maxBelow?: number;
  /** The budget of all values of the attempt, in units; see `jsonCost`. */
  readonly limit: number;
}

/**
 * Maximum size of a complete initial form, in units; our choice. Of a larger form only the first levels are filled in.
 */
const most = 10_000;
/** Maximum size of such a partial form, in units; our choice, since a form of this size renders at once. */
const maxShortened = 1000;

const plans: readonly Plan[] = [
  { levels: Number.POSITIVE_INFINITY, limit: most },
  ...[4, 3, 2, 1].map((levels) => ({ levels, limit: maxShortened })),
  ...[4, 3, 2].map((levels) => ({ levels, maxBelow: 10, limit: maxShortened })),
];

/** The plan when no other is enough: the properties of the first level that are not objects. */
const lastPlan: Plan = { levels: 1, maxBelow: 0, limit: most };

/** Maximum nesting of objects in an initial value, so that no stack grows with the description. */
const deepest = 50;

/** One attempt to make initial values. */
interface Run extends InitialValueDeps {
  readonly plan: Plan;
  readonly budget: Budget;
}

/** The position of a value that is built. */
interface Position {
  /** The named types and unions being built, so that recursive ones end. */
  readonly trail: readonly (TypeId | Shape)[];
  /** The number of enclosing objects. */
  readonly depth: number;
  /** True to build the smallest value. */
  readonly isSmall: boolean;
  /** True for an optional property itself: its reader adds it to enter a value, so `null` is the last resort. */
  readonly isAdded: boolean;
}

type Make = (position: Position, run: Run) => ValueWithTree | undefined;

const root: Position = { trail: [], depth: 0, isSmall: false, isAdded: false };

/**
 * Returns the initial value of a control (docs/behavior.md#initial-values-of-a-form), with the variants of its unions.
 * Returns undefined if no value makes sense: an enum with several values and no default, a file, an unknown value, a
 * type that must contain itself. An object starts with its required properties that have a default, and a list with as
 * many items as it must have.
 *
 * If the initial value of a type would be too large, only its first levels are filled in. Objects below them get their
 * smallest value if that is small enough; otherwise they are absent, and the form offers to add them.
 */
export function initialValue(
  types: Types,
  makeBudget?: MakeBudget,
): (shape: Shape) => (deps: InitialValueDeps) => ValueWithSelection | undefined {
  const { make } = maker(types);
  return (shape) => {
    const inner = make(shape);
    return (deps) => startAll([inner], deps, makeBudget)[0];
  };
}

/** Creates the function that returns the initial value of a control, without its selection; see `initialValue`. */
export function initialJson(types: Types): (shape: Shape) => (deps: InitialValueDeps) => Json | undefined {
  const start = initialValue(types);
  return (shape) => {
    const make = start(shape);
    return (deps) => make(deps)?.value;
  };
}

/**
 * Creates the function that returns the initial values of properties: their examples if these are used, or else their
 * own defaults, or else the initial values of their shapes. They share one budget.
 */
export function initialProperties(
  types: Types,
  makeBudget?: MakeBudget,
  use: ExampleUse = "none",
): (properties: readonly Property[]) => (deps: InitialValueDeps) => readonly (ValueWithSelection | undefined)[] {
  const { make, member } = maker(types, use);
  return (properties) => {
    const inners = properties.map((property): Make => {
      const inner = member(property, make);
      return property.optional ? (position, run) => inner({ ...position, isAdded: true }, run) : inner;
    });
    return (deps) => startAll(inners, deps, makeBudget);
  };
}

/** Creates the function that returns the initial value of one property. */
export function initialPropertyValue(
  types: Types,
): (property: Property) => (deps: InitialValueDeps) => ValueWithSelection | undefined {
  const start = initialProperties(types);
  return (property) => {
    const make = start([property]);
    return (deps) => make(deps)[0];
  };
}

function startAll(
  makes: readonly Make[],
  deps: InitialValueDeps,
  makeBudget?: MakeBudget,
): readonly (ValueWithSelection | undefined)[] {
  const attempt = (plan: Plan, budget: Budget) => makes.map((make) => make(root, { ...deps, plan, budget }));
  // The last plan always succeeds: each part of the description is free once, however long it is.
  const made = firstWithin(plans, attempt, makeBudget) ?? attempt(lastPlan, repeatBudgetOf(lastPlan.limit));
  return made.map(filled);
}

/** Creates the folds that build the initial values of one type table. */
function maker(types: Types, use: ExampleUse = "none") {
  const answersOf = alternativeAnswers<Make>(types);
  const flat = alternatives(types);
  const chosenIn = inferSelection(types);
  const sizeOf = smallestOf(types, { leaf: (leaf) => costOf(leafDefault(leaf)(epoch)), property: fixedCost });

  const { exampleOf, isAdded } = examplesIn(types, use);
  const member = (property: Property, recur: (shape: Shape) => Make): Make => {
    const { shape, default: own, optional } = property;
    const inner = own === undefined ? recur(shape) : constantMember(property, own, chosenIn(shape));
    if (use === "none") return inner;
    return (position, run) => {
      if (position.isSmall) return optional ? undefined : inner(position, run);
      const example = exampleOf(property);
      if (example === undefined) return inner(position, run);
      return run.budget.take(jsonCost(example.value), property) ? example : undefined;
    };
  };

  const make = fold<Make>(types, {
    ...eachLeaf<Make>((node) => {
      const start = leafDefault(node);
      const cost = costOf(start(epoch));
      return (_, run) => {
        const value = run.budget.take(cost, node) ? start(run) : undefined;
        return value === undefined ? undefined : { value };
      };
    }),
    nullable: (node, recur) => nullOr(recur(node.item), constant(null, node)),
    list: (node, recur) =>
      listOf(recur(node.item), node, node.minItems, positioned(itemsByPosition(node, flat), recur)),
    // Further items would have to differ from the first one.
    set: (node, recur) => listOf(recur(node.item), node, node.minItems && 1),
    map: (node) => constant({}, node),
    object: (node, recur) => {
      const filledIn = node.properties.filter((property) => fixedCost(property) !== 0 || isAdded(property));
      const members = filledIn.map((one): Member => [one.key, member(one, recur)]);
      const own = filledIn.reduce((sum, { key }) => sum + keyCost(key), 1);
      return (position, run) => {
        const { plan, budget } = run;
        if (!budget.take(own, node)) return undefined;
        const inside = { ...position, depth: position.depth + 1, isAdded: false };
        if (position.isSmall || (position.depth < plan.levels && position.depth < deepest))
          return objectOfMembers(members, inside, run);
        const { cost, depth } = sizeOf(node);
        if (cost > (plan.maxBelow ?? Number.MAX_VALUE) || depth > deepest) {
          if (plan.maxBelow === undefined) budget.take(Number.POSITIVE_INFINITY);
          return undefined;
        }
        return objectOfMembers(members, { ...inside, isSmall: true }, run);
      };
    },
    discriminatedUnion: (node, recur) => {
      const inners = node.variants.map(({ shape }) => recur(shape));
      const variantAt = variantOf(() => node.variants.map(({ shape }) => sizeOf(shape).cost));
      return (position, run) => inners[variantAt(position, run)]?.(position, run);
    },
    undiscriminatedUnion: (node, recur) => {
      const inners = answersOf(node, recur);
      const variantAt = variantOf(() => flat(node).map(({ shape }) => sizeOf(shape).cost));
      return (position, run) => {
        if (!position.isSmall && position.trail.includes(node)) return undefined;
        const variant = variantAt(position, run);
        const made = inners()[variant]?.({ ...position, trail: [...position.trail, node] }, run);
        return made && { value: made.value, tree: withVariant(variant, made.tree) };
      };
    },
    ref: (id, force) => (position, run) => {
      if (position.isSmall) return force()(position, run);
      return position.trail.includes(id) ? undefined : force()({ ...position, trail: [...position.trail, id] }, run);
    },
  });
  return { make, member };
}

/** Creates the functions that return the example of a property, found once, and whether an optional one is added. */
function examplesIn(types: Types, use: ExampleUse) {
  const exampled = exampleValue(types);
  const hasExample = exampleFinder(types);
  const known = new Map<Property, ValueWithTree | undefined>();
  return {
    exampleOf: (property: Property): ValueWithTree | undefined => {
      if (!known.has(property)) {
        const example = exampled(property);
        known.set(property, example && withSelection(example.value, selectionTreeAt(example.selection, [])));
      }
      return known.get(property);
    },
    isAdded: (property: Property): boolean =>
      use === "all" && property.optional && property.access !== "READ_ONLY" && hasExample(property),
  };
}

function constantMember(property: Property, own: Json, chosen: (value: Json) => VariantSelection): Make {
  let made: ValueWithTree | undefined;
  return (_, { budget }) => {
    if (!budget.take(jsonCost(own), property)) return undefined;
    made ??= withSelection(own, selectionTreeAt(chosen(own), []));
    return made;
  };
}

/** Returns the cost of a property with its own default, 0 for an omitted one, undefined if its shape decides. */
function fixedCost({ key, optional, access, default: own }: Property): number | undefined {
  if (optional || access === "READ_ONLY") return 0;
  return own === undefined ? undefined : keyCost(key) + jsonCost(own);
}

/** A leaf without a value costs more than one with a value, so that unions prefer variants that have one. */
const costOf = (value: Json | undefined): number => (value === undefined ? 2 : jsonCost(value));

const epoch: InitialValueDeps = { now: () => new Date(0) };

type LeafDefault = (deps: InitialValueDeps) => Json | undefined;
const leafDefault = fold<LeafDefault>(typesFrom(), { ...leafDefaults, ...branches<LeafDefault>(() => undefined) });

const constant =
  (value: Json, part: Shape): Make =>
  (_, { budget }) =>
    budget.take(1, part) ? { value } : undefined;

/** Returns the value of a property that the reader adds; otherwise, and without one, `null`. */
const nullOr =
  (inner: Make, none: Make): Make =>
  (position, run) =>
    (position.isAdded && inner(position, run)) || none(position, run);

/** Maximum number of items that a list starts with; our choice. */
const maxItems = 20;

/** Builds a list of as many items as it must have; an empty one if its items have no initial value. */
const listOf =
  (inner: Make, part: Shape, least = 0, first: readonly Make[] = []): Make =>
  (position, run) => {
    if (!run.budget.take(1, part)) return undefined;
    const inside = { ...position, isAdded: false };
    const length = position.isSmall ? 0 : Math.min(least, maxItems);
    const made = Array.from({ length }, (_, i) => (first[i] ?? inner)(inside, run));
    // An item without a value leaves no room for those after it.
    const end = made.indexOf(undefined);
    const items = made.slice(0, end === -1 ? made.length : end).filter((one) => one !== undefined);
    return withSelection(
      items.map(({ value }) => value),
      mergeSelections(items.map(({ tree }, i) => [i, tree])),
    );
  };

/** Builds items by their position, each with its variant of the union of all items. */
const positioned = (items: readonly PositionedItem[], recur: (shape: Shape) => Make): readonly Make[] =>
  items.map(({ shape, variant }) => {
    const inner = recur(shape);
    return (position, run) => {
      const made = inner(position, run);
      return made && { value: made.value, tree: withVariant(variant, made.tree) };
    };
  });

type Member = readonly [key: string, make: Make];

function objectOfMembers(members: readonly Member[], position: Position, run: Run): ValueWithTree {
  const entries: [string, Json][] = [];
  const tree: [string, SelectionTree | undefined][] = [];
  for (const [key, make] of members) {
    const made = make(position, run);
    if (made === undefined) continue;
    entries.push([key, made.value]);
    tree.push([key, made.tree]);
  }
  return withSelection(objectOf(entries), mergeSelections(tree));
}

/**
 * Creates the function that selects the initial variant of a union: the first one, or, if the budget is too small, the
 * first finite one or the smallest.
 */
function variantOf(costsOf: () => readonly number[]): (position: Position, run: Run) => number {
  let costs: readonly number[] | undefined;
  return ({ isSmall }, { plan }) => {
    if (!isSmall && plan.levels === Number.POSITIVE_INFINITY) return 0;
    costs ??= costsOf();
    const best = isSmall ? costs.reduce((least, cost) => Math.min(least, cost), Number.MAX_VALUE) : Number.MAX_VALUE;
    return Math.max(
      0,
      costs.findIndex((cost) => cost <= best),
    );
  };
}

const withSelection = (value: Json, tree: SelectionTree | undefined): ValueWithTree => ({
  value,
  ...(tree && { tree }),
});

const filled = (made: ValueWithTree | undefined): ValueWithSelection | undefined =>
  made && { value: made.value, selection: flattenSelection(made.tree) };
