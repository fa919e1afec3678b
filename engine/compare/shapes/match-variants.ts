import { asJson, equalJson } from "#engine/json";
import type { Alternative, Shape } from "#engine/shape";
import type { IsAssignable, View } from "../assignable/index.ts";

/** The pairs of alternatives of two unions, and the alternatives without a partner. */
export interface Matched {
  readonly pairs: readonly (readonly [older: Alternative, newer: Alternative])[];
  readonly gone: readonly Alternative[];
  readonly fresh: readonly Alternative[];
}

/** Answers about two shapes of different versions. */
export interface VariantComparison {
  readonly seeOlder: (shape: Shape) => View;
  readonly seeNewer: (shape: Shape) => View;
  /** Returns true if two named types may be the same: equal names, or one removed and the other added. */
  readonly sameType: (older: string, newer: string) => boolean;
  /** Returns true if values of either shape are valid in the other. */
  readonly compatible: IsAssignable;
}

/** Limit of comparisons per alternative, so that the work is linear in the size of the unions. */
const maxCandidates = 100;

/**
 * Finds the partners of alternatives, which are unnamed: first the same named type, then the same shape, then one with
 * compatible values, then one of the same kind.
 */
export function matchVariants(
  older: readonly Alternative[],
  newer: readonly Alternative[],
  { seeOlder, seeNewer, sameType, compatible }: VariantComparison,
): Matched {
  const pairs: (readonly [Alternative, Alternative])[] = [];
  let gone = older.map((one) => ({ one, seen: seeOlder(one.shape) }));
  let fresh = newer.map((one) => ({ one, seen: seeNewer(one.shape) }));
  type Side = (typeof gone)[number];

  /** Pairs each alternative with the first one of the same group that passes. */
  const match = (sortOf: (side: Side) => string | undefined, passes: (a: Side, b: Side) => boolean): void => {
    const open = new Map<string | undefined, Set<Side>>();
    for (const side of fresh) {
      const sort = sortOf(side);
      if (sort !== undefined) open.set(sort, (open.get(sort) ?? new Set()).add(side));
    }
    const taken = new Set<Side>();
    for (const a of gone) {
      const sort = sortOf(a);
      const candidates = sort === undefined ? undefined : open.get(sort);
      let tried = 0;
      for (const b of candidates ?? []) {
        if (tried === maxCandidates) break;
        tried += 1;
        if (!passes(a, b)) continue;
        candidates?.delete(b);
        taken.add(a).add(b);
        pairs.push([a.one, b.one]);
        break;
      }
    }
    gone = gone.filter((side) => !taken.has(side));
    fresh = fresh.filter((side) => !taken.has(side));
  };

  const mayBeOne = (a: Side, b: Side): boolean =>
    a.seen.id === undefined || b.seen.id === undefined || sameType(a.seen.id, b.seen.id);
  match(
    ({ seen }) => seen.id,
    () => true,
  );
  match(
    ({ one }) => JSON.stringify(one.shape),
    (a, b) => equalJson(asJson(a.one.shape), asJson(b.one.shape)),
  );
  match(
    ({ seen }) => seen.kind,
    (a, b) => mayBeOne(a, b) && compatible(a.one.shape, b.one.shape),
  );
  match(({ seen }) => seen.kind, mayBeOne);
  return { pairs, gone: gone.map(({ one }) => one), fresh: fresh.map(({ one }) => one) };
}
