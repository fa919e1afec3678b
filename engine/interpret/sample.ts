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
import { equalJson, isList, isObject, type Json, keysOf, objectOf, own, printJson } from "#engine/json";
import {
  type Algebra,
  aroundEach,
  branches,
  eachLeaf,
  fold,
  type LeafShape,
  type ListShape,
  type ObjectShape,
  type Path,
  type Property,
  positionsOf,
  requiredFirst,
  type Shape,
  type StructuralShape,
  type TypeId,
  type Types,
  typesFrom,
} from "#engine/shape";
import { decoder, decoderWithSelection } from "./decode.ts";
import { encoder } from "./encode.ts";
import { leafSamples } from "./leaves/index.ts";
import { adjustValue } from "./rules/index.ts";
import { type AnotherValue, anotherValue } from "./sample-variation.ts";
import { alternatives, discriminantReader } from "./unions/index.ts";
import { type Counts, type Direction, isCountIn, itemCounts, memberCounts, validator } from "./validate/index.ts";

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

/** Limits of the samples of one attempt. */
interface Plan {
  /** Number of object levels that are written in full; smallest values are below them. */
  readonly levels: number;
  /** The number of object levels that show their optional properties. */
  readonly optional: number;
  /** The same of objects without required properties, which would otherwise be empty. */
  readonly optionalOnly: number;
  /** A required property is omitted if its smallest value, below the levels, costs more; undefined: none is omitted. */
  readonly maxBelow?: number;
  /** The budget of all samples of the attempt, in units; see `textCost`. */
  readonly limit: number;
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
  /** The value of an example at this position. */
  readonly example?: Json | undefined;
  /** True if that is kept although the shape does not allow it. */
  readonly isStated: boolean;
}

type Make = (position: Position, run: Run) => Json | undefined;

