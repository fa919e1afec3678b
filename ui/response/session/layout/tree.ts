import { defined } from "#engine/item-at";
import { growingInts, lastAtMost } from "../ints.ts";
import { holdsOthers, type Nodes, nodeAt, parentOf, sorts } from "../values/index.ts";
import { keySource, valueSource } from "./json-text.ts";
import type { Row, Source } from "./row.ts";
import { cutRuns, lengthOf } from "./runs.ts";
import { type Marks, noNotes, type View } from "./view.ts";

/** Longer texts are cut in the tree; the reader copies them or reads them in the text view. In UTF-16 units. */
export const maxLengthInTree = 400;

/** The greatest number of rows that a tree starts with; deeper levels start folded. */
const openAtFirst = 200;

/** The values of a body as a tree, each in a row; a folded value hides its members. */
export interface Tree extends View {
  /** Returns the value that an offset in the text belongs to, shown or not. */
  readonly nodeAt: (offset: number) => number;
  readonly fold: (node: number, folded: boolean) => void;
  readonly foldAll: (folded: boolean) => void;
  /** Unfolds all values around a value. */
  readonly open: (node: number) => void;
  /** Shows only some values, with all around and inside them; all values for `undefined`. */
  readonly filter: (nodes: readonly number[] | undefined) => void;
}

/** The number of members as visible text; screen readers announce the level and the position instead. */
const sizeText = (count: number, isList: boolean): string => {
  const [one, many] = isList ? ["item", "items"] : ["property", "properties"];
  return `${count} ${count === 1 ? one : many}`;
};

/** The values of a body, which of them are folded, and which are in rows. */
interface TreeState extends Members {
  readonly text: string;
  readonly nodes: Nodes;
  /** 1 for a folded value. */
  readonly folded: Uint8Array;
  /** The values in rows, in text order. */
  shown: Int32Array;
}

/** Positions and numbers of members, by value. */
interface Members {
  /** The position of a value in its parent, from 1; 0 for the root. */
  readonly position: Int32Array;
  /** The number of members of a value. */
  readonly size: Int32Array;
}

function membersOf(nodes: Nodes): Members {
  const position = new Int32Array(nodes.count);
  const size = new Int32Array(nodes.count);
  for (let node = 0; node < nodes.count; node += 1) {
    const parent = parentOf(nodes, node);
    if (parent < 0) continue;
    const last = defined(size[parent]) + 1;
    size[parent] = last;
    position[node] = last;
  }
  return { position, size };
}

/** Folds values below the levels that fit. */
function foldedAtFirst(nodes: Nodes): Uint8Array {
  const folded = new Uint8Array(nodes.count);
  const depth = depthThatFits(nodes);
  for (let node = 1; node < nodes.count; node += 1) {
    if (defined(nodes.depth[node]) >= depth && holdsOthers(nodes, node)) folded[node] = 1;
  }
  return folded;
}

/** Returns the values that no folded value hides, of those that a filter lets through. */
function shownNodes(nodes: Nodes, folded: Uint8Array, filtered: Uint8Array | undefined): Int32Array {
  const rows = growingInts();
  for (let node = 0; node < nodes.count; ) {
    const isShown = filtered === undefined || filtered[node] === 1;
    if (isShown) rows.push(node);
    node = isShown && !folded[node] ? node + 1 : defined(nodes.next[node]);
  }
  return rows.taken();
}

/** Returns 1 for the values that a filter lets through: the given ones, with all around and inside them. */
function filteredTo(nodes: Nodes, given: readonly number[]): Uint8Array {
  const filtered = new Uint8Array(nodes.count);
  filtered[0] = 1;
  for (const node of given) {
    filtered.fill(1, node, defined(nodes.next[node]));
    for (let above = parentOf(nodes, node); above >= 0; above = parentOf(nodes, above)) filtered[above] = 1;
  }
  return filtered;
}

