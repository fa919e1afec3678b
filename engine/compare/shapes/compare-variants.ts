import type { Alternative, DiscriminatedUnionShape, Shape, Variant } from "#engine/shape";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import type { ComparisonContext } from "./context.ts";
import { type Matched, matchVariants } from "./match-variants.ts";

/** Compares two discriminated unions. */
export function compareTagged(
  was: DiscriminatedUnionShape,
  is: DiscriminatedUnionShape,
  location: ChangeLocation,
  { report, compare }: ComparisonContext,
): void {
  const sameKey = was.discriminant === is.discriminant;
  if (!sameKey) report(location, "discriminant-renamed", { was: named(was.discriminant), is: named(is.discriminant) });
  const before = new Map(was.variants.map((one) => [one.value, one]));
  const after = new Map(is.variants.map((one) => [one.value, one]));
  for (const [value, one] of after) {
    const old = before.get(value);
    if (old === undefined) report(location, "variant-added", { is: tagText(one) });
    else {
      const at = below(location, ["variants", value], `variant ${named(value)}`);
      compareDocs(old, one, at, report);
      // If the key was renamed, each object gained and lost a property, which is reported already.
      if (sameKey) compare(old.shape, one.shape, at);
    }
  }
  for (const [value, one] of before) if (!after.has(value)) report(location, "variant-removed", { was: tagText(one) });
}

const tagText = ({ value, displayName }: Variant): string => named(displayName ?? value);

/** Pairs the alternatives of two unions. */
export function matchedVariants(
  before: readonly Alternative[],
  after: readonly Alternative[],
  { see, assignable, sameType }: ComparisonContext,
): Matched {
  return matchVariants(before, after, {
    seeOlder: see.older,
    seeNewer: see.newer,
    sameType,
    compatible: (older, newer) => assignable.forward(older, newer) || assignable.backward(newer, older),
  });
}

/** Compares paired alternatives, and reports those without a pair. */
export function compareMatched(
  { pairs, gone, fresh }: Matched,
  after: readonly Alternative[],
  location: ChangeLocation,
  { report, compare, label, assignable }: ComparisonContext,
): void {
  const alone = pairs.length === 1 && gone.length === 0 && fresh.length === 0;
  for (const [was, is] of pairs) {
    const [olderText, newerText] = [label.older(was.shape), label.newer(is.shape)];
    const words = alone ? "" : `variant ${named(is.displayName ?? newerText)}`;
    const at = below(location, ["variants", olderText], words, ["variants", newerText]);
    compareDocs(was, is, at, report);
    compare(was.shape, is.shape, at);
  }
  const union: Shape = { kind: "undiscriminatedUnion", variants: after };
  for (const one of gone) {
    const was = named(one.displayName ?? label.older(one.shape));
    report(location, assignable.forward(one.shape, union) ? "variant-covered" : "variant-removed", { was });
  }
  for (const one of fresh) report(location, "variant-added", { is: named(one.displayName ?? label.newer(one.shape)) });
}
