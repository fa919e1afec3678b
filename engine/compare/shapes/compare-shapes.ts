import type { Json } from "#engine/json";
import { ruleSentence } from "#engine/rules";
import {
  type BranchAlgebra,
  fold,
  type LeafAlgebra,
  type ListShape,
  type ObjectShape,
  type Shape,
  type ShapeOf,
  type Types,
} from "#engine/shape";
import { nodeNumbers, rulesImply, rulesOf, type View } from "../assignable/index.ts";
import { below, type ChangeLocation, type Report } from "../report/index.ts";
import { compareKeyKinds, compareKinds } from "./compare-kinds.ts";
import {
  compareDefaults,
  compareEnums,
  compareExamples,
  compareFiles,
  compareHint,
  compareLiterals,
  compareStrings,
} from "./compare-leaves.ts";
import { compareItemCounts, compareMemberCounts, compareNumbers } from "./compare-limits.ts";
import { compareProperties } from "./compare-properties.ts";
import { compareMatched, compareTagged, matchedVariants } from "./compare-variants.ts";
import type { CompareShapes, ComparisonContext, Versions } from "./context.ts";

/** Compares one shape with a newer one. */
type Compare = (newer: Shape, location: ChangeLocation) => void;
type Kind = View["kind"];
type Pair<S> = (older: S, newer: S, location: ChangeLocation, context: ComparisonContext) => void;

/** Limit of nested named types that are compared with a shape without a name. */
const maxUnnamedDepth = 16;

/**
 * Compares two shapes. Shapes of the same kind are compared part by part; for others it checks in
 * which direction values are assignable.
 * @param maxUnnamed how often a named type is compared part by part with a shape without a name. Two named types are
 * compared once, but these at each location.
 */
export function shapeComparer(older: Types, versions: Versions, maxUnnamed: number): CompareShapes {
  const compare: CompareShapes = (was, is, location) => run(was)(is, location);
  const run = fold<Compare>(older, {
    ...leafComparisons(versions),
    ...branchComparisons(versions),
    ref: namedComparison({ ...versions, compare }, maxUnnamed),
  });
  return compare;
}

/** Compares with a newer shape of the same kind by `pair`, and with any other by `compareUnpaired`. */
const paired =
  <K extends Kind>(versions: Versions, kind: K, pair: Pair<ShapeOf<K>>) =>
  (node: ShapeOf<K>, recur: (older: Shape) => Compare): Compare => {
    const context: ComparisonContext = { ...versions, compare: (a, b, at) => recur(a)(b, at) };
    return (shape, location) => {
      const other = versions.see.newer(shape);
      if (other.kind !== kind) {
        compareUnpaired(node, shape, location, context);
        return;
      }
      // The shape of a view is of the view's kind; the compiler can't see it while the kind is open.
      const newer = other.shape as ShapeOf<K>;
      compareExamples(node, newer, location, versions.report);
      compareRules(node, newer, location, versions.report);
      pair(node, newer, location, context);
    };
  };

const leafComparisons = (versions: Versions): LeafAlgebra<Compare> => ({
  string: paired(versions, "string", leaf(compareStrings)),
  boolean: paired(versions, "boolean", leaf()),
  integer: paired(versions, "integer", leaf(compareNumbers)),
  uint: paired(versions, "uint", leaf()),
  double: paired(versions, "double", leaf(compareNumbers)),
  long: paired(versions, "long", leaf(compareNumbers)),
  uint64: paired(versions, "uint64", leaf()),
  bigInteger: paired(versions, "bigInteger", leaf()),
  datetime: paired(versions, "datetime", leaf()),
  date: paired(versions, "date", leaf()),
  uuid: paired(versions, "uuid", leaf()),
  base64: paired(
    versions,
    "base64",
    leaf((was, is, location, report) => compareHint("media type", was.mimeType, is.mimeType, location, report)),
  ),
  enum: paired(versions, "enum", leaf(compareEnums)),
  literal: paired(versions, "literal", (was, is, location, { report }) => compareLiterals(was, is, location, report)),
  file: paired(versions, "file", (was, is, location, { report }) => compareFiles(was, is, location, report)),
  unknown: paired(versions, "unknown", () => {}),
});

const branchComparisons = (versions: Versions): Omit<BranchAlgebra<Compare>, "ref"> => ({
  nullable: paired(versions, "nullable", (was, is, location, { compare }) => compare(was.item, is.item, location)),
  list: paired(versions, "list", compareItems),
  set: paired(versions, "set", compareItems),
  map: paired(versions, "map", (was, is, location, context) => {
    compareMemberCounts(was, is, location, context.report);
    compareKeys(was.key, is.key, below(location, ["keys"], "the keys"), context);
    context.compare(was.value, is.value, below(location, ["values"], "the values"));
  }),
  object: paired(versions, "object", compareObjects),
  discriminatedUnion: paired(versions, "discriminatedUnion", compareTagged),
  undiscriminatedUnion: paired(versions, "undiscriminatedUnion", (was, is, location, context) => {
    compareMatched(matchedVariants(was.variants, is.variants, context), is.variants, location, context);
  }),
});

