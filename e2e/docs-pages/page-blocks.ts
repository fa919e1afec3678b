import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";

/** A block of code on a page. */
export interface PageBlock {
  readonly page: string;
  readonly line: number;
  /** Empty if the block names none. */
  readonly language: string;
  readonly text: string;
}

/** Reads the blocks of code of a page in Markdown. */
export function pageBlocks(page: string, markdown: string): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  visit(fromMarkdown(markdown), "code", ({ lang, value, position }) => {
    blocks.push({ page, line: position?.start.line ?? 0, language: lang ?? "", text: value });
  });
  return blocks;
}
