import { sanitize } from "hast-util-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { markdownSchema } from "./schema.ts";

/** A tree of elements without anything that runs; the only thing that is ever drawn of somebody's markdown. */
export type SafeTree = ReturnType<typeof sanitize>;

/** An element of such a tree. */
export type SafeElement = Extract<SafeTree, { type: "element" }>;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Without `allowDangerousHtml` blocks of HTML never enter the tree. The ids' prefix is given by the schema.
  .use(remarkRehype, { clobberPrefix: "" });

/** Reads markdown (CommonMark with tables, task lists, strikes, footnotes) into a safe tree. */
export const parseMarkdown = (markdown: string): SafeTree =>
  sanitize(processor.runSync(processor.parse(markdown)), markdownSchema);

/** The text of a tree, without marks. */
export function textOf(tree: SafeTree): string {
  if (tree.type === "text") return tree.value;
  return "children" in tree ? tree.children.map(textOf).join("") : "";
}
