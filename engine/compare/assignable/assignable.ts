import type { Budget } from "#engine/budget";
import {
  type BranchAlgebra,
  fold,
  type ItemLimits,
  type Property,
  type Shape,
  type TypeId,
  type Types,
} from "#engine/shape";
import { keyAccepter } from "./leaf-accepts.ts";
import { type AcceptedBy, leavesAssignable } from "./leaves-assignable.ts";
import { nodeNumbers } from "./node-numbers.ts";
import { keptBy, type ReaderQuestions, readerCases, someCase } from "./reader-cases.ts";
import { isRecordAssignable, type RecordDeps } from "./records-assignable.ts";
import { isAnyText } from "./text-ranges.ts";
import { type View, viewer } from "./view.ts";

/** Returns true if the reader accepts every wire value of the writer's shape. Unknown keys are ignored. */
export type IsAssignable = (writer: Shape, reader: Shape) => boolean;

/** The answers about one pair of versions in one direction. */
export interface Acceptance {
  readonly assignable: IsAssignable;
  /** The same for shapes of map keys, which are always text on the wire. */
  readonly keyAssignable: IsAssignable;
}

/** The two sides: the types of the writer and of the reader of the values. */
export interface Sides {
  readonly writer: Types;
  readonly reader: Types;
  /** Returns true if a property is sent in this direction at all. */
  readonly isSent: (property: Property) => boolean;
  /** Pays for each pair of types and for each case of a union. Once it is spent, open questions are answered "no". */
  readonly budget: Budget;
}

/** Maximum nesting of named types. Below it the answer is "not assignable", so that no stack overflows. */
const deepest = 300;

/**
 * Creates the check of whether all values of one type are values of another. A positive answer is always right; a
 * negative one may be wrong for patterns and unions that would need a longer analysis.
 *
 * Recursive types are compared coinductively (greatest fixed point): a pair is assumed to be assignable while it is
 * being compared. If the assumption fails, everything that relied on it is checked again.
 */
export function assignability({ writer, reader, isSent, budget }: Sides): Acceptance {
  const seeWriter = viewer(writer);
  const seeReader = viewer(reader);
  const casesOf = readerCases(seeReader, budget);
  const acceptsKey = keyAccepter(reader);
  const keyAssignable: IsAssignable = (from, to) => {
    const [seen, other] = [seeWriter(from), seeReader(to)];
    if (other.isAny || (other.texts && isAnyText(other.texts))) return true;
    const keys = finiteKeys(seen);
    return keys === undefined ? assignable(from)(to) : keys.every((key) => acceptsKey(to, key));
  };
  const pairs: TypePairs = { proven: new Set(), refuted: new Set(), assumed: new Set(), depth: 0 };
  const assignable = fold<AcceptedBy>(writer, {
    ...leavesAssignable({ casesOf, budget }, seeWriter),
    ...branchesAssignable({ casesOf, budget, seeWriter, acceptsKey, isSent, keyAssignable }),
    ref: namedAssignable(pairs, seeReader, budget),
  });
  return {
    assignable: settled(pairs, (from, to) => assignable(from)(to)),
    keyAssignable: settled(pairs, keyAssignable),
  };
}

/** Returns all keys that a shape allows, if these can be listed. */
const finiteKeys = ({ enum: closed, literal }: View): readonly string[] | undefined =>
  closed?.values.map(({ value }) => value) ?? (literal ? [String(literal.value)] : undefined);

/** Returns the answers for writer shapes that hold others. */
const branchesAssignable = (deps: ReaderQuestions & RecordDeps): Omit<BranchAlgebra<AcceptedBy>, "ref"> => ({
  nullable:
    ({ item }, recur) =>
    (shape) =>
      deps.casesOf(shape).takesNull && recur(item)(shape),
  list: (node, recur) =>
    someCase(
      deps,
      keptBy(node),
      ({ items }) => items?.unique === false && hasItemsWithin(node, items) && recur(node.item)(items.item),
    ),
  set: (node, recur) =>
    someCase(
      deps,
      keptBy(node),
      ({ items }) => items !== undefined && hasItemsWithin(node, items) && recur(node.item)(items.item),
    ),
  map: (node, recur) => someCase(deps, keptBy(node), ({ record }) => isRecordAssignable(deps, node, record, recur)),
  object: (node, recur) =>
    someCase(deps, keptBy(node), ({ record, tagged }) => {
      if (!tagged) return isRecordAssignable(deps, node, record, recur);
      const tag = node.properties.find(({ key }) => key === tagged.discriminant);
      const value = tag && !tag.optional ? deps.seeWriter(tag.shape).literal?.value : undefined;
      const variant = tagged.variants.find((one) => one.value === value);
      return variant !== undefined && recur(node)(variant.shape);
    }),
  discriminatedUnion: (node, recur) => {
    const { discriminant, variants } = node;
    const byTag = someCase(deps, keptBy(node), ({ tagged }) => {
      if (tagged?.discriminant !== discriminant) return false;
      const others = new Map(tagged.variants.map(({ value, shape }) => [value, shape]));
      return variants.every(({ value, shape }) => {
        const other = others.get(value);
        return other !== undefined && recur(shape)(other);
      });
    });
    return (shape) => byTag(shape) || variants.every((one) => recur(one.shape)(shape));
  },
  undiscriminatedUnion:
    ({ variants }, recur) =>
    (shape) =>
      variants.every((one) => recur(one.shape)(shape)),
});

/** Returns true if the reader allows each number of items that the writer may send. */
const hasItemsWithin = (writer: ItemLimits, { minItems = 0, maxItems = Infinity }: ItemLimits): boolean =>
  (writer.minItems ?? 0) >= minItems && (writer.maxItems ?? Infinity) <= maxItems;

/** The answers about pairs of a named type of the writer and a shape of the reader. */
interface TypePairs {
  readonly proven: Set<string>;
  readonly refuted: Set<string>;
  /** Pairs that are assumed to be assignable until the question is answered. */
  assumed: Set<string>;
  /** The number of named types that are being compared inside each other. */
  depth: number;
}

/** Returns the answer for named types, each pair once. */
function namedAssignable(
  pairs: TypePairs,
  seeReader: (shape: Shape) => View,
  budget: Budget,
): BranchAlgebra<AcceptedBy>["ref"] {
  const nodeOf = nodeNumbers();
  const { proven, refuted } = pairs;
  return (id: TypeId, force) => (shape) => {
    const pair = JSON.stringify([id, seeReader(shape).id ?? nodeOf(shape)]);
    if (proven.has(pair) || pairs.assumed.has(pair)) return true;
    if (refuted.has(pair) || pairs.depth === deepest || !budget.take(1)) return false;
    pairs.assumed.add(pair);
    pairs.depth += 1;
    const answer = force()(shape);
    pairs.depth -= 1;
    if (answer) return true;
    pairs.assumed.delete(pair);
    refuted.add(pair);
    return false;
  };
}

/** Asks again until no assumption fails during a run; the assumptions of the last run are then proven. */
const settled =
  (pairs: TypePairs, question: IsAssignable): IsAssignable =>
  (from, to) => {
    for (;;) {
      const before = pairs.refuted.size;
      pairs.assumed = new Set();
      const answer = question(from, to);
      if (pairs.refuted.size > before) continue;
      for (const pair of pairs.assumed) pairs.proven.add(pair);
      return answer;
    }
  };
