import type { Json } from "#engine/json";
import { fold, type Shape, type ShapeOf, type Types } from "#engine/shape";
import { nodeNumbers, type View } from "../assignable/index.ts";
import { below, type ChangeLocation, type Report } from "../report/index.ts";
import { compareKeyKinds, compareKinds } from "./compare-kinds.ts";
import {
  compareDefaults,
  compareEnums,
  compareFiles,
  compareHint,
  compareLiterals,
  compareNumbers,
  compareStrings,
} from "./compare-leaves.ts";
import { compareProperties } from "./compare-properties.ts";
import { compareMatched, compareTagged, matchedVariants } from "./compare-variants.ts";
import type { CompareShapes, ComparisonContext, Versions } from "./context.ts";

/** Compares one shape, already known, with a newer one. */
type Compare = (newer: Shape, location: ChangeLocation) => void;
type Kind = View["kind"];
type Pair<S> = (older: S, newer: S, location: ChangeLocation, context: ComparisonContext) => void;

/** Limit of nested named types that are compared with a shape without a name. */
const deepestUnnamed = 16;

/**
 * Compares two shapes. Shapes of the same kind are compared part by part; for others it checks in
 * which direction values are assignable.
 * @param mostUnnamed how often a named type is compared part by part with a shape without a name. Two named types are
 * compared once, but these at each location.
 */
export function shapeComparer(older: Types, versions: Versions, mostUnnamed: number): CompareShapes {
  const { report, see, meet, label } = versions;
  const nodeOf = nodeNumbers();
  const visited = new Set<string>();
  let unnamedLeft = mostUnnamed;

  /** Compares with a newer shape of the same kind by `pair`, and with any other by `unpaired`. */
  const paired =
    <K extends Kind>(kind: K, pair: Pair<ShapeOf<K>>) =>
    (node: ShapeOf<K>, recur: (older: Shape) => Compare): Compare => {
      const context: ComparisonContext = { ...versions, compare: (a, b, at) => recur(a)(b, at) };
      return (shape, location) => {
        const other = see.newer(shape);
        // The shape of a view is of the view's kind; the compiler can't see it while the kind is open.
        if (other.kind === kind) pair(node, other.shape as ShapeOf<K>, location, context);
        else unpaired(node, shape, location, context);
      };
    };

  const run = fold<Compare>(older, {
    string: paired("string", leaf(compareStrings)),
    boolean: paired("boolean", leaf()),
    integer: paired("integer", leaf(compareNumbers)),
    uint: paired("uint", leaf()),
    double: paired("double", leaf(compareNumbers)),
    long: paired("long", leaf(compareNumbers)),
    uint64: paired("uint64", leaf()),
    bigInteger: paired("bigInteger", leaf()),
    datetime: paired("datetime", leaf()),
    date: paired("date", leaf()),
    uuid: paired("uuid", leaf()),
    base64: paired(
      "base64",
      leaf((was, is, location) => compareHint("media type", was.mimeType, is.mimeType, location, report)),
    ),
    enum: paired("enum", leaf(compareEnums)),
    literal: paired("literal", (was, is, location) => compareLiterals(was, is, location, report)),
    nullable: paired("nullable", (was, is, location, { compare }) => compare(was.item, is.item, location)),
    list: paired("list", (was, is, location, { compare }) => compare(was.item, is.item, items(location))),
    set: paired("set", (was, is, location, { compare }) => compare(was.item, is.item, items(location))),
    map: paired("map", (was, is, location, context) => {
      compareKeys(was.key, is.key, below(location, ["keys"], "the keys"), context);
      context.compare(was.value, is.value, below(location, ["values"], "the values"));
    }),
    object: paired("object", (was, is, location, context) => {
      compareProperties(was, is, location, context, { word: "property", steps: ["properties"] });
      const extra = below(location, ["extra"], "the further properties");
      if (is.closed && !was.closed) report(location, "unknown-refused", {});
      else if (was.closed && !is.closed) report(location, "unknown-allowed", {});
      if (was.extra && is.extra) context.compare(was.extra, is.extra, extra);
      else if (is.extra) report(location, "extra-allowed", { is: label.newer(is.extra) });
      else if (was.extra) report(location, "extra-refused", { was: label.older(was.extra) });
    }),
    discriminatedUnion: paired("discriminatedUnion", compareTagged),
    undiscriminatedUnion: paired("undiscriminatedUnion", (was, is, location, context) => {
      compareMatched(matchedVariants(was.variants, is.variants, context), is.variants, location, context);
    }),
    file: paired("file", (was, is, location) => compareFiles(was, is, location, report)),
    unknown: paired("unknown", () => {}),
    ref: (id, force) => (shape, location) => {
      const was: Shape = { kind: "ref", id };
      const [before, is] = [see.older(was), see.newer(shape)];
      if (is.id !== undefined) {
        if (!meet(id, is.id, location)) compareKinds(was, shape, location, versions);
        return;
      }
      // A type that holds itself may meet the same newer shape again, one step further in, without end.
      const pair = `${nodeOf(shape)} ${id}`;
      if (visited.has(pair)) return;
      unnamedLeft -= 1;
      if (visited.size === deepestUnnamed || unnamedLeft < 0) {
        compareKinds(was, shape, location, versions);
        return;
      }
      visited.add(pair);
      // A wrapper that is added around a named type leaves the type itself unchanged.
      const around =
        (is.nullable && (!before.nullable || see.newer(is.nullable).id !== undefined)) ||
        (is.alternatives && !before.alternatives);
      if (around) unpaired(was, shape, location, { ...versions, compare: (a, b, at) => run(a)(b, at) });
      else force()(shape, location);
      visited.delete(pair);
    },
  });

  return (was, is, location) => run(was)(is, location);
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
function unpaired(was: Shape, shape: Shape, location: ChangeLocation, context: ComparisonContext): void {
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
    compare(before.items.item, after.items.item, items(location));
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
