import type { Alternative, DiscriminatedUnionShape, Shape, Variant } from "#engine/shape";
import { compareDocs } from "./compare-docs.ts";
import type { Comparing } from "./comparing.ts";
import { type Matched, matchVariants } from "./match-variants.ts";
import { below, named, type Site } from "./site.ts";

/** Compares two unions whose variants name themselves. */
export function compareTagged(
  was: DiscriminatedUnionShape,
  is: DiscriminatedUnionShape,
  site: Site,
  { report, compare }: Comparing,
): void {
  const sameKey = was.discriminant === is.discriminant;
  if (!sameKey) report(site, "discriminant-renamed", { was: named(was.discriminant), is: named(is.discriminant) });
  const before = new Map(was.variants.map((one) => [one.value, one]));
  const after = new Map(is.variants.map((one) => [one.value, one]));
  for (const [value, one] of after) {
    const old = before.get(value);
    if (old === undefined) report(site, "variant-added", { is: tagText(one) });
    else {
      const at = below(site, ["variants", value], `variant ${named(value)}`);
      compareDocs(old, one, at, report);
      // Where the key has another name, each object has one property more and one less, which was said already.
      if (sameKey) compare(old.shape, one.shape, at);
    }
  }
  for (const [value, one] of before) if (!after.has(value)) report(site, "variant-removed", { was: tagText(one) });
}

const tagText = ({ value, displayName }: Variant): string => named(displayName ?? value);

/** Finds which alternative is which. */
export function matchedVariants(
  before: readonly Alternative[],
  after: readonly Alternative[],
  { see, fits, sameType }: Comparing,
): Matched {
  return matchVariants(before, after, {
    seeOlder: see.older,
    seeNewer: see.newer,
    sameType,
    alike: (older, newer) => fits.forth(older, newer) || fits.back(newer, older),
  });
}

/** Compares alternatives with their partners, and reports those that have none. */
export function compareMatched(
  { pairs, gone, fresh }: Matched,
  after: readonly Alternative[],
  site: Site,
  { report, compare, label, fits }: Comparing,
): void {
  const alone = pairs.length === 1 && gone.length === 0 && fresh.length === 0;
  for (const [was, is] of pairs) {
    const [olderText, newerText] = [label.older(was.shape), label.newer(is.shape)];
    const words = alone ? "" : `variant ${named(is.displayName ?? newerText)}`;
    const at = below(site, ["variants", olderText], words, ["variants", newerText]);
    compareDocs(was, is, at, report);
    compare(was.shape, is.shape, at);
  }
  const union: Shape = { kind: "undiscriminatedUnion", variants: after };
  for (const one of gone) {
    const was = named(one.displayName ?? label.older(one.shape));
    report(site, fits.forth(one.shape, union) ? "variant-covered" : "variant-removed", { was });
  }
  for (const one of fresh) report(site, "variant-added", { is: named(one.displayName ?? label.newer(one.shape)) });
}
