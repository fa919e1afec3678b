import type { NativeNode } from "./native-parser.ts";
import { hasStandIn } from "./stand-ins.ts";

/** Addresses that the tolerant parser may find later. */
const address = /https?:\/\/|www\./i;

/** Two kinds of emphasis that did not match, which the native parser pairs in its own way. */
const hasUnmatched = (text: string): boolean => text.includes("*") && text.includes("_");

/** The second line of a table. */
const delimiterRow = /\n[ \t]*\|?[ \t]*:?-+:?[ \t]*\|/;

/** Returns true if a text has nothing that the tolerant parser may read as an address, as emphasis or as a table. */
export const isExactText = ({ value = "" }: NativeNode, isInLink: boolean): boolean =>
  (isInLink || !address.test(value)) && !hasUnmatched(value) && !delimiterRow.test(value);

/** Returns true if both parsers find a link: not if it is a bare address next to other signs, or behind a bracket. */
export function isExactAddress({ url = "", position }: NativeNode, text: string): boolean {
  const { start, end } = position ?? {};
  const from = start?.offset ?? 0;
  if (text[from] === "[") return true;
  const [before = " ", after = " "] = [text[from - 1], text[end?.offset ?? 0]];
  if (hasStandIn(url) || url.includes("|") || /[\w@.:]/.test(before) || /[\w@]/.test(after)) return false;
  if (/^www/i.test(text.slice(from, from + 3)) && !/[\s(*_~\]]/.test(before)) return false;
  const paragraph = text.slice(Math.max(text.lastIndexOf("\n\n", from), 0), from);
  let depth = 0;
  for (const [bracket] of paragraph.matchAll(/[[\]]/g)) depth = bracket === "[" ? depth + 1 : Math.max(0, depth - 1);
  return depth === 0;
}

/** Returns true if the first line of a table has as many cells as the second one. */
export function hasColumns({ position }: NativeNode, text: string): boolean {
  const table = text.slice(position?.start.offset, position?.end.offset);
  const [header = "", row = ""] = table.split("\n", 2);
  return cellsIn(header) === cellsIn(row.replace(/^[ \t>]*/, ""));
}

const cellsIn = (line: string): number =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/).length;

/**
 * Moves the start of a task's text to where the tolerant parser has it: before the box, if the text starts with a mark.
 * Returns false for a task without text on its line.
 */
export function placeTask({ children, position }: NativeNode, text: string): boolean {
  const [paragraph] = children ?? [];
  const [head] = paragraph?.children ?? [];
  const start = paragraph?.position?.start;
  if (paragraph?.type !== "paragraph" || head === undefined || start?.offset === undefined) return false;
  if (start.line !== position?.start.line) return false;
  if (head.type === "text") return true;
  const box = text.lastIndexOf("[", start.offset - 3);
  Object.assign(start, { column: start.column - (start.offset - box), offset: box });
  return true;
}

/** Returns the data that `remark-math` gives to a formula. */
export function mathData({ type, value }: NativeNode): unknown {
  const hChildren = [{ type: "text", value }];
  if (type === "inlineMath")
    return { hName: "code", hProperties: { className: ["language-math", "math-inline"] }, hChildren };
  const properties = { className: ["language-math", "math-display"] };
  return { hName: "pre", hChildren: [{ type: "element", tagName: "code", properties, children: hChildren }] };
}
