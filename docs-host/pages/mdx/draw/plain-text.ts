import { splitHeadingId } from "#mdx/headings";
import type { MdxNode } from "../component.ts";

/** Returns the text of nodes without marks. */
export const plainText = (nodes: readonly MdxNode[]): string => nodes.map(textOf).join("").replace(/\s+/g, " ").trim();

/** Elements that begin a line or a cell. */
const blocks = /^(?:br|d[dt]|div|h[1-6]|li|p|pre|t[dh]|section)$/;

function textOf(node: MdxNode): string {
  if (node.kind === "text") return node.text;
  if (node.kind === "code") return ` ${node.code} `;
  if (node.kind === "math") return node.tex;
  if (node.kind === "html" && node.tag === "style") return "";
  const inside = node.children.map(textOf).join("");
  return node.kind === "component" || blocks.test(node.tag) ? ` ${inside} ` : inside;
}

/** Separates the id that an author wrote at the end of a heading from the heading's children. */
export function splitHeading(children: readonly MdxNode[]): {
  readonly children: readonly MdxNode[];
  readonly id?: string;
} {
  const last = children.at(-1);
  const split = last?.kind === "text" ? splitHeadingId(last.text) : undefined;
  if (last?.kind !== "text" || split === undefined) return { children };
  return { children: [...children.slice(0, -1), { ...last, text: split.text }], id: split.id };
}
