import type { MdxElement, MdxNode } from "../component.ts";

/** The first line of an alert (GitHub Docs, "Basic writing and formatting syntax"), such as `[!NOTE]`. */
const mark = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** The intents of callouts by the kinds of alerts. */
const intents: { readonly [kind: string]: string } = {
  note: "note",
  tip: "tip",
  important: "info",
  warning: "warning",
  caution: "error",
};

/** Returns a quote with these nodes that is marked as an alert as a callout; undefined for other quotes. */
export function alertNode(quoted: readonly MdxNode[]): MdxElement | undefined {
  const [first, ...others] = quoted.filter((node) => node.kind !== "text" || node.text.trim() !== "");
  if (first?.kind !== "html" || first.tag !== "p") return undefined;
  const [start, ...rest] = first.children;
  const kind = start?.kind === "text" ? mark.exec(start.text)?.[1]?.toLowerCase() : undefined;
  const intent = kind === undefined ? undefined : intents[kind];
  if (start?.kind !== "text" || intent === undefined) return undefined;
  const text = start.text.replace(mark, "");
  const inside: readonly MdxNode[] = [...(text === "" ? [] : [{ kind: "text", text } as const]), ...rest];
  return {
    kind: "component",
    name: "Callout",
    props: { intent },
    children: [...(inside.length === 0 ? [] : [{ ...first, children: inside }]), ...others],
    ...(first.line !== undefined && { line: first.line }),
  };
}
