import type { Root } from "mdast";
import { type Extension as FromMarkdownExtension, fromMarkdown } from "mdast-util-from-markdown";
import type { Extension } from "micromark-util-types";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
// Its types declare the extensions among the data of a processor.
import type {} from "remark-parse";
import { unified } from "unified";
import { caches } from "#engine/caches";
import { skippingTrees } from "./bare-addresses.ts";
import { mdxSyntax } from "./constructs.ts";
import { type Marks, marksOf } from "./marks.ts";
import { prepareNatively, readNatively } from "./native/index.ts";
import { nest } from "./nest.ts";
import type { Diagnostic, MarkNode, Report } from "./tree.ts";

/** The tree of a text in MDX, and the mistakes in the text. */
export interface ParsedMdx {
  readonly tree: Root;
  readonly diagnostics: readonly Diagnostic[];
}

/** Limits of quote and list marks in one line: more take seconds to read. */
const endless = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){100}/m;

/**
 * Reads a text in MDX with tables, task lists, footnotes and formulas. Any text has a tree: what can't be read is text,
 * and mistakes are in the diagnostics.
 */
export function parseMdx(source: string): ParsedMdx {
  const text = withoutMark(source);
  const diagnostics: Diagnostic[] = [];
  const report: Report = (kind, message, at) => {
    const { line = 1, column = 1 } = at?.start ?? {};
    diagnostics.push({ kind, message, line, column });
  };
  const tree = takeTree(text) ?? readTree(text);
  if (tree === undefined) return { tree: asParagraph(text, marksOf(text)), diagnostics: [tooDeep] };
  nest(tree, { text, report });
  return { tree, diagnostics };
}

/** Estimated bytes of a tree for each UTF-16 unit of its text, measured on guides. */
const bytesPerUnit = 26;

/** Trees that were read for the references of a text, until the text is read as a page. */
const trees = caches.open<Root>("trees", { part: 0.15, sizeOf: (_, { length }) => length * bytesPerUnit });

/**
 * Reads the tree of a text with its tags, expressions, comments and code as marks in their places. Returns undefined for
 * a text that would take seconds to read. The tree must not be changed, since `parseMdx` uses it.
 */
export function parseTree(text: string): Root | undefined {
  const tree = trees.get(text) ?? readTree(text);
  if (tree !== undefined) trees.set(text, tree);
  return tree;
}

/** Returns the tree that `parseTree` read, which only the caller has from now on. */
function takeTree(text: string): Root | undefined {
  const tree = trees.get(text);
  trees.delete(text);
  return tree;
}

const readTree = (text: string): Root | undefined => (endless.test(text) ? undefined : treeOf(marksOf(text)));

/** Has a text parsed by the native parser of another process, if there is one, so that it is read faster. Never rejects. */
export async function prepareMdx(source: string): Promise<void> {
  const text = withoutMark(source);
  if (!endless.test(text)) await prepareNatively(marksOf(text));
}

const withoutMark = (source: string): string => source.replace(/^\uFEFF/, "");

/** Reads the tree of a text with its marks as nodes: fast if both parsers have the same one. */
export function treeOf(marks: Marks): Root {
  const tree = readNatively(marks);
  if (tree === undefined) return tolerantTree(marks);
  for (const transform of transforms) transform(tree);
  return tree;
}

/** Reads the tree of any text with its marks as nodes. */
export const tolerantTree = (marks: Marks): Root =>
  fromMarkdown(marks.text, {
    extensions: [...(syntax.micromarkExtensions ?? []), mdxSyntax(marks)],
    mdastExtensions: [...mdastExtensions, markNodes(marks)],
  });

/** The syntax of all texts, created once: many texts are titles of a few words. */
const syntax: {
  readonly micromarkExtensions?: readonly Extension[];
  readonly fromMarkdownExtensions?: readonly (FromMarkdownExtension | FromMarkdownExtension[])[];
} = unified().use(remarkGfm).use(remarkMath).freeze().data();

const mdastExtensions = (syntax.fromMarkdownExtensions ?? []).flat().map(skippingTrees);

/** The search for bare addresses in a whole tree. */
const transforms = mdastExtensions.flatMap((extension) => extension.transforms ?? []);

const tooDeep: Diagnostic = { kind: "limit", message: "Lists or quotes are nested too deeply.", line: 1, column: 1 };

/** Creates the nodes of marks. */
const markNodes = (marks: Marks): FromMarkdownExtension => ({
  enter: {
    mdxMark(token) {
      const { offset } = token.start;
      const code = /[ei]/.test(marks.text.charAt(offset)) ? marks.codeAt(offset) : undefined;
      const mark: MarkNode["mark"] | undefined = code ? { ...code, kind: "code" } : marks.at(offset);
      this.enter({ type: "mdxMark", mark: mark?.end === token.end.offset ? mark : { kind: "broken" } }, token);
    },
  },
  exit: {
    mdxMark(token) {
      this.exit(token);
    },
  },
});

/** The fallback for a text that can't be read in good time: all of it, without tags. */
const asParagraph = (text: string, marks: Marks): Root => ({
  type: "root",
  children: [{ type: "paragraph", children: [{ type: "text", value: withoutTags(text, marks) }] }],
});

const withoutTags = (text: string, { brokenTagAt }: Marks): string => {
  let rest = "";
  let from = 0;
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", Math.max(at + 1, from))) {
    const end = brokenTagAt(at);
    if (end === undefined) continue;
    rest += text.slice(from, at);
    from = end;
  }
  return rest + text.slice(from);
};
