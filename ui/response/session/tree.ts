import { growingInts, lastAtMost } from "./ints.ts";
import { keySource, valueSource } from "./json-text.ts";
import { holdsOthers, type Nodes, nodeAt, sorts } from "./nodes.ts";
import type { Row, Source } from "./row.ts";
import { cutRuns, lengthOf } from "./runs.ts";
import { noNotes, type View } from "./view.ts";

/** Longer texts are cut in the tree, where they are copied or read in the other view; in UTF-16 units. */
export const longestInTree = 400;

/** A tree that is longer than this starts folded below the levels that fit, in rows. */
const openAtFirst = 200;

/** The values of a body as a tree, each in a row; what is folded hides what it holds. */
export interface Tree extends View {
  /** The value that a place of the source belongs to, shown or not. */
  readonly nodeAt: (offset: number) => number;
  readonly fold: (node: number, folded: boolean) => void;
  readonly foldAll: (folded: boolean) => void;
  /** Opens all that a value is in. */
  readonly open: (node: number) => void;
}

/** Names its values and how many they are, for eyes; screen readers say the level and the position. */
const sizeText = (count: number, isList: boolean): string => {
  const [one, many] = isList ? ["item", "items"] : ["property", "properties"];
  return `${count} ${count === 1 ? one : many}`;
};

/** Starts the tree of a body, short ones open and long ones folded. */
export function openTree(text: string, nodes: Nodes): Tree {
  const folded = new Uint8Array(nodes.count);
  const position = new Int32Array(nodes.count);
  const size = new Int32Array(nodes.count);
  for (let node = 0; node < nodes.count; node += 1) {
    const parent = nodes.parent[node] ?? -1;
    if (parent < 0) continue;
    const place = (size[parent] ?? 0) + 1;
    size[parent] = place;
    position[node] = place;
  }
  const depth = depthThatFits(nodes);
  for (let node = 0; node < nodes.count; node += 1) {
    if (node > 0 && (nodes.depth[node] ?? 0) >= depth && holdsOthers(nodes, node)) folded[node] = 1;
  }

  let shown: Int32Array = new Int32Array();
  const lay = (): void => {
    const rows = growingInts();
    for (let node = 0; node < nodes.count; node = folded[node] ? (nodes.next[node] ?? 0) : node + 1) rows.push(node);
    shown = rows.taken();
  };
  lay();

  const rowOf = (node: number): number => {
    const row = lastAtMost(shown, node);
    return shown[row] === node ? row : -1;
  };
  const read: View["read"] = (row, { hits, notes }): Row => {
    const node = shown[row] ?? 0;
    const parent = nodes.parent[node] ?? -1;
    const holds = holdsOthers(nodes, node);
    const sources = [...name(text, nodes, node, position[node] ?? 0), ...body(nodes, node, size[node] ?? 0)];
    const length = lengthOf(sources);
    const pieces = cutRuns(text, sources, [0, Math.min(length, longestInTree)], hits);
    return {
      at: row,
      node,
      line: undefined,
      ends: true,
      runs: length > longestInTree ? [...pieces, { kind: "plain", text: "…" }] : pieces,
      notes: notes.get(node) ?? noNotes,
      item: {
        level: (nodes.depth[node] ?? 0) + 1,
        position: position[node] || 1,
        siblings: parent < 0 ? 1 : (size[parent] ?? 1),
        folded: holds ? folded[node] === 1 : undefined,
      },
    };
  };

  return {
    get rows() {
      return shown.length;
    },
    read,
    rowOf,
    rowAt: (offset) => rowOf(nodeAt(nodes, offset)),
    nodeAt: (offset) => nodeAt(nodes, offset),
    fold: (node, isFolded) => {
      if (!holdsOthers(nodes, node)) return;
      folded[node] = isFolded ? 1 : 0;
      lay();
    },
    foldAll: (isFolded) => {
      for (let node = 1; node < nodes.count; node += 1) folded[node] = isFolded && holdsOthers(nodes, node) ? 1 : 0;
      folded[0] = 0;
      lay();
    },
    open: (node) => {
      let changed = false;
      for (let above = nodes.parent[node] ?? -1; above >= 0; above = nodes.parent[above] ?? -1) {
        changed ||= folded[above] === 1;
        folded[above] = 0;
      }
      if (changed) lay();
    },
  };
}

/** The deepest level that can be open without making the tree long. */
function depthThatFits(nodes: Nodes): number {
  const counts: number[] = [];
  for (let node = 0; node < nodes.count; node += 1) {
    const depth = nodes.depth[node] ?? 0;
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
  let sum = 0;
  const tooDeep = counts.findIndex((count) => {
    sum += count;
    return sum > openAtFirst;
  });
  return tooDeep < 0 ? counts.length : Math.max(1, tooDeep - 1);
}

/** The key, or the index in its list. */
function name(text: string, nodes: Nodes, node: number, position: number): readonly Source[] {
  if ((nodes.parent[node] ?? -1) < 0) return [];
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
