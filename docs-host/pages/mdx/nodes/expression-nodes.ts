import type { Braces, MarkNode } from "#mdx/syntax";
import { isContent, isPropList, type MdxNode, type PropValue } from "../component.ts";
import { evaluate, type Value } from "./evaluate.ts";
import type { FileContext, Position } from "./file-context.ts";

/** Reads the value of braces; undefined if it is code. */
export function readBraces(braces: Braces, context: FileContext, at: Position): Value | undefined {
  const { expression } = braces;
  if (expression === undefined) return braces.isBroken ? undefined : {};
  const line = at?.start.line ?? 1;
  const elements = (text: string) => context.elements(text, line);
  return evaluate(expression, { ...context, elements, text: context.text.slice(braces.at) });
}

/** Returns the nodes of an expression in text. Comments, imports and exports have no nodes. */
export function markNodes({ mark, position }: MarkNode, context: FileContext): readonly MdxNode[] {
  if (mark.kind === "broken") context.report("syntax", "This tag can’t be read; skipped.", position);
  if (mark.kind !== "expression") return [];
  const { braces } = mark;
  const found = readBraces(braces, context, position);
  if (found !== undefined) return valueNodes(found.value, context, position);
  const parts = elementsIn(braces.expression);
  const isText = parts.length === 0 && !braces.text.includes("<");
  const rest = isText ? "It is shown as text" : "The elements in it are shown";
  context.report("expression", `{${shortened(braces.text)}} is code, which is not run. ${rest}.`, position);
  if (isText) return [{ kind: "text", text: `{${braces.text}}` }];
  const text = context.text.slice(braces.at);
  return parts.flatMap(({ start, end }) => context.elements(text.slice(start, end), position?.start.line ?? 1));
}

/** The nodes of a value among text. */
function valueNodes(value: PropValue | undefined, context: FileContext, at: Position): readonly MdxNode[] {
  if (typeof value === "string" || typeof value === "number") return [{ kind: "text", text: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  if (isPropList(value)) return value.flatMap((item) => valueNodes(item, context, at));
  if (isContent(value)) return value.nodes;
  context.report("expression", "Objects can’t be rendered; skipped.", at);
  return [];
}

/** Length of code in a message, in UTF-16 units. */
const maxCodeLength = 40;

const shortened = (code: string): string => {
  const line = code.trim().replace(/\s+/g, " ");
  return line.length > maxCodeLength ? `${line.slice(0, maxCodeLength)}…` : line;
};

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the outermost elements in an expression, in their order. */
function elementsIn(expression: unknown): readonly Span[] {
  const found: Span[] = [];
  const queue: unknown[] = [expression];
  while (queue.length > 0) {
    const node = queue.pop();
    if (typeof node !== "object" || node === null) continue;
    const { type, start, end } = node as { readonly type?: unknown } & Partial<Span>; // nodes of acorn have offsets
    if (/^JSX(?:Element|Fragment)$/.test(String(type)) && start !== undefined && end !== undefined)
      found.push({ start, end });
    else queue.push(...Object.values(node));
  }
  return found.sort((one, other) => one.start - other.start);
}
