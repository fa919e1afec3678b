import type { MdxNode } from "../component.ts";

/** Returns the text of nodes without marks, for names of parts. */
export const plainTextOf = (nodes: readonly MdxNode[]): string =>
  nodes
    .map((node): string => {
      if (node.kind === "text") return node.text;
      if (node.kind === "code") return node.code;
      return node.kind === "math" ? node.tex : plainTextOf(node.children);
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
