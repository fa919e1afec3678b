import {
  colon,
  comma,
  deepestJson,
  isBlank,
  isClosing,
  isOpening,
  openBrace,
  openBracket,
  pastScalar,
  pastString,
  quote,
} from "#engine/json";
import { growingInts, lastAtMost } from "./ints.ts";
import type { Steps } from "./steps.ts";

/** The kinds of values of nodes, as numbers that fit into a typed array. */
export const sorts = { object: 0, list: 1, string: 2, number: 3, word: 4 } as const;

/** More values than these are shown as text alone: a table of them takes 29 bytes a value. */
export const mostNodes = 6_000_000;

/**
 * Every value of a JSON text in the order of the text, in columns. A value is named by its row here; the text itself is
 * not copied, so that every digit and escape stays as received.
 */
export interface Nodes {
  readonly count: number;
  readonly sort: Uint8Array;
  /** Where the value stands, in UTF-16 units; `to` is behind its last. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Where its key begins, the quote included; -1 where it has none. */
  readonly key: Int32Array;
  readonly depth: Int32Array;
  /** The first value behind this one and all within it. */
  readonly next: Int32Array;
  /** -1 for the root. */
  readonly parent: Int32Array;
}

/** A byte order mark may precede the text of an answer. */
const byteOrderMark = 0xfeff;

/** So many values are listed in one step. */
const stepValues = 10_000;

/**
 * Lists the values of a text that is JSON, as a reader of JSON must have found before. Returns `undefined` if there are
 * too many or when they stand too deep in each other.
 */
export function* nodesIn(text: string, most: number): Steps<Nodes | undefined> {
  const columns = { sort: growingInts(), from: growingInts(), key: growingInts(), depth: growingInts() };
  const parents = growingInts();
  const ends = growingInts();
  // Facts about an object or list that are known only at its end, by its row.
  const closings: [row: number, to: number, next: number][] = [];
  const open: number[] = [];
  const isListOpen: boolean[] = [];
  let count = 0;
  let key = -1;
  let awaitsKey = false;

  const begin = (sort: number, from: number, to: number): void => {
    columns.sort.push(sort);
    columns.from.push(from);
    columns.key.push(key);
    columns.depth.push(open.length);
    parents.push(open.at(-1) ?? -1);
    ends.push(to);
    count += 1;
    key = -1;
  };

  let at = 0;
  let pausedAt = 0;
  while (at < text.length) {
    if (count - pausedAt > stepValues) {
      pausedAt = count;
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === quote) {
      const to = pastString(text, at);
      if (awaitsKey) {
        key = at;
        awaitsKey = false;
      } else begin(sorts.string, at, to);
      at = to;
    } else if (isOpening(code)) {
      if (open.length >= deepestJson) return undefined;
      begin(code === openBracket ? sorts.list : sorts.object, at, at);
      open.push(count - 1);
      isListOpen.push(code === openBracket);
      awaitsKey = code === openBrace;
      at += 1;
    } else if (isClosing(code)) {
      closings.push([open.pop() ?? 0, at + 1, count]);
      isListOpen.pop();
      awaitsKey = false;
      at += 1;
    } else if (code === comma) {
      awaitsKey = isListOpen.at(-1) === false;
      at += 1;
    } else if (isBlank(code) || code === colon || code === byteOrderMark) {
      at += 1;
    } else {
      const to = pastScalar(text, at);
      begin(code === 45 || (code >= 48 && code <= 57) ? sorts.number : sorts.word, at, to);
      at = to;
    }
    if (count > most) return undefined;
  }

  const to = ends.taken();
  yield;
  const next = new Int32Array(count);
  for (let row = 0; row < count; row += 1) next[row] = row + 1;
  yield;
  for (const [row, end, behind] of closings) {
    to[row] = end;
    next[row] = behind;
  }
  return {
    count,
    sort: Uint8Array.from(columns.sort.taken()),
    from: columns.from.taken(),
    to,
    key: columns.key.taken(),
    depth: columns.depth.taken(),
    next,
    parent: parents.taken(),
  };
}

/** Returns true if the value is an object or list that is not empty. */
export const holdsOthers = (nodes: Nodes, node: number): boolean => (nodes.next[node] ?? 0) > node + 1;

/** Where the member begins: at its key, or at the value where it has none. */
export const memberStart = (nodes: Nodes, node: number): number => {
  const key = nodes.key[node] ?? -1;
  return key < 0 ? (nodes.from[node] ?? 0) : key;
};

/** The value that a place in the text belongs to; -1 before the first. */
export function nodeAt(nodes: Nodes, offset: number): number {
  const found = lastAtMost(nodes.from, offset);
  // Behind the start of the last value, the key of the next one may have begun.
  const next = nodes.key[found + 1] ?? -1;
  return next >= 0 && next <= offset ? found + 1 : found;
}

/** Returns true if it is the last member of its parent. */
export function isLast(nodes: Nodes, node: number): boolean {
  const parent = nodes.parent[node] ?? -1;
  return parent < 0 || nodes.next[node] === nodes.next[parent];
}
