import { fromMarkdown } from "mdast-util-from-markdown";
import { itemAt } from "#engine/item-at";

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly position?: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number };
  };
}

/** Turns indented code of Markdown, which pages in MDX do not have, into blocks between marks. */
export function fenceIndentedCode(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^(?: {4}|\t)/.test(line))) return lines;
  const result = [...lines];
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (node.type === "code") found.push(node);
    for (const child of node.children ?? []) visit(child);
  };
  visit(fromMarkdown(lines.join("\n")) as Node); // all nodes have these fields
  for (const { position, value = "" } of found.toReversed()) {
    if (position === undefined) continue;
    const { start, end } = position;
    const first = itemAt(lines, start.line - 1);
    const indent = first.slice(0, start.column - 1);
    if (/^\s*[`~]{3}/.test(first.slice(start.column - 1)) || indent.trim() !== "") continue;
    const marks = "`".repeat(Math.max(3, ...[...value.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    const code = value.split("\n").map((line) => (line === "" ? "" : indent + line));
    result.splice(start.line - 1, end.line - start.line + 1, indent + marks, ...code, indent + marks);
  }
  return result;
}
