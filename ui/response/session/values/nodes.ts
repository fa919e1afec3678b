import { defined } from "#engine/item-at";
import { lastAtMost } from "../ints.ts";

/** The kinds of values of nodes, as numbers that fit into a typed array. */
export const sorts = { object: 0, list: 1, string: 2, number: 3, word: 4 } as const;

/**
 * The values of a JSON text in text order, in columns. A node is the position of a value in them. The text itself is
 * not copied, so that every digit and escape is kept as received.
 */
export interface Nodes {
  readonly count: number;
  readonly sort: Uint8Array;
  /** The offset of the value, in UTF-16 units; `to` is the offset after it. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The offset of its key with the quote; -1 without a key. */
  readonly key: Int32Array;
  readonly depth: Int32Array;
  /** The first value after this one and all values inside it. */
  readonly next: Int32Array;
  /** -1 for the root. */
  readonly parent: Int32Array;
}

/** Returns the object or list that contains a value; -1 for the root. */
export const parentOf = (nodes: Nodes, node: number): number => defined(nodes.parent[node]);

/** Returns true if the value is an object or list that is not empty. */
export const holdsOthers = (nodes: Nodes, node: number): boolean => defined(nodes.next[node]) > node + 1;

/** Returns the offset of a member: of its key, or of the value without a key. */
export const memberStart = (nodes: Nodes, node: number): number => {
  const key = defined(nodes.key[node]);
  return key < 0 ? defined(nodes.from[node]) : key;
};

/** Returns the value that an offset in the text belongs to; -1 before the first. */
export function nodeAt(nodes: Nodes, offset: number): number {
  const found = lastAtMost(nodes.from, offset);
  // The key of the next value may start before the offset.
  const next = nodes.key[found + 1] ?? -1; // none after the last value
  return next >= 0 && next <= offset ? found + 1 : found;
}

/** Returns true if it is the last member of its parent. */
export function isLast(nodes: Nodes, node: number): boolean {
  const parent = parentOf(nodes, node);
  return parent < 0 || nodes.next[node] === nodes.next[parent];
}
