import type { JsonObject } from "#engine/json";

/** A plant with its owner. */
export interface Planted {
  readonly id: bigint;
  readonly owner: string;
  /** Counts the changes. */
  readonly revision: number;
  /** The properties that are shown, without the id. */
  readonly value: JsonObject;
}

/** The plants of all users. A fault of the bench may change it. */
export interface Garden {
  /** By their ids. */
  readonly plants: Map<bigint, Planted>;
  /** Returns the id of the next plant. */
  nextId: () => bigint;
}

/** The first id: the first integer that a double can't hold. Ids are odd, as only these are rounded. */
const firstId = 2n ** 53n + 1n;

/** Creates an empty garden. */
export function createGarden(): Garden {
  let last = firstId - 2n;
  return {
    plants: new Map(),
    nextId: () => {
      last += 2n;
      return last;
    },
  };
}

/** Returns the plants of a user, the newest first. */
export const plantsOf = ({ plants }: Garden, owner: string): readonly Planted[] =>
  [...plants.values()].filter((one) => one.owner === owner).toSorted((one, other) => (one.id < other.id ? 1 : -1));