const root: Position = { at: [], trail: [], depth: 0, nesting: 0, isSmall: false, isStated: false };

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
  const sizeOf = smallestOf(types, {
    leaf: (leaf) => costOf(leafSample(leaf)),
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
    object: (node, recur) => {
      const write = objectOfMembers(node, recur, { sizeOf, isSent });
      return (position, run) => {
        const { plan, budget } = run;
        if (!budget.take(1)) return undefined;
        const { example, isStated } = position;
        if (isStated && isList(example)) return example;
        const inside = { ...position, depth: position.depth + 1, nesting: position.nesting + 1 };
        if (position.isSmall || (position.depth < plan.levels && position.nesting < deepest)) return write(inside, run);
        if (!isWritten(sizeOf(node), plan)) return undefined;
        run.isShortened = true;
        return write({ ...inside, isSmall: true }, run);
      };
    },
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
  const keep = ruleKeeper(types);
  const make = fold(types, aroundEach(aroundEach(algebra, exampled), keep));

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

const leafSample = fold<Json | undefined>(typesFrom(), { ...leafSamples, ...branches<Json | undefined>(undefined) });

const costOf = (value: Json | undefined): number => (value === undefined ? Number.POSITIVE_INFINITY : jsonCost(value));

/** Returns true if a smallest value is small enough to be written. */
const isWritten = ({ cost, depth }: Smallest, { maxBelow = Number.MAX_VALUE }: Plan): boolean =>
  cost <= maxBelow && depth <= deepest;

/** Returns a value of the wire as a leaf writes it, such as digits as a number; undefined if it is not accepted. */
type LeafReader = (leaf: LeafShape, wire: Json | undefined) => Json | undefined;

function leafReader(types: Types): LeafReader {
  const [read, check, write] = [decoder(types), validator(types), encoder(types)];
  return (leaf, wire) => {
    const value = wire === undefined ? undefined : read(leaf)(wire);
    if (wire === undefined || value === undefined || check(leaf)(value).length > 0) return undefined;
    const written = write(leaf)(value);
    return typeof wire === "string" && typeof written !== "string" ? written : wire;
  };
}

function leafOf(leaf: LeafShape, read: LeafReader): Make {
  const usual = leafSample(leaf);
  // XX leaf can lack one, which the spread hides from the compiler.
  const isValid = !("default" in leaf) || read(leaf, usual) !== undefined;
  const generated = isValid ? usual : leafSample({ ...leaf, default: undefined } as unknown as LeafShape);
  const ownExample = lazy(() => leaf.examples?.map((one) => read(leaf, one)).find((one) => one !== undefined));
  return ({ example, isSmall, isStated }, { budget }) => {
    const used = isSmall ? undefined : isStated ? example : read(leaf, example);
    const value = used ?? (isSmall ? generated : (ownExample() ?? generated));
    return budget.take(value === undefined ? 1 : jsonCost(value)) ? value : undefined;
  };
}

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

/** The position of a part, with its value in an example around it, or else its first own example. */
const below = (position: Position, step: string | number, value?: Json, own?: Json): Position => ({
  ...position,
  at: [...position.at, step],
  example: value === undefined ? own : value,
  isStated: position.isStated && value !== undefined,
});

/** Maximum number of parts of a list or a map in a sample; our choice, since more don't help a reader. */
const maxParts = 20;

/** The position of the parts of a list or a map, and their number; a smallest value has as few as are allowed. */
function partsOf(position: Position, { least, most }: Counts): { readonly inside: Position; readonly count: number } {
  const count = position.isSmall || position.nesting >= deepest ? least : Math.min(Math.max(1, least), most);
  return { inside: { ...position, nesting: position.nesting + 1 }, count: Math.min(count, maxParts) };
}

/** Writes a list; undefined if items that it must have have no value. */
const listOf =
  (inner: Make, counts: Counts, another?: AnotherValue): Make =>
  (position, run) => {
    const { example, isStated, isSmall } = position;
    if (!run.budget.take(1)) return counts.least > 0 ? undefined : [];
    const { inside, count } = partsOf(position, counts);
    const isFull = !isSmall && position.nesting < deepest;
    if (isFull && isList(example)) {
      const items = example.map((one, i) => inner(below(inside, i, one), run));
      const written = itemsOf(items, another !== undefined && !isStated);
      if (isStated || isCountIn(written.length, counts)) return written;
    }
    if (isFull && isStated && example !== undefined) return example;
    const items: Json[] = [];
    for (let index = 0; index < count; index += 1) {
      const item = inner(below(inside, index), run);
      if (item === undefined) return counts.least > 0 ? undefined : [];
      items.push(another === undefined ? item : another(item, items));
    }
    return items;
  };

/** Writes a list; if its items depend on their position, at least all of those. */
function orderedList(node: ListShape, recur: (shape: Shape) => Make): Make {
  const [inner, counts, positions] = [recur(node.item), itemCounts(node), positionsOf(node)];
  if (positions === undefined) return listOf(inner, counts);
  const first = positions.first.map(recur);
  const least = Math.min(Math.max(counts.least, first.length), counts.most);
  const atPosition: Make = (position, run) => (first[Number(position.at.at(-1))] ?? inner)(position, run);
  return listOf(atPosition, { ...counts, least });
}

/** Returns the items that have a value, in a set each once. */
const itemsOf = (items: readonly (Json | undefined)[], isSet: boolean): readonly Json[] => {
  const present = items.filter((one) => one !== undefined);
  return isSet ? present.filter((one, i) => present.findIndex((other) => equalJson(one, other)) === i) : present;
};

/** Returns a function that computes a result on its first call. */
function lazy<T>(compute: () => T): () => T {
  let known: { readonly result: T } | undefined;
  return () => {
    known ??= { result: compute() };
    return known.result;
  };
}

/** Which keys a map accepts, and the variation of its sample's keys. */
interface MapKeys {
  readonly isKey: (key: string) => boolean;
  readonly another: AnotherValue;
}

function mapKeys(types: Types, key: Shape): MapKeys {
  const check = lazy(() => validator(types)({ kind: "map", key, value: { kind: "unknown" } }));
  return { isKey: (one) => check()(objectOf([[one, null]])).length === 0, another: anotherValue(types, key) };
}

/** Writes a key as text; objects and lists can't be keys. */
const keyText = (value: Json | undefined): string | undefined =>
  typeof value === "string"
    ? value
    : value === undefined || isList(value) || isObject(value)
      ? undefined
      : printJson(value);

/** Writes a map; undefined if members that it must have have no value. */
const mapOf =
  (name: Make, inner: Make, { isKey, another }: MapKeys, counts: Counts): Make =>
  (position, run) => {
    const { example, isStated, isSmall } = position;
    const none = counts.least > 0 ? undefined : {};
    if (!run.budget.take(1)) return none;
    const { inside, count } = partsOf(position, counts);
    const isFull = !isSmall && position.nesting < deepest;
    if (isFull && isObject(example)) {
      const stated = Object.entries(example).filter(([key]) => isStated || isKey(key));
      const entries = stated.map(([key, one]) => [key, inner(below(inside, key, one), run)] as const);
      const written = entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
      if (isStated || isCountIn(written.length, counts)) return objectOf(written);
    }
    if (isFull && isStated && example !== undefined) return example;
    const entries: [string, Json][] = [];
    const keys: Json[] = [];
    for (let index = 0; index < count; index += 1) {
      const first = name({ ...inside, isSmall: false, example: undefined }, run);
      const key = first === undefined ? undefined : another(first, keys);
      const text = keyText(key);
      const value = text === undefined ? undefined : inner(below(inside, text), run);
      if (key === undefined || text === undefined || value === undefined) return none;
      keys.push(key);
      entries.push([text, value]);
    }
    return objectOf(entries);
  };

/** Returns the first variant that has a value, or the smallest one if `smallest` is set. */
function oneOf(
  variants: readonly { readonly shape: Shape }[],
  recur: (shape: Shape) => Make,
  smallest: () => number,
  exampled: (example: Json) => { readonly shape: Shape } | undefined,
): Make {
  const inners = variants.map(({ shape }) => recur(shape));
  return (around, run) => {
    if (around.isSmall) return inners[smallest()]?.(around, run);
    const { example } = around;
    const variant = example === undefined ? undefined : exampled(example);
    const found = variant && recur(variant.shape)(around, run);
    if (found !== undefined) return found;
    if (around.isStated && example !== undefined) return example;
    const position: Position = { ...around, example: undefined };
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
  node: ObjectShape,
  recur: (shape: Shape) => Make,
  { sizeOf, isSent }: { readonly sizeOf: (shape: Shape) => Smallest; readonly isSent: (property: Property) => boolean },
): Make {
  const { properties, closed, extra } = node;
  const { least, most } = memberCounts(node);
  const required = properties.filter((property) => !property.optional && isSent(property)).length;
  const members = requiredFirst(properties).map((property) => ({
    ...property,
    isUsual: isSent(property),
    inner: recur(property.shape),
  }));
  const further = extra && recur(extra);
  const declared = new Set(properties.map(({ key }) => key));
  return (position, run) => {
    const { plan, budget } = run;
    const given = !position.isSmall && isObject(position.example) ? position.example : undefined;
    const omitted = properties.filter(({ key, optional }) => !optional && given && own(given, key) === undefined);
    const isTooLarge = given !== undefined && keysOf(given).length + omitted.length > most;
    const example = isTooLarge && !position.isStated ? undefined : given;
    const optionalDepth = required === 0 ? plan.optionalOnly : plan.optional;
    const showsOptional = example === undefined && !position.isSmall && position.depth <= optionalDepth;
    const entries: [string, Json][] = [];
    let added = 0;
    for (const { key, optional, shape, inner, examples = [], isUsual } of members) {
      const present = example && own(example, key);
      if (!isUsual && present === undefined) continue;
      const isNeeded = required + added < least && isWritten(sizeOf(shape), plan);
      const isShown = present !== undefined || (showsOptional && required + added < most);
      if (optional && !isNeeded && !isShown) continue;
      if (!budget.take(keyCost(key))) return undefined;
      const at = below(position, key, present, examples[0]);
      let value = inner(at, run);
      if (
        value === undefined &&
        (!optional || isNeeded) &&
        plan.maxBelow !== undefined &&
        isWritten(sizeOf(shape), plan)
      ) {
        value = inner({ ...at, isSmall: true }, run);
      }
      if (value !== undefined) {
        entries.push([key, value]);
        if (optional) added += 1;
      }
      if (value !== undefined || optional) continue;
      if (plan.maxBelow === undefined) return undefined;
      run.missing.push(at.at);
    }
    const keepsOthers = position.isStated || closed !== true;
    const others = keepsOthers ? Object.keys(example ?? {}).filter((key) => !declared.has(key)) : [];
    for (const key of others) {
      const present = example && own(example, key);
      if (present === undefined || (key === "__proto__" && !position.isStated)) continue;
      const value = further === undefined ? present : further(below(position, key, present), run);
      if (!budget.take(keyCost(key) + (further === undefined ? jsonCost(present) : 0))) return undefined;
      if (value !== undefined) entries.push([key, value]);
    }
    return objectOf(entries);
  };
}
