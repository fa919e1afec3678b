import { htmlToMarkdown } from "./html-to-markdown.ts";

/** A part of a line of markdown. */
type InlinePart =
  | { readonly kind: "text" | "code" | "strong" | "emphasis"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

/** Inline markdown: code, strong and emphasized words, links to the web. */
const marks =
  /(?<tick>`+)(?<code>.+?)\k<tick>|\*\*(?<strong>[^*\n]+)\*\*|\*(?<stressed>[^\s*](?:[^*\n]*[^\s*])?)\*|(?<![\p{L}\p{N}_])_(?<under>[^\s_](?:[^_\n]*[^\s_])?)_(?![\p{L}\p{N}_])|\[(?<label>[^\]\n]+)\]\((?<href>https?:\/\/[^\s)]+)\)/gsu;

function partOf({ code, strong, stressed, under, label = "", href = "" }: Partial<Record<string, string>>): InlinePart {
  if (code !== undefined) return { kind: "code", text: code.trim() };
  if (strong !== undefined) return { kind: "strong", text: strong };
  const emphasis = stressed ?? under;
  return emphasis === undefined ? { kind: "link", text: label, href } : { kind: "emphasis", text: emphasis };
}

/** Splits one line of markdown into its marks and the text between. All other text is unchanged. */
function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push(partOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

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
