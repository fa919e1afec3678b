import { raw } from "hast-util-raw";
import type { Schema } from "hast-util-sanitize";
import { sanitize } from "hast-util-sanitize";
import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { idPrefix } from "#docs-host/site/author-styles";
import { replaceComponents } from "./components.ts";
import { readLeniently, withoutImageSizes } from "./lenient.ts";

/**
 * The allowlist for markdown and its HTML: text, links, images, lists, tables, code. Everything else is dropped; links
 * and images keep only the schemes named here.
 */
const markdownSchema: Schema = {
  tagNames: [
    "input p br hr em strong b i u s del ins sub sup kbd samp mark small code pre blockquote ul ol li dl dt dd a img",
    "h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td section div span details summary",
  ].flatMap((names) => names.split(" ")),
  attributes: {
    a: ["href", "title", "dataFootnoteRef", "dataFootnoteBackref", "ariaLabel", "ariaDescribedBy", "id"],
    code: [["className", /^language-[\w-]+$/]],
    img: ["src", "alt", "title"],
    // The marks of a task list; they are drawn as text.
    input: [["type", "checkbox"], "checked"],
    ol: ["start"],
    li: ["id"],
    section: ["dataFootnotes"],
    h2: ["id"],
    td: ["align"],
    th: ["align"],
  },
  protocols: { href: ["http", "https", "mailto"], src: ["https"] },
  ancestors: Object.fromEntries(
    ["li", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"].map((name) => [
      name,
      name === "li" ? ["ul", "ol"] : ["table"],
    ]),
  ),
  clobber: ["id", "name", "ariaDescribedBy"],
  clobberPrefix: idPrefix,
  strip: ["script", "style", "template", "noscript", "textarea", "title", "svg", "math"],
};

/** A tree of elements without scripts; the only form in which an author's markdown is rendered. */
export type SafeTree = ReturnType<typeof sanitize>;

/** An element of such a tree. */
export type SafeElement = Extract<SafeTree, { type: "element" }>;

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Without the packages of remark, which have writers of markdown too. */
const parse = (markdown: string): Root => fromMarkdown(markdown, extensions);

/**
 * Reads markdown (CommonMark with tables, task lists, strikes, footnotes) into a safe tree. HTML in it becomes elements
 * by the standard's own parser, never a string of HTML again, and the schema keeps of them what markdown itself could
 * say.
 */
export function parseMarkdown(markdown: string): SafeTree {
  if (endless.test(markdown)) return asParagraph(markdown);
  const document = parse(withoutImageSizes(markdown));
  if (/<|&amp;/.test(markdown)) readLeniently(document, parse);
  if (markdown.includes("<")) replaceComponents(document, markdown, parse);
  // The ids' prefix is given by the schema.
  const tree = toHast(document, { clobberPrefix: "", allowDangerousHtml: true });
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
