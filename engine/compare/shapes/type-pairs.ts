import type { ApiModel } from "#engine/model";
import type { TypeId } from "#engine/shape";
import { type ChangeCollector, type ChangeLocation, named } from "../report/index.ts";

/** Two named types that are to be compared in a direction. */
export interface TypePair {
  readonly older: TypeId;
  readonly newer: TypeId;
  readonly direction: ChangeLocation["direction"];
  readonly node: string;
}

/** Tracks the pairs of named types to compare, each once per direction, and the types that were renamed. */
export interface TypePairs {
  readonly sameType: (older: TypeId, newer: TypeId) => boolean;
  /** Returns false if the pair is not compared, since there were too many pairs with different names. */
  readonly meet: (older: TypeId, newer: TypeId, location: ChangeLocation) => boolean;
  /** Adds a pair of types that no endpoint reaches. */
  readonly introduce: (older: TypeId, newer: TypeId) => void;
  /** Returns the next pair to compare. */
  readonly next: () => TypePair | undefined;
  /** Returns true if a type has been paired with any other. */
  readonly hasMet: (id: TypeId, side: "older" | "newer") => boolean;
  /** The newer names of renamed types. */
  readonly renamed: ReadonlyMap<TypeId, TypeId>;
}

/** Maximum number of pairs with different names, per type; without it their number is quadratic in the types. */
const maxSwapsEach = 4;
/** Minimum of that limit, for small APIs. */
const maxSwaps = 100;

const traveling = ["request", "response"] as const;

/** Creates a tracker without pairs. */
export function trackTypePairs(older: ApiModel, newer: ApiModel, collector: ChangeCollector): TypePairs {
  const waiting: TypePair[] = [];
  const nodes = new Set<string>();
  const met = { older: new Set<TypeId>(), newer: new Set<TypeId>() };
  const renamed = new Map<TypeId, TypeId>();
  const taken = new Set<TypeId>();
  const types = Math.max(Object.keys(older.types).length, Object.keys(newer.types).length);
  let swapsLeft = maxSwaps + maxSwapsEach * types;
  let turn = 0;

  const gone = (id: TypeId): boolean => Object.hasOwn(older.types, id) && !Object.hasOwn(newer.types, id);
  const fresh = (id: TypeId): boolean => Object.hasOwn(newer.types, id) && !Object.hasOwn(older.types, id);

  /** Returns true if a type is another one renamed: its first partner, if one was removed and the other added. */
  const rename = (from: TypeId, to: TypeId): boolean => {
    if (renamed.get(from) === to) return true;
    if (!gone(from) || !fresh(to) || renamed.has(from) || taken.has(to)) return false;
    renamed.set(from, to);
    taken.add(to);
    return true;
  };

  const enter = (from: TypeId, to: TypeId, direction: ChangeLocation["direction"]): string => {
    const node = JSON.stringify([direction, from, to]);
    // A pair that is compared in a direction needs no second comparison without one: the texts are the same.
    const reported = direction === "none" && traveling.some((one) => nodes.has(JSON.stringify([one, from, to])));
    if (reported || nodes.has(node)) return node;
    nodes.add(node);
    met.older.add(from);
    met.newer.add(to);
    collector.open(node, { type: Object.hasOwn(newer.types, to) ? to : from });
    waiting.push({ older: from, newer: to, direction, node });
    return node;
  };

  return {
    renamed,
    sameType: (from, to) => from === to || renamed.get(from) === to || (gone(from) && fresh(to)),
    meet: (from, to, location) => {
      if (from !== to && !rename(from, to)) {
        collector.report(location, "type-swapped", { was: named(from), is: named(to) });
        if (!nodes.has(JSON.stringify([location.direction, from, to]))) {
          swapsLeft -= 1;
          if (swapsLeft < 0) return false;
        }
      }
      collector.uses(location.node, enter(from, to, location.direction));
      return true;
    },
    introduce: (from, to) => {
      rename(from, to);
      enter(from, to, "none");
    },
    next: () => {
      const pair = waiting[turn];
      if (pair !== undefined) turn += 1;
      return pair;
    },
    hasMet: (id, side) => met[side].has(id),
  };
}
