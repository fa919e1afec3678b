import type { MdxNode } from "../component.ts";
import type { Position } from "./file-context.ts";

/** An element of HTML. */
export type Html = Extract<MdxNode, { readonly kind: "html" }>;

/** Elements that ignore white space between children. */
const frames = /^(?:blockquote|[uod]l|table|tbody|thead|tfoot|tr|colgroup|picture|svg|g|defs)$/;

/** Elements that hold text in one line: a paragraph in them is their text. */
const lines = /^(?:p|h[1-6]|span|summary|caption|button|b|strong|i|em|u|small|code|label)$/;

/** Creates an element of HTML, with the white space and paragraphs that it can have. */
export function htmlNode(
  tag: string,
  attributes: Html["attributes"],
  children: readonly MdxNode[],
  at: Position,
): MdxNode {
  const isFrame = frames.test(tag);
  const inside = lines.test(tag) ? children.flatMap(withoutParagraph) : children;
  return {
    kind: "html",
    tag,
    attributes,
    children: isFrame ? inside.filter((child) => child.kind !== "text" || child.text.trim() !== "") : inside,
    ...lineOf(at),
  };
}

const withoutParagraph = (node: MdxNode): readonly MdxNode[] =>
  node.kind === "html" && node.tag === "p" ? node.children : [node];

/** The line of a node, if it is known. */
export const lineOf = (at: Position): { readonly line?: number } => (at === undefined ? {} : { line: at.start.line });