function readRow(state: TreeState, row: number, { hits, notes }: Marks): Row {
  const { text, nodes, folded, position, size } = state;
  const node = defined(state.shown[row]);
  const parent = parentOf(nodes, node);
  const sources = [...name(text, nodes, node, defined(position[node])), ...body(nodes, node, defined(size[node]))];
  const length = lengthOf(sources);
  const runs = cutRuns(text, sources, [0, Math.min(length, maxLengthInTree)], hits);
  return {
    at: row,
    node,
    line: undefined,
    ends: true,
    runs: length > maxLengthInTree ? [...runs, { kind: "plain", text: "…" }] : runs,
    notes: notes.get(node) ?? noNotes,
    item: {
      level: defined(nodes.depth[node]) + 1,
      position: position[node] || 1,
      siblings: parent < 0 ? 1 : defined(size[parent]),
      folded: holdsOthers(nodes, node) ? folded[node] === 1 : undefined,
    },
  };
}

/** Starts the tree of a body, short ones open and long ones folded. */
export function openTree(text: string, nodes: Nodes): Tree {
  const folded = foldedAtFirst(nodes);
  const state: TreeState = { text, nodes, folded, shown: shownNodes(nodes, folded, undefined), ...membersOf(nodes) };
  let filtered: Uint8Array | undefined;
  const lay = (): void => {
    state.shown = shownNodes(nodes, folded, filtered);
  };
  const unfoldAround = (node: number): boolean => {
    let changed = false;
    for (let above = parentOf(nodes, node); above >= 0; above = parentOf(nodes, above)) {
      changed ||= folded[above] === 1;
      folded[above] = 0;
    }
    return changed;
  };
  const rowOf = (node: number): number => {
    const row = lastAtMost(state.shown, node);
    return state.shown[row] === node ? row : -1;
  };
  return {
    get rows() {
      return state.shown.length;
    },
    read: (row, marks) => readRow(state, row, marks),
    rowOf,
    rowAt: (offset) => rowOf(nodeAt(nodes, offset)),
    nodeAt: (offset) => nodeAt(nodes, offset),
    fold: (node, isFolded) => {
      // The caller names the value, so it may not exist.
      if (node < 0 || node >= nodes.count || !holdsOthers(nodes, node)) return;
      folded[node] = isFolded ? 1 : 0;
      lay();
    },
    foldAll: (isFolded) => {
      for (let node = 1; node < nodes.count; node += 1) folded[node] = isFolded && holdsOthers(nodes, node) ? 1 : 0;
      folded[0] = 0;
      lay();
    },
    open: (node) => {
      if (unfoldAround(node)) lay();
    },
    filter: (given) => {
      for (const node of given ?? []) unfoldAround(node);
      filtered = given && filteredTo(nodes, given);
      lay();
    },
  };
}

/** Returns the depth from which values start folded. */
function depthThatFits(nodes: Nodes): number {
  const counts: number[] = [];
  for (let node = 0; node < nodes.count; node += 1) {
    const depth = defined(nodes.depth[node]);
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
  let sum = 0;
  const tooDeep = counts.findIndex((count) => {
    sum += count;
    return sum > openAtFirst;
  });
  return tooDeep < 0 ? counts.length : Math.max(1, tooDeep - 1);
}

/** The key of a member, or its index in a list. */
function name(text: string, nodes: Nodes, node: number, position: number): readonly Source[] {
  if (parentOf(nodes, node) < 0) return [];
  const colon: Source = { kind: "plain", made: ": ", from: 0, to: 0 };
  const key = keySource(text, nodes, node);
  if (key !== undefined) return [{ ...key, from: key.from + 1, to: key.to - 1 }, colon];
  return [{ kind: "comment", made: String(position - 1), from: 0, to: 0 }, colon];
}

function body(nodes: Nodes, node: number, size: number): readonly Source[] {
  if (!holdsOthers(nodes, node)) return [valueSource(nodes, node)];
  const isList = nodes.sort[node] === sorts.list;
  return [{ kind: "comment", made: sizeText(size, isList), from: 0, to: 0 }];
}
