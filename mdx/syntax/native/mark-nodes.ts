import type { Link, Nodes, Text } from "mdast";
import type { MarkNode } from "../tree.ts";
import type { Mask, PlacedMark } from "./masks.ts";
import type { NativeNode } from "./native-parser.ts";

type Position = NonNullable<Nodes["position"]>;

/** A node in place of a mask. */
type MaskedNode = MarkNode | Text | Link;

/** Returns the marks of a mask as nodes, with the white space between them if they are in a line of text. */
export function markNodes({ marks, start, end, lead }: Mask, node: NativeNode, text: string): readonly MaskedNode[] {
  const { position } = node;
  const [only] = marks;
  if (position === undefined || only === undefined) return [];
  const first = { ...position.start, column: position.start.column - lead, offset: start };
  if (marks.length === 1) return [markNode(only, { start: first, end: position.end }, text)];
  const pointAt = (offset: number): Position["start"] =>
    offset === end ? position.end : pointIn(text.slice(start, offset), first, offset);
  let last = start;
  return marks.flatMap((one) => {
    const before = last;
    last = one.mark.end;
    const placed = markNode(one, { start: pointAt(one.start), end: pointAt(one.mark.end) }, text);
    if (one.start === before || node.type === "mdxFlowExpression") return [placed];
    const space = { start: pointAt(before), end: pointAt(one.start) };
    return [{ type: "text", value: text.slice(before, one.start), position: space } as const, placed];
  });
}

/** Returns the point behind a text that starts at another point. */
function pointIn(before: string, { line, column }: Position["start"], offset: number): Position["start"] {
  const lastLine = before.lastIndexOf("\n");
  return lastLine === -1
    ? { line, column: column + before.length, offset }
    : { line: line + before.split("\n").length - 1, column: before.length - lastLine, offset };
}

function markNode({ start, mark }: PlacedMark, position: Position, text: string): MarkNode | Link {
  if (mark.kind !== "address") return { type: "mdxMark", mark, position };
  const value = text.slice(start + 1, mark.end - 1);
  const url = /^[a-z][a-z\d+.-]{1,31}:/i.test(value) ? value : `mailto:${value}`;
  const [from, to] = [position.start, position.end];
  const inside = {
    start: { line: from.line, column: from.column + 1, offset: start + 1 },
    end: { line: to.line, column: to.column - 1, offset: mark.end - 1 },
  };
  return { type: "link", title: null, url, children: [{ type: "text", value, position: inside }], position };
}
