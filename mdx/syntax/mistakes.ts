import type { Nodes, Parents, Root } from "mdast";
import { splitHeadingId } from "#mdx/headings";
import { nest } from "./nest.ts";
import type { MarkNode, Report } from "./tree.ts";

/** A part of a text that is not valid MDX (mdxjs.com/docs/what-is-mdx), by its offset from 0 in UTF-16 units. */
export interface Mistake {
  readonly message: string;
  readonly offset: number;
  /** True if the page shows this part as meant. Other readers of MDX reject the page. */
  readonly isShown?: true;
}

/** Comments of HTML are shown as markdown has them, although MDX lacks them. */
const comment = "<!--";

/**
 * Returns the parts of a text that are not valid MDX, in their order.
 *
 * @param tree the tree with the marks in their places
 */
export function mistakesIn(tree: Root, text: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const unmatched: Unmatched[] = [];
  const add: Add = (message, offset) => {
    if (offset !== undefined) mistakes.push({ message, offset });
  };
  const visit = (node: Nodes): void => {
    if (node.type === "mdxMark") markMistake(node, text, add);
    else if (node.type === "text") textMistake(node, text, add);
    if (!("children" in node) || isAddress(node, text)) return;
    unmatched.push(...unmatchedTags(node));
    for (const child of node.children) {
      if (child.type !== "text" || !isHeadingId(child, node, text)) visit(child);
    }
  };
  visit(tree);
  if (unmatched.length > 0) {
    const report: Report = (_, message, at) => add(message.replace(/\.$/, ""), at?.start.offset);
    nest(structuredClone(tree), { text, report });
  }
  const reported = new Set(mistakes.map(({ offset }) => offset));
  const shown = unmatched.filter(({ offset }) => !reported.has(offset));
  const closed = new Set(shown.flatMap(({ name, isClosing }) => (isClosing ? [name] : [])));
  for (const { name, isClosing, message, offset } of shown) {
    // The closing tag of another part closes it.
    if (isClosing || !closed.has(name)) mistakes.push({ message, offset, isShown: true });
  }
  return mistakes.sort((a, b) => a.offset - b.offset);
}

/** Returns true for a bare address. Its text has no marks. */
const isAddress = ({ type, position }: Nodes, text: string): boolean =>
  type === "link" && text[position?.start.offset ?? 0] !== "[";

/** Returns true for the last text of a heading if its only brace starts the id of the heading. */
const isHeadingId = ({ position }: Nodes, parent: Parents, text: string): boolean => {
  if (parent.type !== "heading" || parent.children.at(-1)?.position !== position) return false;
  const split = splitHeadingId(text.slice(position?.start.offset, position?.end.offset));
  return split !== undefined && !/[<{\\]/.test(split.text);
};

type Add = (message: string, offset: number | undefined) => void;

/** A tag without a counterpart among the children of its node, as MDX matches tags. */
interface Unmatched {
  readonly name: string;
  readonly isClosing: boolean;
  readonly message: string;
  readonly offset: number;
}

const placeOf = ({ type }: Parents): string =>
  type === "root" ? "text" : type.replace(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);

function unmatchedTags(parent: Parents): readonly Unmatched[] {
  const unmatched: Unmatched[] = [];
  const open: { readonly name: string; readonly offset: number }[] = [];
  for (const { type, position, ...node } of parent.children) {
    if (type !== "mdxMark" || !("mark" in node) || node.mark.kind !== "tag") continue;
    const { name, isClosing, isSelfClosing } = node.mark.tag;
    const offset = position?.start.offset;
    if (isSelfClosing || offset === undefined) continue;
    if (!isClosing) {
      open.push({ name, offset });
      continue;
    }
    const last = open.pop();
    if (last?.name === name) continue;
    // Tags after a closing tag of an element outside are outside too.
    if (last === undefined && unmatched.some((one) => one.isClosing)) break;
    const expected = last === undefined ? "" : `, expected </${last.name}>`;
    const message = `</${name}> has no opening tag in its ${placeOf(parent)}${expected}`;
    unmatched.push({ name, isClosing, message, offset });
  }
  for (const { name, offset } of open) {
    const message = `<${name}> has no closing tag in its ${placeOf(parent)}`;
    unmatched.push({ name, isClosing: false, message, offset });
  }
  return unmatched;
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
