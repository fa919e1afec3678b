import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { replaceComponents } from "./components.ts";
import { readLeniently, withoutImageSizes } from "./lenient.ts";
import { markdownSchema } from "./schema.ts";

/** A tree of elements without scripts; the only form in which an author's markdown is rendered. */
export type SafeTree = ReturnType<typeof sanitize>;

/** An element of such a tree. */
export type SafeElement = Extract<SafeTree, { type: "element" }>;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // The ids' prefix is given by the schema.
  .use(remarkRehype, { clobberPrefix: "", allowDangerousHtml: true });

/**
 * Reads markdown (CommonMark with tables, task lists, strikes, footnotes) into a safe tree. HTML in it becomes elements
 * by the standard's own parser, never a string of HTML again, and the schema keeps of them what markdown itself could
 * say.
 */
export function parseMarkdown(markdown: string): SafeTree {
  if (endless.test(markdown)) return asParagraph(markdown);
  const document = processor.parse(withoutImageSizes(markdown));
  if (/<|&amp;/.test(markdown)) readLeniently(document, (text) => processor.parse(text));
  if (markdown.includes("<")) replaceComponents(document, markdown, (text) => processor.parse(text));
  const tree = processor.runSync(document);
  // Most descriptions hold no HTML, and the parser for it takes longer than all else.
  const safe = sanitize(markdown.includes("<") ? raw(tree) : tree, markdownSchema);
  return isDeeper(safe, deepest) ? asParagraph(markdown) : safe;
}

/**
 * No text for people nests so deep; what does would take seconds to read, or more calls than the stack holds to draw.
 */
const deepest = 100;

/** Limits of quote and list marks in one line, and of tags without text between them. */
const endless = new RegExp(
  `^[ \\t]*(?:>[ \\t]*|(?:[-*+]|\\d{1,9}[.)])[ \\t]+){${deepest}}|(?:<[a-z][^<>]*>\\s*){${deepest}}`,
  "im",
);

function isDeeper(tree: SafeTree, most: number): boolean {
  let level: readonly SafeTree[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((node): readonly SafeTree[] => ("children" in node ? node.children : []));
  }
  return false;
}

const asParagraph = (text: string): SafeTree => ({
  type: "root",
  children: [{ type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: text }] }],
});

/** The text of a tree, without marks. */
export function textOf(tree: SafeTree): string {
  if (tree.type === "text") return tree.value;
  return "children" in tree ? tree.children.map(textOf).join("") : "";
}
