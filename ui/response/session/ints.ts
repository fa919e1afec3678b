import { defined } from "#engine/item-at";

/**
 * A list of 32-bit integers that grows. Millions of them take four bytes each, where an array of numbers takes more.
 */
export interface Ints {
  readonly push: (value: number) => void;
  /** Returns the pushed numbers in an array of exactly their length. */
  readonly taken: () => Int32Array;
}

/** Starts an empty list. */
export function growingInts(): Ints {
  let held = new Int32Array(1024);
  let length = 0;
  return {
    push: (value) => {
      if (length === held.length) {
        const larger = new Int32Array(length * 2);
        larger.set(held);
        held = larger;
      }
      held[length] = value;
      length += 1;
    },
    taken: () => held.slice(0, length),
  };
}

/** Returns the last position in a sorted list with a value of at most `value`; -1 if there is none. */
export function lastAtMost(list: Int32Array, value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (defined(list[middle]) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
