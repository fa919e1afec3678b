import { htmlToMarkdown } from "./html-to-markdown.ts";
import { inlineParts } from "./inline-parts.ts";

/** Images, and links within a site: inline markdown that only a page draws. */
const imagesAndLinks = /!?\[([^\]]*)\]\([^)]*\)/g;

/** Returns the first paragraph of a markdown text on one line, without its marks. */
function firstParagraph(markdown: string | undefined): string | undefined {
  const paragraph = htmlToMarkdown(markdown ?? "")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== "" && !/^(?:#|```|[-*|>]|\d+\.)/.test(block));
  if (paragraph === undefined) return undefined;
  return plainLine(paragraph) || undefined;
}

/** Returns inline markdown on one line, without its marks. */
export const plainLine = (markdown: string): string =>
  inlineParts(markdown.replace(imagesAndLinks, "$1").replace(/\s+/g, " ").trim())
    .map(({ text }) => text)
    .join("");

/** The first sentence of a markdown text, without its marks; `e.g.` and `v1.2` end none. */
export function firstSentence(markdown: string | undefined): string | undefined {
  const text = firstParagraph(markdown);
  return text && /^.*?(?:(?<!\b(?:e\.g|i\.e|etc|vs|cf|[A-Z]))[.!?](?=\s+[^\s\p{Ll}])|$)/u.exec(text)?.[0].trim();
}

/** The first paragraph of a markdown text, without its marks, at most `limit` characters. */
export function summaryOf(markdown: string | undefined, limit = 155): string | undefined {
  const text = firstParagraph(markdown);
  if (text === undefined || text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), limit / 2)).replace(/[,;:.]$/, "")}…`;
}
