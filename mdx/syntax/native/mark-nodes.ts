import type { Nodes, Text } from "mdast";
import type { MarkNode } from "../tree.ts";
import type { Mask, PlacedMark } from "./masks.ts";
import type { NativeNode } from "./native-parser.ts";

type Position = NonNullable<Nodes["position"]>;

/** Returns the marks of a mask as nodes, with the white space between them if they are in a line of text. */
export function markNodes({ marks, start, end }: Mask, node: NativeNode, text: string): readonly (MarkNode | Text)[] {
  const { position } = node;
  const [only] = marks;
  if (position === undefined || only === undefined) return [];
  if (marks.length === 1) return [markNode(only, position)];
  const pointAt = (offset: number): Position["start"] =>
    offset === end ? position.end : pointIn(text.slice(start, offset), position.start, offset);
  let last = start;
  return marks.flatMap((one) => {
    const before = last;
    last = one.mark.end;
    const placed = markNode(one, { start: pointAt(one.start), end: pointAt(one.mark.end) });
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

const markNode = ({ mark }: PlacedMark, position: Position): MarkNode => ({ type: "mdxMark", mark, position });
