import type { Json } from "#engine/json";
import { fold, type Shape, type ShapeOf, type Types } from "#engine/shape";
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
import type { CompareShapes, Comparing, Versions } from "./comparing.ts";
import { numbering } from "./numbering.ts";
import { below, type Report, type Site } from "./site.ts";
import { kindOf, type View } from "./view.ts";

/** Compares one shape, already known, with a newer one. */
type Compare = (newer: Shape, site: Site) => void;
type Kind = Exclude<keyof View, "id">;
type Pair<S> = (older: S, newer: S, site: Site, comparing: Comparing) => void;

/**
 * Makes the comparison of two shapes. Each kind is folded into a function over the newer shape: where that is of the
 * same kind, the two are compared part by part; elsewhere it is asked whose values fit whom.
 */
export function shapeComparer(older: Types, versions: Versions): CompareShapes {
  const { report, see, meet, label } = versions;
  const nodeOf = numbering();
  const met = new Set<string>();

  /** Compares with a newer shape of the same kind by `pair`, and with any other by `unpaired`. */
  const paired =
    <K extends Kind>(kind: K, pair: Pair<ShapeOf<K>>) =>
    (node: ShapeOf<K>, recur: (older: Shape) => Compare): Compare => {
      const comparing: Comparing = { ...versions, compare: (a, b, at) => recur(a)(b, at) };
      return (shape, site) => {
        const other = see.newer(shape)[kind];
        // A view holds under a kind the shape of that kind; the compiler can't see it while the kind is open.
        if (other) pair(node, other as unknown as ShapeOf<K>, site, comparing);
        else unpaired(node, shape, site, comparing);
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
      leaf((was, is, site) => compareHint("media type", was.mimeType, is.mimeType, site, report)),
    ),
    enum: paired("enum", leaf(compareEnums)),
    literal: paired("literal", (was, is, site) => compareLiterals(was, is, site, report)),
    nullable: paired("nullable", (was, is, site, { compare }) => compare(was.item, is.item, site)),
    list: paired("list", (was, is, site, { compare }) => compare(was.item, is.item, items(site))),
    set: paired("set", (was, is, site, { compare }) => compare(was.item, is.item, items(site))),
    map: paired("map", (was, is, site, comparing) => {
      compareKeys(was.key, is.key, below(site, ["keys"], "the keys"), comparing);
      comparing.compare(was.value, is.value, below(site, ["values"], "the values"));
    }),
    object: paired("object", (was, is, site, comparing) => {
      compareProperties(was, is, site, comparing, { word: "property", steps: ["properties"] });
      const extra = below(site, ["extra"], "the further properties");
      if (is.closed && !was.closed) report(site, "unknown-refused", {});
      else if (was.closed && !is.closed) report(site, "unknown-allowed", {});
      if (was.extra && is.extra) comparing.compare(was.extra, is.extra, extra);
      else if (is.extra) report(site, "extra-allowed", { is: label.newer(is.extra) });
      else if (was.extra) report(site, "extra-refused", { was: label.older(was.extra) });
    }),
    discriminatedUnion: paired("discriminatedUnion", compareTagged),
    undiscriminatedUnion: paired("undiscriminatedUnion", (was, is, site, comparing) => {
      compareMatched(matchedVariants(was.variants, is.variants, comparing), is.variants, site, comparing);
    }),
    file: paired("file", (was, is, site) => compareFiles(was, is, site, report)),
    unknown: paired("unknown", () => {}),
    ref: (id, force) => (shape, site) => {
      const was: Shape = { kind: "ref", id };
      const [before, is] = [see.older(was), see.newer(shape)];
      if (is.id !== undefined) {
        meet(id, is.id, site);
        return;
      }
      // A type that holds itself may meet the same newer shape again, one step further in, without end.
      const meeting = `${nodeOf(shape)} ${id}`;
      if (met.has(meeting)) return;
      met.add(meeting);
      // What comes to stand around a named type leaves the type what it is.
      const around =
        (is.nullable && (!before.nullable || see.newer(is.nullable.item).id !== undefined)) ||
        (is.undiscriminatedUnion && !before.undiscriminatedUnion);
      if (around) unpaired(was, shape, site, { ...versions, compare: (a, b, at) => run(a)(b, at) });
      else force()(shape, site);
      met.delete(meeting);
    },
  });

  return (was, is, site) => run(was)(is, site);
}

/** A pair of leaves with what is special to their kind, and their defaults. */
const leaf =
  <S extends { readonly default?: Json }>(
    more: (older: NoInfer<S>, newer: NoInfer<S>, site: Site, report: Report) => void = () => {},
  ): Pair<S> =>
  (was, is, site, { report }) => {
    more(was, is, site, report);
    compareDefaults(was, is, site, report);
  };

const items = (site: Site): Site => below(site, ["items"], "the items");

/** Two shapes of different kinds. What one has around the other's is taken off first. */
function unpaired(was: Shape, shape: Shape, site: Site, comparing: Comparing): void {
  const { report, see, compare } = comparing;
  const [before, after] = [see.older(was), see.newer(shape)];
  if (after.nullable) {
    if (!before.nullable) report(site, "null-allowed");
    compare(was, after.nullable.item, site);
  } else if (before.nullable) {
    report(site, "null-refused");
    compare(before.nullable.item, shape, site);
  } else if (before.list && after.set) {
    report(site, "list-became-set");
    compare(before.list.item, after.set.item, items(site));
  } else if (before.set && after.list) {
    report(site, "set-became-list");
    compare(before.set.item, after.list.item, items(site));
  } else if (before.undiscriminatedUnion || after.undiscriminatedUnion) {
    const variants = after.undiscriminatedUnion?.variants ?? [{ shape }];
    const matched = matchedVariants(before.undiscriminatedUnion?.variants ?? [{ shape: was }], variants, comparing);
    if (matched.pairs.length > 0) compareMatched(matched, variants, site, comparing);
    else compareKinds(was, shape, site, comparing);
  } else {
    compareKinds(was, shape, site, comparing);
  }
}

/** Keys are text, whatever their kind: what is a break among numbers need not be one here. */
function compareKeys(was: Shape, is: Shape, site: Site, comparing: Comparing): void {
  const { see, compare } = comparing;
  if (kindOf(see.older(was)) === kindOf(see.newer(is))) compare(was, is, site);
  else compareKeyKinds(was, is, site, comparing);
}
