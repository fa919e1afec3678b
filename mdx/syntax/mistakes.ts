import type { Nodes, Parents, Root } from "mdast";
import type { MarkNode } from "./tree.ts";

/** A part of a text that is not valid MDX (mdxjs.com/docs/what-is-mdx), by its offset from 0 in UTF-16 units. */
export interface Mistake {
  readonly message: string;
  readonly offset: number;
}

/** Comments of HTML are shown as markdown has them, although MDX lacks them. */
const comment = "<!--";

/**
 * Returns the first part of a text that is not valid MDX; undefined if there is none. Pages show many of these parts as
 * meant, but other readers of MDX reject the page.
 *
 * @param tree the tree with the marks in their places, before its tags are nested
 */
export function firstMistake(tree: Root, text: string): Mistake | undefined {
  let first: Mistake | undefined;
  const add = (message: string, offset: number | undefined): void => {
    if (offset !== undefined && offset < (first?.offset ?? Number.POSITIVE_INFINITY)) first = { message, offset };
  };
  const visit = (node: Nodes): void => {
    if (node.type === "mdxMark") markMistake(node, text, add);
    else if (node.type === "text") textMistake(node, text, add);
    if (!("children" in node) || isAddress(node, text)) return;
    tagMistakes(node, add);
    for (const child of node.children) visit(child);
  };
  visit(tree);
  return first;
}

/** Returns true for a bare address. Its text has no marks. */
const isAddress = ({ type, position }: Nodes, text: string): boolean =>
  type === "link" && text[position?.start.offset ?? 0] !== "[";

type Add = (message: string, offset: number | undefined) => void;

/** Adds tags without a counterpart among the children of a node. */
function tagMistakes(parent: Parents, add: Add): void {
  const open: { readonly name: string; readonly offset: number | undefined }[] = [];
  for (const { type, position, ...node } of parent.children) {
    if (type !== "mdxMark" || !("mark" in node) || node.mark.kind !== "tag") continue;
    const { name, isClosing, isSelfClosing } = node.mark.tag;
    const offset = position?.start.offset;
    if (isSelfClosing) continue;
    if (!isClosing) {
      open.push({ name, offset });
      continue;
    }
    const last = open.pop();
    if (last === undefined) add(`</${name}> closes no tag`, offset);
    else if (last.name !== name) add(`expected the closing tag of <${last.name}>, not </${name}>`, offset);
  }
  for (const { name, offset } of open) {
    const end = parent.type === "root" ? "the text" : `its ${parent.type.toLowerCase()}`;
    add(`expected a closing tag for <${name}> before the end of ${end}`, offset);
  }
}

/** Adds the parts of a mark that MDX lacks. */
function markMistake({ mark, position }: MarkNode, text: string, add: Add): void {
  const offset = position?.start.offset;
  if (mark.kind === "broken") add("this tag is incomplete", offset);
  const isComment = mark.kind === "comment" && offset !== undefined;
  if (isComment && text[offset] === "<" && !text.startsWith(comment, offset)) add("MDX has no such tag", offset);
  if (mark.kind !== "tag") return;
  for (const { name = "", value, start, isOnlyHtml } of mark.tag.attributes) {
    if (isOnlyHtml) add(`write the attribute ${name} as ${name}="value"`, start);
    else if (typeof value === "object" && value.expression === undefined) {
      add(`the braces of the attribute ${name} contain no expression`, start);
    }
  }
}

/** An escape, or the start of a tag or an expression. White space behind `<` makes it a comparison. */
const opening = /\\[\s\S]|<(?=\S)|\{/g;
const moduleWord = /^(?:import|export) /;

/** Adds brackets and braces that are text, although they start a tag or an expression in MDX. */
function textMistake({ position }: Nodes, text: string, add: Add): void {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return;
  const source = text.slice(start, end);
  if (position?.start.column === 1 && moduleWord.test(source)) {
    add("this line starts like an import or export, and is not valid code", start);
  }
  for (const { 0: sign, index } of source.matchAll(opening)) {
    if (sign === "{") add("expected an expression and a closing brace", start + index);
    else if (sign === "<") add(`unexpected ${JSON.stringify(source[index + 1])} after <`, start + index);
    if (!sign.startsWith("\\")) return;
  }
}
