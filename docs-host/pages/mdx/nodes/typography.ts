import { nameToEmoji } from "gemoji";
import { isInlineElement } from "#mdx/tags";
import type { PageTree } from "./to-hast.ts";

/** Elements with verbatim text. */
const literal = /^(?:code|pre|kbd|samp|tt|var|style|script|CodeBlock|Template|Copy|Mermaid|Json)$/;

const marks = /(?<dash>-{2,3})|(?<dots>\.{3})|(?<quote>["'])|:(?<emoji>[\w+-]+):/g;

/** Characters behind which a quote opens. */
const opens = /[\s([{<\u2013\u2014\u2018\u201c/=-]/;

/**
 * Replaces straight quotes, dashes, dots and the names of emoji in the text of a page by their characters, which code
 * keeps.
 *
 * @param trees they are changed
 */
export function setTypography(trees: readonly PageTree[]): void {
  visitAll(trees, " ");
}

function visitAll(trees: readonly PageTree[], before: string): string {
  let last = before;
  for (const tree of trees) last = visit(tree, last);
  return last;
}

/** Visits a node; returns the character before the text behind it. */
function visit(tree: PageTree, before: string): string {
  if (tree.type === "text") {
    tree.value = typographic(tree.value, before);
    return tree.value.at(-1) ?? before;
  }
  const name = tree.type === "element" ? tree.tagName : tree.type === "mdxElement" ? tree.node.tag.name : undefined;
  if (name === undefined || literal.test(name) || !("children" in tree)) return "x";
  const isInline = tree.type === "element" ? isInlineElement(name) : isInlineElement(name) || /^[A-Z]/.test(name);
  const last = visitAll(tree.children, isInline ? before : " ");
  return isInline ? last : " ";
}

/** Two dashes are a long one, between digits a range. */
const dashOf = (text: string, at: number, length: number): string =>
  length === 2 && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + length)) ? "\u2013" : "\u2014";

function typographic(text: string, before: string): string {
  return text.replace(marks, (whole, ...match) => {
    const groups = match.at(-1) as { readonly [name: string]: string | undefined }; // the pattern has named groups
    const at = match.at(-3) as number; // the offset is before the whole text and the groups (ECMA-262 §22.1.3.19)
    const previous = at === 0 ? before : (text[at - 1] ?? " ");
    if (groups.emoji !== undefined)
      return Object.hasOwn(nameToEmoji, groups.emoji) ? (nameToEmoji[groups.emoji] ?? whole) : whole;
    if (groups.dots !== undefined) return "\u2026";
    if (groups.dash !== undefined) return isOption(text, at, whole.length) ? whole : dashOf(text, at, whole.length);
    const isOpening = opens.test(previous) && !(/\S/.test(previous) && /[\s.,;:!?)\]}]/.test(text.charAt(at + 1)));
    if (groups.quote === '"') return isOpening ? "\u201c" : "\u201d";
    // An apostrophe before digits stands for others: the ’90s.
    return isOpening && !/\d/.test(text.charAt(at + 1)) ? "\u2018" : "\u2019";
  });
}

/** `--name` is an option of a command. */
const isOption = (text: string, at: number, length: number): boolean =>
  /[a-z]/i.test(text.charAt(at + length)) && (at === 0 || /[\s(]/.test(text[at - 1] ?? " "));
