import type { ApiModel } from "#engine/model";
import type { TypeId } from "#engine/shape";
import type { Ledger } from "./ledger.ts";
import { named, type Site } from "./site.ts";

/** Two named types that are to be compared in a direction. */
export interface Meeting {
  readonly older: TypeId;
  readonly newer: TypeId;
  readonly direction: Site["direction"];
  readonly node: string;
}

/** Keeps which named types meet, each pair once for a direction, and which type is which where names changed. */
export interface TypeMeetings {
  readonly sameType: (older: TypeId, newer: TypeId) => boolean;
  readonly meet: (older: TypeId, newer: TypeId, site: Site) => void;
  /** Brings two types together that no endpoint brings together. */
  readonly introduce: (older: TypeId, newer: TypeId) => void;
  /** The next pair whose turn it is. */
  readonly next: () => Meeting | undefined;
  /** Whether a type has met any other. */
  readonly hasMet: (id: TypeId, side: "older" | "newer") => boolean;
  /** The newer name of each type that has another one. */
  readonly renamed: ReadonlyMap<TypeId, TypeId>;
}

const travelling = ["request", "response"] as const;

/** Starts with no type known to any other. */
export function typeMeetings(older: ApiModel, newer: ApiModel, ledger: Ledger): TypeMeetings {
  const waiting: Meeting[] = [];
  const nodes = new Set<string>();
  const met = { older: new Set<TypeId>(), newer: new Set<TypeId>() };
  const renamed = new Map<TypeId, TypeId>();
  const taken = new Set<TypeId>();
  let turn = 0;

  const gone = (id: TypeId): boolean => Object.hasOwn(older.types, id) && !Object.hasOwn(newer.types, id);
  const fresh = (id: TypeId): boolean => Object.hasOwn(newer.types, id) && !Object.hasOwn(older.types, id);

  /** Whether a type is another under a new name: the first that it meets, when one is gone and the other new. */
  const rename = (from: TypeId, to: TypeId): boolean => {
    if (renamed.get(from) === to) return true;
    if (!gone(from) || !fresh(to) || renamed.has(from) || taken.has(to)) return false;
    renamed.set(from, to);
    taken.add(to);
    return true;
  };

  const enter = (from: TypeId, to: TypeId, direction: Site["direction"]): string => {
    const node = JSON.stringify([direction, from, to]);
    // What travels is judged by that; its words are the same when it is named where nothing travels.
    const told = direction === "none" && travelling.some((one) => nodes.has(JSON.stringify([one, from, to])));
    if (told || nodes.has(node)) return node;
    nodes.add(node);
    met.older.add(from);
    met.newer.add(to);
    ledger.open(node, { type: Object.hasOwn(newer.types, to) ? to : from });
    waiting.push({ older: from, newer: to, direction, node });
    return node;
  };

  return {
    renamed,
    sameType: (from, to) => from === to || renamed.get(from) === to || (gone(from) && fresh(to)),
    meet: (from, to, site) => {
      if (from !== to && !rename(from, to)) {
        ledger.report(site, "type-swapped", { was: named(from), is: named(to) });
      }
      ledger.uses(site.node, enter(from, to, site.direction));
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