type Items = Pick<ListShape, "item" | "minItems" | "maxItems">;

function compareItems(was: Items, is: Items, location: ChangeLocation, context: ComparisonContext): void {
  compareItemCounts(was, is, location, context.report);
  context.compare(was.item, is.item, items(location));
}

function compareObjects(was: ObjectShape, is: ObjectShape, location: ChangeLocation, context: ComparisonContext): void {
  const { report, label, compare } = context;
  compareMemberCounts(was, is, location, report);
  compareProperties(was, is, location, context, { word: "property", steps: ["properties"] });
  const extra = below(location, ["extra"], "the further properties");
  if (is.closed && !was.closed) report(location, "unknown-refused", {});
  else if (was.closed && !is.closed) report(location, "unknown-allowed", {});
  if (was.extra && is.extra) compare(was.extra, is.extra, extra);
  else if (is.extra) report(location, "extra-allowed", { is: label.newer(is.extra) });
  else if (was.extra) report(location, "extra-refused", { was: label.older(was.extra) });
}

/** Compares a named type: once with another named type, and at each location with a shape without a name. */
function namedComparison(context: ComparisonContext, maxUnnamed: number): BranchAlgebra<Compare>["ref"] {
  const { see, meet } = context;
  const nodeOf = nodeNumbers();
  const active = new Set<string>();
  let unnamedLeft = maxUnnamed;
  return (id, force) => (shape, location) => {
    const was: Shape = { kind: "ref", id };
    const is = see.newer(shape);
    if (is.id !== undefined) {
      if (!meet(id, is.id, location)) compareKinds(was, shape, location, context);
      return;
    }
    // A recursive type may meet the same newer shape again inside itself, without end.
    const pair = `${nodeOf(shape)} ${id}`;
    if (active.has(pair)) return;
    unnamedLeft -= 1;
    if (active.size === maxUnnamedDepth || unnamedLeft < 0) {
      compareKinds(was, shape, location, context);
      return;
    }
    active.add(pair);
    if (isWrapped(was, shape, context)) compareUnpaired(was, shape, location, context);
    else force()(shape, location);
    active.delete(pair);
  };
}

/** Returns true if the newer shape wraps a named type as nullable or in a union; the type itself is then unchanged. */
function isWrapped(older: Shape, newer: Shape, { see }: ComparisonContext): boolean {
  const [before, is] = [see.older(older), see.newer(newer)];
  if (is.nullable && (!before.nullable || see.newer(is.nullable).id !== undefined)) return true;
  return is.alternatives !== undefined && !before.alternatives;
}

/** Compares two leaves of one kind: the rules of that kind, and the defaults. */
const leaf =
  <S extends { readonly default?: Json }>(
    more: (older: NoInfer<S>, newer: NoInfer<S>, location: ChangeLocation, report: Report) => void = () => {},
  ): Pair<S> =>
  (was, is, location, { report }) => {
    more(was, is, location, report);
    compareDefaults(was, is, location, report);
  };

const items = (location: ChangeLocation): ChangeLocation => below(location, ["items"], "the items");

/** Compares two shapes of different kinds, after unwrapping the one that contains the other's kind. */
function compareUnpaired(was: Shape, shape: Shape, location: ChangeLocation, context: ComparisonContext): void {
  const { report, see, compare } = context;
  const [before, after] = [see.older(was), see.newer(shape)];
  if (after.nullable) {
    if (!before.nullable) report(location, "null-allowed");
    compare(was, after.nullable, location);
  } else if (before.nullable) {
    report(location, "null-refused");
    compare(before.nullable, shape, location);
  } else if (before.items && after.items) {
    report(location, after.items.unique ? "list-became-set" : "set-became-list");
    compareItems(before.items, after.items, location, context);
  } else if (before.alternatives || after.alternatives) {
    const variants = after.alternatives ?? [{ shape }];
    const matched = matchedVariants(before.alternatives ?? [{ shape: was }], variants, context);
    if (matched.pairs.length > 0) compareMatched(matched, variants, location, context);
    else compareKinds(was, shape, location, context);
  } else {
    compareKinds(was, shape, location, context);
  }
}

/** Keys are text of any kind: a break for numbers may not be one here. */
function compareKeys(was: Shape, is: Shape, location: ChangeLocation, context: ComparisonContext): void {
  const { see, compare } = context;
  if (see.older(was).kind === see.newer(is).kind) compare(was, is, location);
  else compareKeyKinds(was, is, location, context);
}

/**
 * Compares the rules of two shapes. A narrowed rule counts as added, a loosened one as removed; where neither version
 * implies the other, both are reported, since some values may be rejected.
 */
function compareRules(older: Shape, newer: Shape, location: ChangeLocation, report: Report): void {
  const [was, is] = [rulesOf(older), rulesOf(newer)];
  for (const rule of is) {
    if (!rulesImply(was, rule)) report(location, "rule-added", { is: ruleSentence(rule) });
  }
  for (const rule of was) {
    if (!rulesImply(is, rule)) report(location, "rule-removed", { was: ruleSentence(rule) });
  }
}
