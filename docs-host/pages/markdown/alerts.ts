import type { RichElement, RichNode } from "#engine/text";
import type { SafeElement, SafeTree } from "./tree.ts";

/** The first line of an alert (GitHub Docs, "Basic writing and formatting syntax"), such as `[!NOTE]`. */
const mark = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Returns a quote that is marked as an alert with its kind as a heading; `undefined` for other quotes. */
export function alertOf(quote: SafeElement, read: (tree: SafeTree) => readonly RichNode[]): RichElement | undefined {
  const [first, ...others] = read(quote);
  if (typeof first !== "object" || first.tag !== "p") return undefined;
  const [start, ...rest] = first.children ?? [];
  const kind = typeof start === "string" ? mark.exec(start)?.[1]?.toLowerCase() : undefined;
  if (typeof start !== "string" || kind === undefined) return undefined;
  const text = start.replace(mark, "");
  const children = [...(text === "" ? [] : [text]), ...rest];
  return {
    tag: "div",
    attributes: { "data-alert": kind },
    children: [
      { tag: "p", children: [{ tag: "strong", children: [kind.charAt(0).toUpperCase() + kind.slice(1)] }] },
      ...(children.length === 0 ? [] : [{ ...first, children }]),
      ...others,
    ],
  };
}
