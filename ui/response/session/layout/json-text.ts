import { defined } from "#engine/item-at";
import { pastString } from "#engine/json";
import type { TokenKind } from "#ui/code/scan";
import { growingInts } from "../ints.ts";
import type { Steps } from "../steps.ts";
import { holdsOthers, isLast, memberStart, type Nodes, nodeAt, sorts } from "../values/index.ts";
import { breaksIn, cutLines } from "./cut.ts";
import type { Source } from "./row.ts";
import { cutRuns, writtenOut } from "./runs.ts";
import { narrowest, noNotes, type View } from "./view.ts";

/** Spaces per level. */
const gap = 2;

/** The colors of values, by their sort. */
export const kindOfSort: readonly TokenKind[] = ["plain", "plain", "string", "number", "word"];

const made = (text: string): Source => ({ kind: "plain", made: text, from: 0, to: 0 });

/** Returns the key of a member as received; undefined without a key. */
export function keySource(text: string, nodes: Nodes, node: number): Source | undefined {
  const from = defined(nodes.key[node]);
  return from < 0 ? undefined : { kind: "key", from, to: pastString(text, from) };
}

/** Returns a value without members as received; empty objects and lists without spaces. */
export function valueSource(nodes: Nodes, node: number): Source {
  const sort = defined(nodes.sort[node]);
  if (sort === sorts.object) return made("{}");
  if (sort === sorts.list) return made("[]");
  return { kind: defined(kindOfSort[sort]), from: defined(nodes.from[node]), to: defined(nodes.to[node]) };
}

/** The number of values that are laid out in one step. */
const stepNodes = 20_000;

/** Lists the lines of a formatted text: each by its value, as `-value - 1` if it closes one. */
function* linesOf(nodes: Nodes): Steps<Int32Array> {
  const lines = growingInts();
  const open: number[] = [];
  for (let node = 0; node <= nodes.count; node += 1) {
    if (node % stepNodes === 0) yield;
    for (let last = open.at(-1); last !== undefined && nodes.next[last] === node; last = open.at(-1)) {
      lines.push(-last - 1);
      open.pop();
    }
    if (node === nodes.count) break;
    lines.push(node);
    if (holdsOthers(nodes, node)) open.push(node);
  }
  return lines.taken();
}

/**
 * Lays a JSON text out as `JSON.stringify` indents it, with every key and value unchanged. Rows are at most `width`
 * characters wide, blanks included.
 */
export function* jsonText(text: string, nodes: Nodes, width: number): Steps<View> {
  const lines = yield* linesOf(nodes);
  const lineOf = new Int32Array(nodes.count);
  for (let line = 0; line < lines.length; line += 1) {
    const node = defined(lines[line]);
    if (node >= 0) lineOf[node] = line;
  }

  const subject = (line: number): { node: number; closes: boolean } => {
    const held = defined(lines[line]);
    return held < 0 ? { node: -held - 1, closes: true } : { node: held, closes: false };
  };
  const sourcesOf = (line: number): readonly Source[] => {
    const { node, closes } = subject(line);
    const comma = isLast(nodes, node) ? [] : [made(",")];
    const isList = nodes.sort[node] === sorts.list;
    if (closes) return [made(isList ? "]" : "}"), ...comma];
    const key = keySource(text, nodes, node);
    const head = key === undefined ? [] : [key, made(": ")];
    return holdsOthers(nodes, node)
      ? [...head, made(isList ? "[" : "{")]
      : [...head, valueSource(nodes, node), ...comma];
  };
  const roomOf = (node: number): number => Math.max(narrowest, width - defined(nodes.depth[node]) * gap);
  const breaksOf = (line: number): readonly number[] => {
    const { node, closes } = subject(line);
    if (closes) return [];
    const room = roomOf(node);
    const upTo = holdsOthers(nodes, node) ? defined(nodes.from[node]) : defined(nodes.to[node]);
    // Most lines are short, so their exact width is not needed.
    if (upTo - memberStart(nodes, node) + 3 <= room) return [];
    return breaksIn(writtenOut(text, sourcesOf(line)), room);
  };
  const cut = yield* cutLines(lines.length, breaksOf);

  const rowAt = (offset: number): number => {
    const node = nodeAt(nodes, offset);
    const line = lineOf[node];
    if (line === undefined) return -1;
    let before = 0;
    for (const { made: added, from, to } of sourcesOf(line)) {
      const size = added?.length ?? to - from;
      if (added === undefined && offset >= from && offset < to) {
        return cut.rowOf(line, before + offset - from);
      }
      before += size;
    }
    return cut.rowOf(line);
  };

  return {
    rows: cut.rows,
    rowAt,
    rowOf: (node) => cut.rowOf(defined(lineOf[node])),
    read: (row, { hits, notes }) => {
      const { line, part, isLast: ends, start, end } = cut.at(row);
      const { node, closes } = subject(line);
      const sources = sourcesOf(line);
      const indent = defined(nodes.depth[node]) * gap;
      const pieces = cutRuns(text, sources, [start, end], hits);
      return {
        at: row,
        node,
        line: part === 0 ? line + 1 : undefined,
        ends,
        runs: part === 0 && indent > 0 ? [{ kind: "plain", text: " ".repeat(indent) }, ...pieces] : pieces,
        ...(part > 0 && indent > 0 && { indent }),
        notes: closes || part > 0 ? noNotes : (notes.get(node) ?? noNotes),
      };
    },
  };
}
